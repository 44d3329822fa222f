/**
 * The service worker of the pages on boats: boards, and the pages of race officers. It opens them
 * without a connection, as they were last seen.
 *
 * - The network comes first. A copy is at most a day old.
 * - All copies are pages of one user. A page of another user, or without a user, removes them, and
 * so do signing in and signing out.
 * - It keeps pages and their files only, never responses of the API.
 */

// TypeScript has either the types of pages or those of workers.
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (reply: Promise<Response>) => void
}

interface Worker {
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (wanted: object) => Promise<readonly { readonly url: string }[]>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Kind extends string>(
    kind: Kind,
    handle: (event: Kind extends 'fetch' ? FetchEvent : WorkerEvent) => unknown,
  ) => void
}

;(() => {
  const worker = self as unknown as Worker
  const dayMillis = 86_400_000

  const isKept = (url: string) =>
    /^\/(?:board|start|finish|marks|out)\//.test(new URL(url).pathname)

  const dataOf = (page: string, name: string) =>
    new RegExp(`<(?:main|div) id="(?:content|tagging)"[^>]* data-${name}="([^"]*)"`).exec(
      page,
    )?.[1] ?? ''

  const removeOthers = async (kept: string) => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name)
  }

  const keep = async (url: string, reply: Response) => {
    const { status, headers } = reply
    if ([401, 403, 404].includes(status)) return removeOthers('')
    if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return
    const text = await reply.text()
    const name = 'pages of ' + dataOf(text, 'user')
    await removeOthers(name)
    const cache = await caches.open(name)
    const copy = text.replace('<html', '<html data-kept="' + new Date().toISOString() + '"')
    await cache.put(url, new Response(copy, { headers }))
    for (const [file] of text.matchAll(/\/files\/[\w.-]+/g)) {
      if (!(await cache.match(file))) await cache.add(file)
    }
  }

  const copyOf = async ({ url, mode }: Request) => {
    if (mode !== 'navigate') return undefined
    const copy = await caches.match(url, { ignoreVary: true })
    const [, kept = ''] = /data-kept="([^"]*)"/.exec((await copy?.clone().text()) ?? '') ?? []
    return Date.now() - Date.parse(kept) < dayMillis ? copy : undefined
  }

  const showPage = async (event: FetchEvent) => {
    try {
      const reply = await fetch(event.request)
      event.waitUntil(keep(event.request.url, reply.clone()))
      return reply
    } catch (error) {
      const copy = await copyOf(event.request)
      if (copy === undefined) throw error
      return copy
    }
  }

  /** The first page was opened without the worker. */
  const keepOpenPages = async () => {
    await worker.clients.claim()
    for (const { url } of await worker.clients.matchAll({ type: 'window' })) {
      if (isKept(url)) await keep(url, await fetch(url, { headers: { accept: 'text/html' } }))
    }
  }

  worker.addEventListener('install', () => worker.skipWaiting())
  worker.addEventListener('activate', (event) => {
    event.waitUntil(keepOpenPages())
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    if (isKept(request.url)) event.respondWith(showPage(event))
    if (pathname.startsWith('/files/')) {
      const kept = caches.match(request, { ignoreVary: true })
      event.respondWith(kept.then((copy) => copy ?? fetch(request)))
    }
  })
})()
