// Writes the service worker: it knows every file of the build, so that the page starts without a network. A new build is
// fetched beside the old one and takes over only when the reader says so.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

export function offline(): Plugin {
  return {
    name: 'princely-offline',
    apply: 'build',
    async generateBundle(_, bundle) {
      const root = new URL('../', import.meta.url)
      const hand = await readdir(new URL('public/', root))
      // Books in languages that the reader does not read would be most of the weight: they are kept when they are read.
      const made = Object.keys(bundle).filter((file) => !/^assets\/(fuerstenfeld|principati)-.*\.js$/.test(file))
      const files = [...made, ...hand].filter((file) => file !== 'index.html').sort()
      const sum = createHash('sha256')
      for (const file of Object.keys(bundle).sort()) sum.update(file)
      for (const file of hand) sum.update(await readFile(new URL(`public/${file}`, root)))
      const text = await readFile(new URL('build/service-worker.js', root), 'utf8')
      const source = text.replace('__VERSION__', JSON.stringify(sum.digest('hex').slice(0, 16))).replace('__FILES__', JSON.stringify(['/', ...files.map((file) => `/${file}`)]))
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}
