// The names and sentences of the engine, handed down to every component of a table.

import { createContext } from 'svelte'
import type { Speech } from './table.ts'

export const [useSpeech, giveSpeech] = createContext<Speech>()
