/**
 * The script of the race board: requests the page after each change, or periodically while it does
 * not learn of changes, and replaces the parts that changed. Without it, only signing in and automatic
 * updates are missing.
 *
 * - Requests have the `ETag` in `If-None-Match`, so that an unchanged page gives 304. The first
 * request has no `ETag`, because the page does not know its own.
 * - A page with another title starts or ends a failure, so the script reloads the page.
 * - After a change, and when *Tag now* has sent tags, the two scripts tell each other by events.
 * - A screen reader announces changes only, not unchanged responses.
 */

import { followChanges } from './live.ts'
import { wordsOfPage } from '#browser/pageWords.ts'
import { signalAfter } from '#browser/signalAfter.ts'
import { failureText } from '#browser/userRequests.ts'
import { removePageCopies } from '#browser/waiting/pageCopies.ts'
import type { accessToken } from '#schemas/platform/user.ts'
import type { problem } from '#schemas/platform/problem.ts'
import type { Static } from '#schemas/schema.ts'
import { momentIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import { data, find, replaceParts, words, write } from './boardParts.ts'

const root = document.documentElement
const address = location.origin + location.pathname
const { live, regatta = '', script, query = '', zone = 'UTC' } = data
/** In seconds. Not all that the page shows is an event of the feed, such as private tags. */
const pauseWhileFollowing = 120
const pauseOfPage = find('course') ? 10 : 60
/** The time of a page that the service worker has kept for times without a connection. */
const { kept } = root.dataset

/** As the clocks at the venue show it. */
const momentText = (millis = Date.now()) => {
  const { date, time: clock, zone: name } = momentIn(zone, millis)
  return `${date} ${clock} ${name}`
}
const time = () => momentText().slice(11)

let usual = pauseOfPage
let wait = usual
let etag = ''
let timer: ReturnType<typeof setTimeout>
let due = 0
let busy = false
let stale = false
/** In seconds, over which the requests of all boards are spread. */
let spread = 1
let lost = false
let shown = kept ? fill(words.boardOf, { time: momentText(Date.parse(kept)) }) : words.lastUpdate
let turn = 0
/** Seconds that the clock of this device is slow. */
let slow = 0

const say = (text: string) => {
  write('status', text)
}

const lose = (why: string) => {
  lost = true
  say(fill(words.showing, { why, shown }))
}

const tick = () => {
  const start = Number(find('countdown')?.dataset.start)
  const passed = Math.floor((Date.now() - start) / 1000 + slow)
  // Not for a start of another day, or one that was never ended.
  if (!(passed >= -3600 && passed < 43_200)) {
    write('countdown', '')
    return
  }
  const amount = Math.abs(passed)
  const clock = new Date(1000 * amount)
    .toISOString()
    .slice(amount < 3600 ? 14 : 11, 19)
    .replace(/^0/, '')
  write('countdown', ` · ${fill(passed < 0 ? words.startIn : words.since, { time: clock })}`)
}

const show = (text: string) => {
  const page = new DOMParser().parseFromString(text, 'text/html')
  if (page.title !== document.title) {
    location.reload()
    return
  }
  replaceParts(page, (parts) => {
    say(fill(words.changed, { time: time(), parts }))
    document.dispatchEvent(new Event('board-changed'))
  })
}

const someTime = () => spread * Math.random()

const checkNow = () => void check()

const plan = (seconds: number) => {
  clearTimeout(timer)
  due = Date.now() + 1000 * seconds
  timer = setTimeout(checkNow, 1000 * seconds)
}

/** Failures and hidden pages keep their pause. */
const isDue = () => stale && !lost && !document.hidden

const changed = (spreadMillis: number) => {
  spread = spreadMillis / 1000
  stale = true
  if (!busy && isDue() && due > Date.now() + spreadMillis) plan(someTime())
}

/** @param mine is another number than `turn` if a later check has begun meanwhile */
const update = async (mine: number) => {
  const headers = { accept: 'text/html', ...(etag && { 'if-none-match': etag }) }
  const reply = await fetch(address + query, {
    headers,
    cache: 'no-store',
    signal: signalAfter(9000),
  })
  const { status, headers: answered } = reply
  if (status >= 500 || status === 429) throw new Error()
  const text = await reply.text()
  if (mine !== turn) return
  const behind = (Date.parse(answered.get('date') ?? '') - Date.now()) / 1000
  // The header has no fractions, and took time. The clock of most devices is better.
  slow = Math.abs(behind) > 3 ? behind : 0
  if (lost) say(words.again)
  lost = false
  shown = words.lastUpdate
  wait = usual
  if (status !== 304) {
    etag = answered.get('etag') ?? ''
    show(text)
  }
  writeChecked()
}

const check = async () => {
  clearTimeout(timer)
  busy = navigator.onLine
  stale = false
  const mine = (turn += 1)
  if (!busy) {
    wait = pauseOfPage
    lose(words.offline)
    return
  }
  await update(mine).catch(() => {
    if (mine !== turn) return
    wait = Math.min(2 * (lost ? wait : pauseOfPage), 300)
    lose(words.noResponse)
  })
  if (mine !== turn) return
  busy = false
  plan(isDue() ? someTime() : Math.max(wait, document.hidden ? 60 : 0))
}

const writeChecked = () => {
  write('checked', fill(usual === pauseOfPage ? words.updated : words.live, { time: time() }))
}

const tokenOfUser = async () => {
  if (!find('sign-out-button')) return undefined
  const reply = await fetch('/security/api/restsecurity/access_token')
  return reply.ok ? ((await reply.json()) as Static<typeof accessToken>).access_token : undefined
}

const following = (isFollowing: boolean) => {
  const next = isFollowing ? pauseWhileFollowing : pauseOfPage
  if (next === usual) return
  usual = next
  if (lost) return
  wait = usual
  if (!busy && !document.hidden) plan(isFollowing ? someTime() : wait * Math.random())
}

/** Signs in or out. */
const send = async (form: HTMLFormElement) => {
  // TypeScript does not know that a form without files can be encoded.
  const fields = new FormData(form) as unknown as Record<string, string>
  const body = new URLSearchParams(fields)
  const reply = await fetch(form.action, { method: 'POST', body })
  if (!reply.ok) {
    const failure = (await reply.json().catch(() => ({}))) as Partial<Static<typeof problem>>
    throw new Error(failure.detail ?? wordsOfPage().busy)
  }
  form.reset()
  // They belong to the user before.
  await removePageCopies()
  etag = ''
  await check()
  connectAgain?.()
  find('account')?.focus()
}

const submit = async (form: HTMLFormElement) => {
  const button = form.querySelector('button')
  const alert = form.querySelector('[role=alert]')
  if (!button || !alert) return
  button.disabled = true
  alert.textContent = ''
  await send(form).catch((error: unknown) => {
    alert.textContent = failureText(error)
  })
  button.disabled = false
}

const share = async () => {
  try {
    if ((navigator as Partial<Navigator>).share)
      await navigator.share({ title: document.title, url: address })
    else {
      // Fails without https.
      await navigator.clipboard.writeText(address)
      say(words.copied)
    }
  } catch (error) {
    // `AbortError`: the user has closed the dialog.
    if (!String(error).startsWith('Abort')) say(fill(words.copy, { address }))
  }
}

root.className = 'script'
document.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.target instanceof HTMLFormElement) void submit(event.target)
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) checkNow()
})
addEventListener('online', checkNow)
addEventListener('offline', checkNow)
find('share')?.addEventListener('click', () => void share())
addEventListener('beforeprint', () => {
  write('printed', fill(words.printed, { time: momentText() }))
  write('address', address)
})
document.addEventListener('tags-sent', checkNow)
document.addEventListener('board-changed', tick)
setInterval(tick, 1000)
tick()
if (kept) checkNow()
else {
  writeChecked()
  plan(usual)
}
// Without a connection, the board works without it.
if (script) import(script).catch(() => undefined)
const connectAgain = live
  ? followChanges({ url: live, regatta, token: tokenOfUser, changed, following })
  : undefined
