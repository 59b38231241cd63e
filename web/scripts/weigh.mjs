// Weighs what a first visit loads, after `npm run build`: script and style of the home page, and the fonts. Fails over budget.

import { budget, weigh } from './weight.mjs'

const everything = await weigh()
console.log(JSON.stringify(everything))
const over = Object.keys(budget).filter((key) => everything[key] > budget[key])
for (const key of over) console.error(`${key}: ${everything[key]} is over ${budget[key]}`)
process.exit(over.length > 0 ? 1 : 0)
