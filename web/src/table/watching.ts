// Whether a table shows a record: then no game goes on behind it.

import { getContext, setContext } from 'svelte'

const KEY = Symbol('record')

export const showRecord = () => setContext(KEY, true)
export const inRecord = (): boolean => getContext<true | undefined>(KEY) === true
