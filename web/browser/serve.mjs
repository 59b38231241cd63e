// Serves the built client as the binary does: every address that is no file gets the page, and the page may run only its own
// scripts.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
}
// The policy of the server (crates/server).
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Files that are compressed already. */
const AS_IT_IS = new Set(['.woff2'])

/** `folder` may be another build; the address is `origin`. */
export async function serve(folder = dist) {
  /** Compressed files of the build, whose names carry a hash of their content. */
  const packed = new Map()
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname))
    const found = extname(path) === '' ? null : await readFile(join(folder, path)).catch(() => null)
    const type = found ? extname(path) : '.html'
    if (!found && extname(path) !== '' && path.startsWith('/assets/')) {
      response.writeHead(404).end()
      return
    }
    const kept = path.startsWith('/assets/')
    const headers = {
      'content-type': types[type] ?? 'application/octet-stream',
      'content-security-policy': path.startsWith('/embed/') ? POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *') : POLICY,
      'cache-control': kept ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    const body = found ?? (await readFile(join(folder, 'index.html')))
    if (AS_IT_IS.has(type) || !request.headers['accept-encoding']?.includes('gzip')) return void response.writeHead(200, headers).end(body)
    if (kept && !packed.has(path)) packed.set(path, gzipSync(body))
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' }).end(packed.get(path) ?? gzipSync(body))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}
