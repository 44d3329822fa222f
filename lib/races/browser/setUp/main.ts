/** The script of the forms that make and change events and their classes. Each sends a JSON document. */
import { goOn } from '#browser/forms.ts'
import { languageOfPage, wordsOfPage } from '#browser/pageWords.ts'
import { Refusal } from '#browser/refusal.ts'
import {
  attemptOf,
  endAttempt,
  failureText,
  requireUserOfPage,
  send,
} from '#browser/userRequests.ts'
import { counted } from '#values/words.ts'
import { discardsText, thresholdsIn } from '../../rules/discards.ts'
import type { SetUpWords } from '../../pages/setUpWords.ts'
import { documentOf } from './document.ts'
import { clearErrors, showErrors } from './fieldErrors.ts'

const words = wordsOfPage() as object as SetUpWords

/** The effect of a change of a class on its results. */
interface Effect {
  readonly madeProvisional: number
  readonly moved: number
}

const noEffect: Effect = { madeProvisional: 0, moved: 0 }

const effectText = ({ madeProvisional, moved }: Effect = noEffect): string => {
  const language = languageOfPage()
  const sentences = [
    ...(madeProvisional > 0 ? [counted(language, words.provisional, madeProvisional)] : []),
    ...(moved > 0 ? [counted(language, words.moved, moved)] : []),
  ]
  return sentences.length === 0 ? words.noEffect : sentences.join(' ')
}

type Reply = Readonly<Record<string, unknown>>

const sendDocument = (form: HTMLFormElement, query = '') => {
  const { action } = form
  const method = form.dataset.method ?? 'POST'
  const body = JSON.stringify(documentOf(form))
  const usual = { accept: 'application/json', 'content-type': 'application/json' }
  const request = async (headers: Readonly<Record<string, string>>): Promise<Reply> => {
    const reply = await send(action + query, { method, body, headers: { ...usual, ...headers } })
    const text = await reply.text()
    return text === '' ? {} : (JSON.parse(text) as Reply)
  }
  return { body, request }
}

const check = async (form: HTMLFormElement, effect: Element | null) => {
  const { body } = await sendDocument(form, '?dryRun=true').request({})
  const { results } = body as { readonly results?: Effect }
  if (effect) effect.textContent = effectText(results)
}

const save = async (form: HTMLFormElement) => {
  const { body, request } = sendDocument(form)
  const reply = await attemptOf(form, body)('action', (key) => request({ 'idempotency-key': key }))
  endAttempt(form)
  const texts = Object.entries(reply).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  goOn(form, new URLSearchParams(texts))
}

const run = async (form: HTMLFormElement, isCheck: boolean) => {
  const buttons = form.querySelectorAll('button')
  const alert = form.querySelector('[role=alert]')
  const effect = form.querySelector('.effect')
  clearErrors(form)
  if (alert) alert.textContent = ''
  if (effect) effect.textContent = ''
  for (const button of buttons) button.disabled = true
  try {
    await requireUserOfPage()
    await (isCheck ? check(form, effect) : save(form))
    // Until the next page is there, another press would save again.
    for (const button of buttons) button.disabled = !isCheck
  } catch (error) {
    const isPlaced = error instanceof Refusal && showErrors(form, error.errors, words)
    if (alert) alert.textContent = isPlaced ? words.correct : failureText(error)
    for (const button of buttons) button.disabled = false
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sends]')) {
  // Before the listener of all forms.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
    void run(form, event.submitter?.dataset.check !== undefined)
  })
  form.addEventListener('input', () => {
    const effect = form.querySelector('.effect')
    if (effect) effect.textContent = ''
  })
}

/** A choice fills the field for other numbers, which is hidden unless it is wanted. */
for (const part of document.querySelectorAll('[data-discards]')) {
  const [choice] = part.getElementsByTagName('select')
  const [numbers] = part.getElementsByTagName('input')
  const [sentence] = part.getElementsByTagName('output')
  if (choice && numbers && sentence) {
    const label = numbers.closest('label')
    const show = () => {
      const isOther = choice.value === 'other'
      if (!isOther) numbers.value = choice.value
      if (label) label.hidden = !isOther
      const thresholds = thresholdsIn(numbers.value)
      const isKnown = !thresholds.some(Number.isNaN)
      sentence.textContent = isKnown ? discardsText(thresholds, words) : ''
    }
    part.addEventListener('input', show)
    show()
  }
}

/** A time of the service, in the zone of the browser. */
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-millis]')) {
  const local = new Date(Number(input.dataset.millis))
  const shown = new Date(local.getTime() - local.getTimezoneOffset() * 60_000)
  input.defaultValue = shown.toISOString().slice(0, 16)
}
