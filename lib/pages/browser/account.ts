/**
 * The script of the account page. Before the user signs out, it says what waits in this browser, and
 * offers to send it. Unsent presses stay, and wait for this user.
 */
import { synchronize } from '#results/browser/finish/sync.ts'
import '#browser/forms.ts'
import { sendMoments } from '#tags/browser/tagNow/sending.ts'
import { failureText } from '#browser/userRequests.ts'
import { readUnsent } from '#browser/waiting/keptData.ts'
import { sendWaiting } from '#browser/waiting/queue.ts'
import { Pause } from '#browser/waiting/request.ts'
import { languageOfPage, wordsOfPage } from '#browser/pageWords.ts'
import type { PageWords } from '#page/words/en.ts'
import { counted } from '#values/words.ts'
import type { SitePages } from '../words/en.ts'

const words = wordsOfPage() as PageWords['requests'] & SitePages['signOut']

const { user = '' } = document.body.dataset

const countUnsent = async () => {
  const { requests, sheets, moments } = await readUnsent(user)
  return requests.length + sheets.length + moments.length
}

const sendAll = async () => {
  await sendWaiting(user, () => undefined)
  await sendMoments(user, () => undefined)
  const { sheets } = await readUnsent(user)
  // Only the finish page keeps sheets.
  for (const sheet of sheets) await synchronize(sheet as Parameters<typeof synchronize>[0])
}

/** @returns what went wrong */
const trySending = async (): Promise<string> => {
  try {
    await sendAll()
    return ''
  } catch (error) {
    return `${error instanceof Pause ? words.noResponse : failureText(error)} `
  }
}

const wordsFor = (count: number) =>
  count === 0 ? words.allSent : counted(languageOfPage(), words.waits, count)

const askBefore = (form: HTMLFormElement) => {
  const alert = form.querySelector('[role=alert]')
  const sendButton = document.createElement('button')
  Object.assign(sendButton, { type: 'button', textContent: words.sendNow })
  let isAsked = false

  const tell = (count: number, problem = '') => {
    if (alert) alert.textContent = problem + wordsFor(count)
    if (count === 0) sendButton.remove()
    else form.append(sendButton)
  }
  const sendNow = async () => {
    sendButton.disabled = true
    const problem = await trySending()
    sendButton.disabled = false
    tell(await countUnsent(), problem)
  }
  sendButton.addEventListener('click', () => void sendNow())
  const ask = async () => {
    const count = await countUnsent().catch(() => 0)
    isAsked = true
    if (count > 0) tell(count)
    else form.requestSubmit()
  }
  // Runs before the listener of all forms, which would sign out.
  form.addEventListener('submit', (event) => {
    if (isAsked) return
    event.preventDefault()
    event.stopPropagation()
    void ask()
  })
}

for (const form of document.querySelectorAll('form[action$="/logout"]')) {
  if (form instanceof HTMLFormElement) askBefore(form)
}
