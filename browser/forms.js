// @ts-check
/**
 * The script of pages with forms. A form describes its requests; this script sends them, and shows
 * the result, or the reason of the failure, where the user is looking.
 *
 * - `data-method`: a method that HTML does not have, such as DELETE.
 * - `data-requests`: requests with JSON bodies, sent one after the other, instead of the fields.
 *   `{id}` in a path stands for the id in the response before.
 * - `data-then`: a second request with the same fields, sent when the first one has succeeded.
 * - `data-done`: the sentence that the page shows afterwards.
 * - `data-next`: the page that follows, instead of the same one.
 * - An `output` in the form shows the response: a picture with a link, or the named field.
 */

;(() => {
  const key = 'done'
  const status = document.getElementById('status')
  const done = sessionStorage.getItem(key)
  if (done && status) {
    sessionStorage.removeItem(key)
    status.textContent = done
    status.focus()
  }

  const fieldsOf = (/** @type {HTMLFormElement} */ form) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) {
      if (typeof value !== 'string' || value === '') continue
      const input = form.querySelector(`[name="${CSS.escape(name)}"]`)
      // The service takes no time without a zone. The user means the zone of the browser.
      const isTime = input instanceof HTMLInputElement && input.type === 'datetime-local'
      fields.append(name, isTime ? new Date(value).toISOString() : value)
    }
    return fields
  }
  const sendFields = (
    /** @type {string} */ action,
    /** @type {string} */ method,
    /** @type {URLSearchParams} */ fields,
    /** @type {string} */ accept,
  ) => {
    const inPath = method === 'DELETE' || method === 'GET'
    const address = inPath && fields.size > 0 ? `${action}?${fields}` : action
    return send(address, { method, headers: { accept }, ...(inPath ? {} : { body: fields }) })
  }
  const send = async (/** @type {string} */ address, /** @type {RequestInit} */ request) => {
    const reply = await fetch(address, request)
    if (reply.ok) return reply
    const isSignIn = address.endsWith('/hello')
    if (reply.status === 401 && !isSignIn)
      throw new Error('You are signed out. Reload the page to sign in again.')
    const text = await reply.text()
    throw new Error(text.startsWith('{') ? JSON.parse(text).detail : text)
  }
  const show = async (/** @type {HTMLOutputElement} */ output, /** @type {Response} */ reply) => {
    const text = await reply.text()
    if (output.dataset.field) {
      output.textContent = JSON.parse(text)[output.dataset.field]
      return
    }
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
    const link = document.createElement('a')
    link.href = picture.querySelector('desc')?.textContent ?? ''
    link.textContent = link.href
    output.replaceChildren(document.importNode(picture, true), link)
  }
  /** The copies for opening boards offline belong to the user before. */
  const removeKeptBoards = async () => {
    for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
  }
  const submit = async (/** @type {HTMLFormElement} */ form) => {
    const { then, method = 'POST', done = '', next, requests = '[]' } = form.dataset
    const output = form.querySelector('output')
    const fields = fieldsOf(form)
    const accept = output && !output.dataset.field ? 'image/svg+xml' : 'application/json'
    const action = form.getAttribute('action')
    const reply = action === null ? undefined : await sendFields(action, method, fields, accept)
    if (then) await sendFields(then, 'POST', fields, accept)
    if (/\/(?:hello|logout)$/.test(then ?? action ?? '')) await removeKeptBoards()
    let id = ''
    for (const { method, path, body } of JSON.parse(requests)) {
      const headers = { accept, 'content-type': 'application/json' }
      const request = { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) }
      const text = await (await send(path.replace('{id}', id), request)).text()
      if (text.startsWith('{')) ({ id = '' } = JSON.parse(text))
    }
    if (output && reply) return show(output, reply)
    sessionStorage.setItem(key, done)
    if (next) location.assign(next)
    else location.reload()
  }

  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'get') return
    event.preventDefault()
    const button = form.querySelector('button')
    const alert = form.querySelector('[role=alert]')
    if (!button || !alert) return
    button.disabled = true
    alert.textContent = ''
    try {
      await submit(form)
    } catch (error) {
      const isLost = error instanceof TypeError || !(error instanceof Error)
      alert.textContent = isLost ? 'No response. Try again.' : error.message
    }
    button.disabled = false
  })
})()
