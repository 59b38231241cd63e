// Names and refusals for the gallery, from the words that the whole project shares. At a real table the engine speaks.

import type { Words } from '../shell/language.svelte.ts'
import { language } from '../shell/language.svelte.ts'
import type { Speech } from '../game/fuerstenfeld/table.ts'

export const speech: Speech = {
  card: (card) => language.say(`name-${card}`),
  good: (good) => language.say(`name-${good}`),
  sentence({ id, args }) {
    const words: Words = {}
    for (const [key, arg] of args) {
      words[key] = arg.type === 'name' ? language.say(`name-${arg.value}`) : arg.type === 'names' ? arg.value.join(', ') : arg.value
    }
    return language.say(id, words)
  },
}
