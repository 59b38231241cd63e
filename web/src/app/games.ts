// Every folder of game/ is a game. Its manifest is small and comes with the page; its board is fetched when a table opens.

import { register } from '../table/games.ts'
import type { Manifest } from '../table/manifest.ts'

register(...Object.values(import.meta.glob<Manifest>('../game/*/manifest.ts', { eager: true, import: 'manifest' })))
