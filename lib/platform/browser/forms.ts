/**
 * The script of pages with forms. A form describes its requests; this script sends them, and shows
 * the result, or the reason of the failure, where the user is looking.
 *
 * - `data-method`: a method that HTML does not have, such as DELETE.
 * - `data-requests`: requests with JSON bodies, sent one after the other, instead of the fields.
 * A request with `mayEnd` gets the field `validUntil`.
 * - `data-then`: a second request with the same fields, sent when the first one has succeeded.
 * - `data-done`: the sentence that the page shows afterwards.
 * - `data-next`: the page that follows, instead of the same one. An address can contain it.
 * - `data-next-of`: the page that follows. `{field}` stands for a field.
 * - An `input` with `data-zone` begins with the time zone of the browser.
 * - An `input` with `data-tonight` begins with 20:00 of this day, or of the next one.
 * - A `time` with `data-local` is shown in the time zone of the browser.
 * - A button with `data-copy` or `data-share` copies or shares this address.
 * - A folded part with an `id`, in which a form was sent, is open on the page that follows.
 * - An `output` in the form shows the response: a picture with a link, or the named field.
 */

import { pathSegment } from '#values/pathSegment.ts'
import type { PageWords } from '#page/words/en.ts'
import { localeOf } from '#values/language.ts'
import { counted, fill } from '#values/words.ts'
import { languageOfPage, wordsOfPage } from './pageWords.ts'
import { removeKept } from './waiting/keptData.ts'
import {
  attemptOf,
  endAttempt,
  failureText,
  type Once,
  requireUserOfPage,
  send,
} from './userRequests.ts'

/** The sentence and the open part of the page that follows an action. */
interface Outcome {
  readonly page?: string
  readonly done?: string
  readonly unfolded?: string | undefined
}

/** A request in `data-requests`. */
interface KnownRequest {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly mayEnd?: boolean
}

const words = wordsOfPage() as PageWords['requests'] & PageWords['forms']

const outcome = 'outcome'
const pageOf = ({ pathname, search }: URL | Location) => pathname + search
const status = document.getElementById('status')
const { page, done, unfolded } = JSON.parse(sessionStorage.getItem(outcome) ?? '{}') as Outcome
// The page that was to show the sentence may have no script of forms, such as a board.
sessionStorage.removeItem(outcome)
if (done && status && page === pageOf(location)) {
  document.getElementById(unfolded ?? '')?.setAttribute('open', '')
  status.textContent = done
  status.focus()
}

