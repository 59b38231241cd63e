// Keeps the files of one build. build/offline.ts fills in what the build is called and which files it has.

const VERSION = __VERSION__
const FILES = __FILES__
/** The books, by their language. */
const BOOKS = __BOOKS__
const NAME = `princely ${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))))
})

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(old())
})

self.addEventListener('message', (event) => {
  const { data } = event
  // The reader wants the new build now.
  if (data === 'take over') self.skipWaiting()
  // The reader reads this language: its books are kept, so that a refusal leads to its rule without a network.
  if (data?.reads) event.waitUntil(keepBooks(data.reads).catch(() => undefined))
})

async function keepBooks(language) {
  const cache = await caches.open(NAME)
  const kept = await Promise.all((BOOKS[language] ?? []).map(async (book) => ((await cache.match(book)) ? null : book)))
  await cache.addAll(kept.filter((book) => book !== null))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? page() : file(request))
})

/** Every address is answered with the page of this build. */
async function page() {
  return (await caches.match('/', { cacheName: NAME })) ?? fetch('/')
}

/** Files have the sum of their content in their names: what is kept is right. What is read is kept. */
async function file(request) {
  const kept = await caches.match(request, { cacheName: NAME })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    const cache = await caches.open(NAME)
    await cache.put(request, answer.clone())
  }
  return answer
}
