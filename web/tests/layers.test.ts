// A room imports only from the rooms below it (layers.js): what the linter lets pass, and what it does not.

import { ESLint } from 'eslint'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))
const linter = new ESLint({ cwd: web })

/** The rules of layers that a file with this one import would break. */
async function broken(file: string, statement: string): Promise<(string | null)[]> {
  const text = file.endsWith('.svelte') ? `<script lang="ts">\n  ${statement}\n</script>\n` : `${statement}\n`
  const [result] = await linter.lintText(text, { filePath: `${web}/src/${file}` })
  return result!.messages.map(({ ruleId }) => ruleId).filter((rule) => rule === null || rule.startsWith('boundaries/'))
}

// The linter reads its configuration once, which takes seconds on a busy machine.
beforeAll(() => broken('core/new.ts', ''), 60_000)

test.each([
  ['core/new.ts', "import '../engine/shelf.ts'"],
  ['core/new.ts', "import '../ui/late.svelte.ts'"],
  ['ui/New.svelte', "import '../table/session.svelte.ts'"],
  ['engine/new.ts', "import '../table/moments.ts'"],
  ['table/new.ts', "import '../game/fuerstenfeld/manifest.ts'"],
  ['table/New.svelte', "import type { Manifest } from '../game/principati/manifest.ts'"],
  ['table/new.ts', "export const load = () => import('../game/fuerstenfeld/Seated.svelte')"],
  ['table/new.ts', "export * from '../online/tables.ts'"],
  ['table/new.ts', "import type { View } from '../generated/fuerstenfeld.ts'"],
  ['table/new.ts', "import '../../engine/princely.js'"],
  ['game/principati/map/New.svelte', "import '../../fuerstenfeld/manifest.ts'"],
  ['game/principati/map/new.ts', "import type { View } from '../../../generated/fuerstenfeld.ts'"],
  ['online/New.svelte', "import '../replay/watch.svelte.ts'"],
  ['rules/New.svelte', "import '../app/doors.ts'"],
])('%s may not say: %s', async (file, statement) => {
  expect(await broken(file, statement)).toEqual(['boundaries/dependencies'])
})

test.each([
  ['ui/New.svelte', "import '../core/language.svelte.ts'"],
  ['table/new.ts', "import type { Position } from '../generated/protocol.ts'"],
  ['game/principati/map/New.svelte', "import type { View } from '../../../generated/principati.ts'"],
  ['game/principati/map/New.svelte', "import '../desk/aim.ts'"],
  ['online/New.svelte', "import '../table/session.svelte.ts'"],
  ['engine/new.ts', "import '../../engine/princely.js'"],
  ['app/new.ts', "import '../rules/books.ts'"],
])('%s may say: %s', async (file, statement) => {
  expect(await broken(file, statement)).toEqual([])
})

test('a new room has to find its place among the layers', async () => {
  expect(await broken('attic/new.ts', "import '../core/id.ts'")).toContain('boundaries/no-unknown-files')
})
