// What the books of Fürstenfeld show.

export { default as Sheet } from './Sheet.svelte'
export { default as Drawn } from './Drawn.svelte'
