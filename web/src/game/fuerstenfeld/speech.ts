// The names and sentences of the engine, for every component of a table.

import { createContext } from 'svelte'
import type { Speech } from './table.ts'

export const [useSpeech, giveSpeech] = createContext<Speech>()
