/** The script of the page of settings: says each choice in the words of the rules, and saves it. */
import { saveDocument } from '#browser/forms.ts'
import { languageOfPage, wordsOfPage } from '#browser/pageWords.ts'
import { onePress } from '#browser/onePress.ts'
import { requireUserOfPage, send } from '#browser/userRequests.ts'
import type { ScoringSettings } from '#races/rules/regatta.ts'
import { messageWriter } from '#values/messages.ts'
import { scoringSentences, stageSentences } from '../../rules/scoring/ruleSentences.ts'
import type { SettingsPage } from '../../steps/settingsPage.ts'
import type { ResultsWords } from '../../words/en.ts'
import { fieldsOf, scoringIn, seriesIn, withNulls } from './document.ts'
import { type Effect, showEffect } from './effect.ts'

const words = wordsOfPage() as object as Pick<ResultsWords, 'sentences'> & {
  readonly effect: SettingsPage['effectWords']
}
const write = messageWriter(languageOfPage(), words.sentences)

const usualRule: ReturnType<typeof scoringSentences> = [['lowPoint']]

/** The choices in words, and the request that stores them. */
const readForm = (form: HTMLFormElement) => {
  const { settings, series = '', average = 'null', document: kept = '{}' } = form.dataset
  const field = fieldsOf(form)
  if (settings === 'stage') {
    const changed = seriesIn(field, series)
    const body = { ...(JSON.parse(kept) as object), series: [withNulls(changed)] }
    return { sentences: stageSentences(changed), method: 'PUT', body }
  }
  if (settings === 'place') {
    const [race, place] = [field('race'), Number(field('place'))]
    const sentences: ReturnType<typeof scoringSentences> = [['placesFrom', { race, place }]]
    return { sentences, method: 'POST', body: { race_column: race, firstPlace: place } }
  }
  const before = (JSON.parse(average) ?? undefined) as ScoringSettings['average']
  const { system, ...others } = scoringIn(field, before)
  const body = { scoringSystem: system, ...withNulls(others) }
  const sentences = scoringSentences({ system, ...others })
  return { sentences: sentences.length === 0 ? usualRule : sentences, method: 'POST', body }
}

const show = (form: HTMLFormElement): void => {
  const field = fieldsOf(form)
  for (const part of form.querySelectorAll<HTMLElement>('[data-for]')) {
    const [name = '', values = ''] = part.dataset.for?.split('=') ?? []
    const label = form.querySelector(`[name="${name}"]`)?.closest('label')
    part.hidden = label?.hidden === true || !values.split(',').includes(field(name))
  }
  const output = form.querySelector('output')
  if (output) output.textContent = readForm(form).sentences.map(write).join(' ')
}

const check = async (form: HTMLFormElement, method: string, body: string) => {
  await requireUserOfPage()
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const reply = await send(`${form.action}?dryRun=true`, { method, headers, body })
  const { body: shown } = (await reply.json()) as {
    readonly body: { readonly results?: Effect } | null
  }
  showEffect(form.querySelector('.effect'), words.effect, shown?.results)
}

const run = (form: HTMLFormElement, isCheck: boolean) =>
  onePress(form.querySelector('[role=alert]'), async () => {
    const { method, body } = readForm(form)
    await (isCheck ? check : saveDocument)(form, method, JSON.stringify(body))
  })

/** A race that is chosen has a first place already. */
const followRace = ({ target }: Event, form: HTMLFormElement): void => {
  if (!(target instanceof HTMLSelectElement)) return
  const { place } = target.selectedOptions[0]?.dataset ?? {}
  const field = form.querySelector<HTMLInputElement>('[name=place]')
  if (field && place !== undefined) field.value = place
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-settings]')) {
  form.addEventListener('input', (event) => {
    followRace(event, form)
    form.querySelector('.effect')?.replaceChildren()
    show(form)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
    void run(form, event.submitter?.dataset.check !== undefined)
  })
  show(form)
}
