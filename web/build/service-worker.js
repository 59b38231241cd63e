// Keeps the files of one build. build/offline.ts fills in what the build is called and which files it has.

const VERSION = __VERSION__
const FILES = __FILES__
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

// The reader wants the new build now.
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting())

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
