// What the books of Principati Duello show.

export { default as Sheet } from './Sheet.svelte'
export { default as Drawn } from './Drawn.svelte'