for (const input of document.querySelectorAll('input[data-zone]')) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (input instanceof HTMLInputElement) input.value = timeZone
}
for (const input of document.querySelectorAll('input[data-tonight]')) {
  const tonight = new Date()
  if (tonight.getHours() > 18) tonight.setDate(tonight.getDate() + 1)
  const day = new Date(tonight.getTime() - tonight.getTimezoneOffset() * 60_000)
  if (input instanceof HTMLInputElement) input.value = `${day.toISOString().slice(0, 10)}T20:00`
}
/** In the time zone of the browser. */
const timeText = (time: string) =>
  new Date(time).toLocaleString(localeOf(languageOfPage()), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
  time.textContent = timeText(time.dateTime)
}
const fieldsOf = (form: HTMLFormElement) => {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const input = form.querySelector(`[name="${CSS.escape(name)}"]`)
    // PUT replaces everything, so that it needs what the page knows to be empty.
    const isKept =
      form.dataset.method === 'PUT' && input instanceof HTMLInputElement && input.type === 'hidden'
    if (typeof value !== 'string' || (value === '' && !isKept)) continue
    // The service takes no time without a zone. The user means the zone of the browser.
    const isTime = input instanceof HTMLInputElement && input.type === 'datetime-local'
    fields.append(name, isTime ? new Date(value).toISOString() : value)
  }
  return fields
}
const sendFields = (
  action: string,
  method: string,
  fields: URLSearchParams,
  headers: Record<string, string>,
) => {
  const inPath = method === 'DELETE' || method === 'GET'
  const address = inPath && fields.size > 0 ? `${action}?${fields}` : action
  return send(address, { method, headers, ...(inPath ? {} : { body: fields }) })
}
const offerOf = (form: HTMLFormElement, place: string): string => {
  const role = form.querySelector('select')?.selectedOptions[0]?.dataset.name ?? ''
  const fields = new FormData(form)
  // A field for a moment has no file.
  const end = (fields.get('validUntil') ?? '') as string
  const until = end && timeText(end)
  const people = counted(languageOfPage(), words.people, Number(fields.get('uses')))
  return fill(until === '' ? words.offer : words.offerUntil, { role, place, until, people })
}
const show = async (output: HTMLOutputElement, reply: Response) => {
  const text = await reply.text()
  const { field, place = '' } = output.dataset
  const template = output.querySelector('template')
  if (field) {
    const body = JSON.parse(text) as Readonly<Record<string, string>>
    output.textContent = body[field] ?? ''
  }
  if (!template || !output.form) return
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const address = picture.querySelector('desc')?.textContent ?? ''
  const copy = document.importNode(template.content, true)
  for (const offer of copy.querySelectorAll('p:empty')) {
    offer.textContent = offerOf(output.form, place)
  }
  for (const link of copy.querySelectorAll('a')) {
    link.href = address
    link.textContent = address
    link.before(picture)
  }
  for (const button of copy.querySelectorAll('button')) passOn(button, address)
  output.replaceChildren(template, copy)
}
const passOn = (button: HTMLButtonElement, address?: string) => {
  const { copy, share } = button.dataset
  const isShared = share !== undefined
  const url = address ?? share ?? copy ?? ''
  if (isShared) button.hidden = !('share' in navigator)
  const press = async () => {
    if (isShared) return navigator.share({ url }).catch(() => undefined)
    // Without https there is no clipboard.
    const { clipboard } = navigator as Partial<Navigator>
    const copied = clipboard?.writeText(url) ?? Promise.reject(new Error())
    button.textContent = await copied.then(
      () => words.copied,
      () => words.selectLink,
    )
  }
  button.addEventListener('click', () => void press())
}
/** Sends requests one after the other. */
const sendAll = async (requests: string, once: Once, validUntil: string | null): Promise<void> => {
  const all = JSON.parse(requests) as readonly KnownRequest[]
  for (const [step, { method, path, body: known, mayEnd }] of all.entries()) {
    const body = mayEnd && validUntil ? { ...known, validUntil } : known
    const type = body && { 'content-type': 'application/json' }
    await once(step, async (key) => {
      const headers = { accept: 'application/json', 'idempotency-key': key, ...type }
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      return (await send(path, request)).text()
    })
  }
}
const submit = async (form: HTMLFormElement): Promise<boolean> => {
  await requireUserOfPage()
  const { then, method = 'POST', requests = '[]' } = form.dataset
  const output = form.querySelector('output')
  const fields = fieldsOf(form)
  const isPicture = output !== null && !output.dataset.field
  const accept = isPicture ? 'image/svg+xml' : 'application/json'
  const once = attemptOf(form, String(fields))
  /** The service does not keep the secret that a picture contains, and cannot repeat the picture. */
  const headersOf = (key: string) =>
    isPicture ? { accept } : ({ accept, 'idempotency-key': key } as Record<string, string>)
  const action = form.getAttribute('action')
  const reply =
    action === null
      ? undefined
      : await once('action', (key) => sendFields(action, method, fields, headersOf(key)))
  if (then) await once('then', (key) => sendFields(then, 'POST', fields, headersOf(key)))
  if (/\/(?:hello|logout)$/.test(then ?? action ?? '')) await removeKept()
  await sendAll(requests, once, fields.get('validUntil'))
  endAttempt(form)
  if (output && reply) {
    await show(output, reply)
    return false
  }
  goOn(form, fields)
  return true
}
/** Sends a JSON document, once however often the user presses, and shows the page that follows. */
export const saveDocument = async (form: HTMLFormElement, method: string, body: string) => {
  await requireUserOfPage()
  const usual = { accept: 'application/json', 'content-type': 'application/json' }
  await attemptOf(form, body)('action', async (key) => {
    await send(form.action, { method, body, headers: { ...usual, 'idempotency-key': key } })
  })
  endAttempt(form)
  goOn(form, new URLSearchParams())
}

/** Shows the page that follows. */
export const goOn = (form: HTMLFormElement, fields: URLSearchParams) => {
  const { done = '', next, nextOf } = form.dataset
  const filled =
    next ??
    nextOf?.replace(/\{(\w+)\}/, (_, field: string) => pathSegment(fields.get(field)?.trim() ?? ''))
  const page = pageOf(filled ? new URL(filled, location.href) : location)
  const unfolded = form.closest('details')?.id
  sessionStorage.setItem(outcome, JSON.stringify({ page, done, unfolded }))
  if (filled) location.assign(filled)
  else location.reload()
}

const run = async (form: HTMLFormElement) => {
  const button = form.querySelector('button')
  const alert = form.querySelector('[role=alert]')
  if (!button || !alert) return
  button.disabled = true
  alert.textContent = ''
  try {
    // Until the next page is there, another press would run the action again.
    button.disabled = await submit(form)
  } catch (error) {
    alert.textContent = failureText(error)
    button.disabled = false
  }
}

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'get') return
  event.preventDefault()
  void run(form)
})
for (const button of document.querySelectorAll('button[data-copy], button[data-share]')) {
  if (button instanceof HTMLButtonElement) passOn(button)
}
// The way back may show this page as it was when it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const button of document.querySelectorAll('button')) button.disabled = false
})
