// What a visitor has to load.

import { budget, weigh } from '../../scripts/weight.mjs'

export const targets = budget
export const measure = () => weigh()
