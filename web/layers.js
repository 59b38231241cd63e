// The layers of web/src: which room may import from which. `npm run lint` holds them, for imports of types too, and
// tests/layers.test.ts shows that it does.

import boundaries from 'eslint-plugin-boundaries'

/** Each room, and the rooms below it that it may use. Every room may also use its own files and what is below all rooms. */
const ROOMS = {
  core: [],
  ui: ['core'],
  engine: ['core'],
  table: ['core', 'ui', 'engine'],
  game: ['core', 'ui', 'engine', 'table'],
  study: ['core', 'ui', 'engine', 'table'],
  local: ['core', 'ui', 'engine', 'table', 'study'],
  online: ['core', 'ui', 'engine', 'table'],
  replay: ['core', 'ui', 'engine', 'table', 'study'],
  rules: ['core', 'ui', 'engine', 'table'],
  app: ['core', 'ui', 'engine', 'table', 'game', 'local', 'online', 'replay', 'rules', 'study'],
}

/** Below all rooms. The types of the wire that name no game are, too. */
const BELOW = ['art', 'styles']

const elements = [
  { type: 'game', pattern: 'src/game/*', capture: ['game'] },
  ...Object.keys(ROOMS)
    .filter((room) => room !== 'game')
    .map((room) => ({ type: room, pattern: `src/${room}` })),
  { type: 'art', pattern: 'src/art' },
  { type: 'styles', pattern: 'src/styles' },
  { type: 'generated', pattern: 'src/generated' },
  { type: 'package', pattern: 'engine', partialMatch: false },
]

/** The types of one game stand beside those of all games. */
const files = [
  { category: 'wire', pattern: 'src/generated/{core,games,hex,limits,protocol,version}.ts' },
  { category: 'wire-of', pattern: 'src/generated/*.ts', capture: ['game'] },
  { category: 'wire-of', pattern: 'src/generated/*-tiles.ts', capture: ['game'] },
]

const to = (types) => ({ to: { element: { types: { anyOf: types } } } })

const own = { game: '{{ from.element.captured.game }}' }

const policies = [
  { allow: { to: { file: { categories: 'wire' } } } },
  ...Object.entries(ROOMS).map(([room, below]) => ({
    from: { element: { type: room } },
    allow: to([...below, ...BELOW, ...(room === 'game' ? [] : [room])]),
  })),
  // A game sees itself and the types of its own wire, and no other game.
  { from: { element: { type: 'game' } }, allow: { to: { element: { type: 'game', captured: own } } } },
  { from: { element: { type: 'game' } }, allow: { to: { file: { categories: 'wire-of', captured: own } } } },
  { from: { element: { type: 'app' } }, allow: { to: { file: { categories: 'wire-of' } } } },
  { from: { element: { type: 'engine' } }, allow: to(['package']) },
]

export const layers = {
  files: ['src/**/*.ts', 'src/**/*.svelte'],
  ignores: ['src/generated/**'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': files,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'import/resolver': { node: { extensions: ['.ts', '.js', '.svelte'] } },
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'boundaries/no-unknown-files': 'error',
  },
}
