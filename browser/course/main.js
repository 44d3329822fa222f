// @ts-check
/**
 * The script of the course page. The service designs and draws the course after each change, so that
 * the page shows exactly what it would publish.
 */
import { html, render } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { problemOf } from '../problem.js'
import {
  get,
  getText,
  listTemplates,
  readData,
  Refusal,
  reloadPresent,
  send,
  wordsOf,
} from './api.js'
import { ClubMarks, useClubMarks } from './club.js'
import { Fields } from './fields.js'
import { History } from './history.js'
import { Plan } from './plan.js'
import { Publish } from './publish.js'
import {
  clubType,
  errorsByField,
  formOf,
  missingIn,
  questionOf,
  startFields,
  templateOf,
} from './question.js'

/** In milliseconds: a pause after the last key. */
const pause = 300

/** @type {{ question: string, course: any, svg: string, errors: Record<string, string>, problem: string }} */
const nothing = { question: '', course: null, svg: '', errors: {}, problem: '' }

/** @typedef {{ regattaName: string, raceColumn: string, fleet: string }} RaceNames */

/** The course and its picture: a design, a text, or a template with the marks of the regatta. @type {(question: any, race: RaceNames) => Promise<[any, string]>} */
const answerTo = (question, race) => {
  const { template, laps, text } = question
  const { regattaName } = race
  if (!template) {
    const accept = { accept: 'image/svg+xml' }
    const [path, body] =
      text === undefined ? ['/design', question] : ['/fromText', { ...question, race }]
    return Promise.all([send(path, body), send(path, body, accept)])
  }
  const query = new URLSearchParams({ regattaName, ...(laps !== undefined && { laps }) })
  const path = `/getFromCourseTemplate/${template}`
  return Promise.all([get(`${path}?${query}`), getText(`${path}.svg?${query}`)])
}

/** The answer to the form; not current until the service has answered. @type {(form: import('./question.js').Form, race: RaceNames) => typeof nothing & { isCurrent: boolean }} */
const useDesign = (form, race) => {
  const [design, setDesign] = useState(nothing)
  const missing = missingIn(form).join(', ')
  const text = JSON.stringify(questionOf(form))
  const ask = async () => {
    const [course, svg] = await answerTo(JSON.parse(text), race)
    return { question: text, course, svg }
  }
  const explain = (/** @type {unknown} */ error) => {
    const errors = error instanceof Refusal ? errorsByField(error.errors) : {}
    const isOfFields = Object.keys(errors).length > 0
    const problem = isOfFields ? 'Correct the marked fields.' : wordsOf(error)
    return { question: '', errors, problem }
  }
  useEffect(() => {
    const show = (/** @type {Partial<typeof nothing>} */ answer) =>
      setDesign((before) => ({ ...before, errors: {}, problem: '', ...answer }))
    if (missing !== '') return show({ question: '', problem: `Give ${missing}.` })
    let isCurrent = true
    const timer = setTimeout(async () => {
      const answer = await ask().catch(explain)
      if (isCurrent) show(answer)
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, missing])
  return { ...design, isCurrent: design.question === text }
}

/** The page has the style of the picture, and another picture with the same ids. */
const embedded = (/** @type {string} */ svg) =>
  svg.replace(/<style>[^<]*<\/style>/, '').replace(/course-(title|description)/g, 'design-$1')

/** @type {(props: { page: import('./api.js').PageData, done: (message: string) => Promise<void> }) => unknown} */
const Designer = ({ page: { regatta, design: suggestion, races, marks }, done }) => {
  const [form, setForm] = useState(() => formOf(suggestion))
  const { raceColumn = '', fleet = '' } = races[0] ?? {}
  const design = useDesign(form, { regattaName: regatta, raceColumn, fleet })
  const { course, svg, errors, problem, isCurrent } = design
  const club = useClubMarks(form)
  const isClub = form.type === clubType
  const [templates, setTemplates] = useState(/** @type {import('./api.js').Template[]} */ ([]))
  useEffect(() => {
    // Without the list, the other courses still work.
    listTemplates().then(setTemplates, () => {})
  }, [])
  const change = (/** @type {typeof form} */ values) => setForm((old) => ({ ...old, ...values }))
  const move = (/** @type {import('./question.js').Position} */ start) => change(startFields(start))
  const wind = parseFloat(String(form.wind))
  return html`<section aria-labelledby="design-heading">
      <h2 id="design-heading">Design a course</h2>
      <div class="columns">
        <div>
          <${Fields} ...${{ form, errors, change, move, templates, tags: club.tags }} />
          <p role="status">
            ${problem}${problem && course && ' Until then, the pictures show the course before.'}
          </p>
          ${course?.warnings?.map((/** @type {{ detail: string }} */ { detail }) => html`<p class="warning">Warning: ${detail}.</p>`)}
          ${isClub && html`<${Plan} ...${{ course, marks: club.marks }} /><${ClubMarks} ...${club} />`}
          ${!isClub && !templateOf(form) && html`<${Plan} ...${{ course, marks, wind, move }} />`}
        </div>
        <figure id="picture" dangerouslySetInnerHTML=${{ __html: embedded(svg) }} />
      </div>
    </section>
    ${course && html`<${Publish} ...${{ course, isCurrent, races, marks: isClub ? [] : marks, done }} />`}`
}

/** @type {(props: { initial: import('./api.js').PageData }) => unknown} */
const CoursePage = ({ initial }) => {
  const [page, setPage] = useState(initial)
  const [turn, setTurn] = useState(0)
  const [message, setMessage] = useState('')
  const done = async (/** @type {string} */ text) => {
    // The races stay the same objects, so that the chosen ones stay chosen.
    setPage({ ...(await reloadPresent().catch(() => page)), races: initial.races })
    setTurn(turn + 1)
    setMessage(text)
    document.getElementById('message')?.focus()
  }
  return html`<p id="message" role="status" tabindex="-1" class=${message && 'done'}>${message}</p>
    ${page.mayDesign && html`<${Designer} ...${{ page, done }} />`}
    <${History} ...${{ turn, done, path: page.races[0]?.path, mayRestore: page.mayDesign }} />`
}

/** After signing in or out, the page comes again with what the user may do. */
const submit = async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault()
  const form = /** @type {HTMLFormElement} */ (event.target)
  // TypeScript does not know that a form without files can be encoded.
  const fields = /** @type {unknown} */ (new FormData(form))
  const body = new URLSearchParams(/** @type {Record<string, string>} */ (fields))
  const reply = await fetch(form.action, { method: 'POST', body }).catch(() => undefined)
  if (reply?.ok) {
    // The copies for opening pages offline belong to the user before.
    for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
    return location.reload()
  }
  const alert = form.querySelector('[role=alert]')
  if (alert) alert.textContent = reply ? (await problemOf(reply)).detail : 'No response. Try again.'
}

document.documentElement.className = 'script'
document.getElementById('account')?.addEventListener('submit', submit)
// The present course is replaced after each publication, with its button.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.id === 'print') print()
})
const root = document.getElementById('designer')
if (root) render(html`<${CoursePage} initial=${readData(document)} />`, root)
