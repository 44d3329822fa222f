/**
 * The script of the race board: requests the page after each change, or periodically while it does
 * not learn of changes, and replaces the parts that changed. Without it, only signing in and automatic
 * updates are missing.
 *
 * - Requests have the `ETag` in `If-None-Match`, so that an unchanged page gives 304. The first
 * request has no `ETag`, because the page does not know its own.
 * - Only changed parts are replaced, so that focus, scroll position, open parts and a half-written
 * form are preserved.
 * - A page with another title starts or ends a failure, so the script reloads the page.
 * - After a change, and when *Tag now* has sent tags, the two scripts tell each other by events.
 * - A screen reader announces changes only, not unchanged responses.
 */

import { followChanges } from '#browser/live.ts'
import { momentIn } from '#values/venueTime.ts'

;(() => {
  const find = (id: string) => document.getElementById(id)
  const partsOf = (page: Document) => [...page.querySelectorAll('[data-part]')]
  const address = location.origin + location.pathname
  const {
    live = '',
    regatta = '',
    script,
    query = '',
    zone = 'UTC',
  } = find('content')?.dataset ?? {}
  /** In seconds. Not all that the page shows is an event of the feed, such as private tags. */
  const pauseWhileFollowing = 120
  const pauseOfPage = find('course') ? 10 : 60
  let usual = pauseOfPage
  const written = new Map(partsOf(document).map((part) => [part.id, part.outerHTML]))
  let etag = ''
  let timer = 0
  let due = 0
  let busy = false
  let stale = false
  let spread = 1
  let lost = false
  /** The time of a page that the service worker has kept for times without a connection. */
  const { kept } = document.documentElement.dataset
  /** As the clocks at the venue show it. */
  const momentText = (millis = Date.now()) => {
    const { date, time, zone: name } = momentIn(zone, millis)
    return date + ' ' + time + ' ' + name
  }
  let update = kept ? 'the board of ' + momentText(Date.parse(kept)) : 'the last update'
  let wait = usual
  let turn = 0

  const time = () => momentText().slice(11)
  const write = (id: string, text: string) => {
    const element = find(id)
    if (element && element.textContent !== text) element.textContent = text
  }
  const lose = (text: string) => {
    lost = true
    write('status', text)
  }
  const keep = (old: Element, fresh: Element) => {
    for (const from of old.querySelectorAll('[id]')) {
      const to = fresh.querySelector('#' + CSS.escape(from.id))
      if (to && from.hasAttribute('open')) to.setAttribute('open', '')
      if (to && from.scrollLeft) to.scrollLeft = from.scrollLeft
    }
  }
  /** Seconds that the clock of this device is slow. */
  let slow = 0
  const tick = () => {
    const start = Number(find('countdown')?.dataset.start)
    const passed = Math.floor((Date.now() - start) / 1000 + slow)
    // Not for a start of another day, or one that was never ended.
    if (!(passed >= -3600 && passed < 43_200)) return write('countdown', '')
    const amount = Math.abs(passed)
    const text = new Date(1000 * amount)
      .toISOString()
      .slice(amount < 3600 ? 14 : 11, 19)
      .replace(/^0/, '')
    write('countdown', ' · ' + (passed < 0 ? 'Start in ' + text : text + ' since the start'))
  }
  const topOf = (one: Element | null | undefined) => one?.getBoundingClientRect().top
  const show = (text: string) => {
    const page = new DOMParser().parseFromString(text, 'text/html')
    if (page.title !== document.title) return location.reload()
    const changed = partsOf(page).filter((part) => part.outerHTML !== written.get(part.id))
    if (changed.length === 0) return
    const focused = document.activeElement
    const seen =
      focused?.id && focused.closest('main > *')
        ? focused
        : [...document.querySelectorAll('main [id]')].find((one) => Number(topOf(one)) >= 0)
    const before = topOf(seen) ?? 0
    for (const part of changed) {
      written.set(part.id, part.outerHTML)
      const old = find(part.id)
      old?.replaceWith(part)
      if (old) keep(old, part)
    }
    const names = changed.flatMap((part) => part.querySelector('h2')?.textContent ?? [])
    write('status', 'Changed at ' + time() + ': ' + names.join(', '))
    document.dispatchEvent(new Event('board-changed'))
    const top = seen && topOf(find(seen.id))
    if (scrollY > 0 && top !== undefined) scrollBy(0, top - before)
    if (focused?.id && document.activeElement !== focused) {
      find(focused.id)?.focus({ preventScroll: true })
    }
  }
  const plan = (seconds: number) => {
    clearTimeout(timer)
    due = Date.now() + 1000 * seconds
    timer = setTimeout(check, 1000 * seconds)
  }
  /** Spreads the requests of all boards. Failures and hidden pages keep their pause. */
  const changed = (spreadMillis: number) => {
    spread = spreadMillis / 1000
    if (busy) stale = true
    else if (!lost && !document.hidden && due > Date.now() + spreadMillis) plan(someTime())
  }
  const someTime = () => spread * Math.random()
  const check = async () => {
    clearTimeout(timer)
    busy = true
    stale = false
    const mine = (turn += 1)
    if (!navigator.onLine) {
      busy = false
      wait = pauseOfPage
      return lose('Offline. Showing ' + update + '.')
    }
    try {
      const headers = new Headers({ accept: 'text/html' })
      if (etag) headers.set('if-none-match', etag)
      const signal = AbortSignal.timeout?.(9000)
      const reply = await fetch(address + query, { headers, cache: 'no-store', signal })
      if (reply.status >= 500 || reply.status === 429) throw reply
      const text = await reply.text()
      if (mine !== turn) return
      const behind = (Date.parse(reply.headers.get('date') ?? '') - Date.now()) / 1000
      // The header has no fractions, and took time. The clock of most devices is better.
      slow = Math.abs(behind) > 3 ? behind : 0
      if (lost) write('status', 'Connected again.')
      lost = false
      update = 'the last update'
      wait = usual
      if (reply.status !== 304) {
        etag = reply.headers.get('etag') ?? ''
        show(text)
      }
      writeChecked()
    } catch {
      if (mine !== turn) return
      wait = Math.min(2 * (lost ? wait : pauseOfPage), 300)
      lose('No response. Showing ' + update + '.')
    }
    busy = false
    const isNow = stale && !lost && !document.hidden
    plan(isNow ? someTime() : Math.max(wait, document.hidden ? 60 : 0))
  }
  const writeChecked = () =>
    write('checked', (usual === pauseOfPage ? '' : 'Live. ') + 'Updated ' + time())
  const accessToken = async () => {
    if (!find('sign-out-button')) return undefined
    const reply = await fetch('/security/api/restsecurity/access_token')
    return reply.ok ? (await reply.json()).access_token : undefined
  }
  const following = (isFollowing: boolean) => {
    const next = isFollowing ? pauseWhileFollowing : pauseOfPage
    if (next === usual) return
    usual = next
    if (lost) return
    wait = usual
    if (!busy && !document.hidden) plan(isFollowing ? someTime() : wait * Math.random())
  }
  const submit = async (form: HTMLFormElement) => {
    const button = form.querySelector('button')
    const alert = form.querySelector('[role=alert]')
    if (!button || !alert) return
    button.disabled = true
    alert.textContent = ''
    try {
      // TypeScript does not know that a form without files can be encoded.
      const fields = new FormData(form) as unknown
      const body = new URLSearchParams(fields as Record<string, string>)
      const reply = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body })
      if (!reply.ok) {
        const { detail = 'The service is busy. Try again.' } = await reply.json().catch(() => ({}))
        throw new Error(detail)
      }
      form.reset()
      // The copies for opening pages offline belong to the user before.
      for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
      etag = ''
      await check()
      if (connectAgain) connectAgain()
      find('account')?.focus()
    } catch (error) {
      const isLost = error instanceof TypeError || !(error instanceof Error)
      alert.textContent = isLost ? 'No response. Try again.' : error.message
    }
    button.disabled = false
  }

  document.documentElement.className = 'script'
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) void submit(event.target)
  })
  document.addEventListener('visibilitychange', () => document.hidden || check())
  addEventListener('online', check)
  addEventListener('offline', check)
  find('share')?.addEventListener('click', async () => {
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: address })
      await navigator.clipboard.writeText(address)
      write('status', 'The link is copied.')
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'AbortError'
      if (!isCancelled) write('status', 'Copy this link: ' + address)
    }
  })
  addEventListener('beforeprint', () => {
    write('printed', 'Printed ' + momentText())
    write('address', address)
  })
  document.addEventListener('tags-sent', check)
  document.addEventListener('board-changed', tick)
  setInterval(tick, 1000)
  tick()
  if (kept) void check()
  else {
    writeChecked()
    plan(usual)
  }
  if (script) document.head.append(Object.assign(document.createElement('script'), { src: script }))
  const connectAgain =
    live && followChanges({ url: live, regatta, token: accessToken, changed, following })
})()
