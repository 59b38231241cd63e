// The desk, available to every part of the table without being passed down.

import { getContext, setContext } from 'svelte'
import type { Desk } from './desk.svelte.ts'

const KEY = Symbol('desk')
export const giveDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext<Desk>(KEY)
