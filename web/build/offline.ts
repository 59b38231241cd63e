// Writes the service worker: it knows every file of the build, so that the page starts without a network. A new build is
// fetched beside the old one and takes over only when the reader says so.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'

export function offline(): Plugin {
  return {
    name: 'princely-offline',
    apply: 'build',
    async generateBundle(_, bundle) {
      const root = new URL('../', import.meta.url)
      const hand = await readdir(new URL('public/', root))
      // Books and the engine's words in languages that the reader does not read would be most of the weight: the page says
      // which ones are to be kept.
      const books = booksOf(bundle)
      const read = new Set(Object.values(books).flat())
      const made = Object.keys(bundle).filter((file) => !read.has(`/${file}`))
      const files = [...made, ...hand].filter((file) => file !== 'index.html').sort()
      const sum = createHash('sha256')
      for (const file of Object.keys(bundle).sort()) sum.update(file)
      for (const file of hand) sum.update(await readFile(new URL(`public/${file}`, root)))
      const text = await readFile(new URL('build/service-worker.js', root), 'utf8')
      const source = text
        .replace('__VERSION__', JSON.stringify(sum.digest('hex').slice(0, 16)))
        .replace('__FILES__', JSON.stringify(['/', ...files.map((file) => `/${file}`)]))
        .replace('__BOOKS__', JSON.stringify(books))
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}

/** The files that hold nothing but a book, or words of the engine, by their language. */
function booksOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const books: Record<string, string[]> = {}
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || file.moduleIds.length === 0) continue
    const found = file.moduleIds.map((id) =>
      /\/(?:engine\/books\/\w+-\w+-(\w+)\.json|crates\/words\/locales\/(\w+)\/\w+\.ftl\?raw)$/.exec(id),
    )
    const [first] = found
    if (first && found.every((match) => match !== null)) (books[first[1] ?? first[2]!] ??= []).push(`/${file.fileName}`)
  }
  return books
}
