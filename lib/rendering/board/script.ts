/**
 * The script of the race board: requests the page periodically and replaces the parts that changed.
 * It is a string, because the page sends it unchanged. Without it, only signing in and automatic
 * updates are missing.
 *
 * - Requests have the `ETag` in `If-None-Match`, so that an unchanged page gives 304. The first
 *   request has no `ETag`, because the page does not know its own.
 * - Only changed parts are replaced, so that focus, scroll position, open parts and a half-written
 *   form are preserved.
 * - A page with another title starts or ends a failure, so the script reloads the page.
 * - A screen reader announces changes only, not unchanged responses.
 */
const source = `
(() => {
  const find = (id) => document.getElementById(id)
  const partsOf = (page) => [...page.querySelectorAll('[data-part]')]
  const address = location.origin + location.pathname
  const usual = find('course') ? 10 : 60
  const written = new Map(partsOf(document).map((part) => [part.id, part.outerHTML]))
  let etag, timer, lost, wait = usual, turn = 0

  const time = () => new Date().toLocaleTimeString('en-GB')
  const lose = (text) => {
    lost = true
    say(text)
  }
  const say = (text) => {
    if (find('status').textContent !== text) find('status').textContent = text
  }
  const keep = (old, fresh) => {
    for (const { id, open, scrollLeft } of old.querySelectorAll('[id]')) {
      const same = fresh.querySelector('#' + CSS.escape(id))
      if (!same) continue
      if (open) same.open = true
      if (scrollLeft) same.scrollLeft = scrollLeft
    }
  }
  const show = (text) => {
    const page = new DOMParser().parseFromString(text, 'text/html')
    if (page.title !== document.title) return location.reload()
    const parts = partsOf(page)
    const changed = parts.filter((part) => part.outerHTML !== written.get(part.id))
    if (changed.length === 0) return
    const { activeElement: focused } = document
    const topOf = (one) => one?.getBoundingClientRect().top
    const seen = focused?.id && focused.closest('main > *')
      ? focused
      : [...document.querySelectorAll('main [id]')].find((one) => topOf(one) >= 0)
    const before = topOf(seen)
    for (const part of changed) {
      written.set(part.id, part.outerHTML)
      const old = find(part.id)
      old.replaceWith(part)
      keep(old, part)
    }
    const names = changed.flatMap((part) => part.querySelector('h2')?.textContent ?? [])
    say('Changed at ' + time() + ': ' + names.join(', '))
    const top = seen && topOf(find(seen.id))
    if (scrollY > 0 && top !== undefined) scrollBy(0, top - before)
    if (focused?.id && document.activeElement !== focused) find(focused.id)?.focus({ preventScroll: true })
  }
  const check = async () => {
    clearTimeout(timer)
    const mine = (turn += 1)
    if (!navigator.onLine) return lose('Offline. Showing the last update.')
    try {
      const headers = { accept: 'text/html', ...(etag ? { 'if-none-match': etag } : {}) }
      const reply = await fetch(address, { headers, cache: 'no-store', signal: AbortSignal.timeout?.(9000) })
      if (reply.status >= 500 || reply.status === 429) throw reply
      const text = await reply.text()
      if (mine !== turn) return
      if (lost) say('Connected again.')
      lost = false
      wait = usual
      if (reply.status !== 304) {
        etag = reply.headers.get('etag')
        show(text)
      }
      find('checked').textContent = 'Updated ' + time()
    } catch {
      if (mine !== turn) return
      wait = Math.min(2 * wait, 300)
      lose('No response. Showing the last update.')
    }
    timer = setTimeout(check, 1000 * Math.max(wait, document.hidden ? 60 : 0))
  }
  const submit = async (form) => {
    const button = form.querySelector('button')
    const alert = form.querySelector('[role=alert]')
    button.disabled = true
    alert.textContent = ''
    try {
      const body = new URLSearchParams(new FormData(form))
      const reply = await fetch(form.getAttribute('action'), { method: 'POST', body })
      if (!reply.ok) throw new Error((await reply.json()).detail)
      form.reset()
      etag = undefined
      await check()
      find('account').focus()
    } catch (error) {
      alert.textContent = error instanceof TypeError ? 'No response. Try again.' : error.message
    }
    button.disabled = false
  }

  document.documentElement.className = 'script'
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    submit(event.target)
  })
  document.addEventListener('visibilitychange', () => document.hidden || check())
  addEventListener('online', check)
  addEventListener('offline', check)
  addEventListener('beforeprint', () => {
    find('printed').textContent = 'Printed ' + new Date().toLocaleString('en-GB')
    find('address').textContent = address
  })
  find('checked').textContent = 'Updated ' + time()
  timer = setTimeout(check, 1000 * usual)
})()
`

/** Indentation is removed, because mobile connections on boats are slow. */
export const script = source.replace(/^ +/gm, '')
