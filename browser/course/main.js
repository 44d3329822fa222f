// @ts-check
/**
 * The script of the course page. The service designs and draws the course after each change, so that
 * the page shows exactly what it would publish.
 */
import { html, render } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { picture, readData, reloadPresent, Refusal, send, wordsOf } from './api.js'
import { Fields } from './fields.js'
import { History } from './history.js'
import { Plan } from './plan.js'
import { Publish } from './publish.js'
import { errorsByField, formOf, missingIn, questionOf } from './question.js'
import { watchAccount } from './account.js'

/** @typedef {import('./question.js').Form} Form */

/** In milliseconds: a pause between two keys. */
const pause = 300

const nothing = { course: null, svg: '', errors: {}, problem: '' }

/** The course that the form asks for. @type {(form: Form) => any} */
const useDesign = (form) => {
  const [design, setDesign] = useState(/** @type {any} */ (nothing))
  const missing = missingIn(form)
  const text = JSON.stringify(questionOf(form))
  useEffect(() => {
    if (missing.length > 0) return setDesign(nothing)
    let isCurrent = true
    const timer = setTimeout(() => {
      const question = JSON.parse(text)
      Promise.all([send('/design', question), picture('/design', question)]).then(
        ([course, svg]) => isCurrent && setDesign({ ...nothing, course, svg }),
        (error) => {
          const errors = error instanceof Refusal ? errorsByField(error.errors) : {}
          const problem =
            Object.keys(errors).length > 0 ? 'Correct the marked fields.' : wordsOf(error)
          if (isCurrent) setDesign({ ...nothing, errors, problem })
        },
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, missing.length])
  const wish = `To see the course, give ${missing.join(', ')}.`
  return missing.length > 0 ? { ...design, problem: wish } : design
}

/** The page has its own style for the picture, and another picture with the same ids. */
const embedded = (/** @type {string} */ svg) =>
  svg.replace(/<style>[^<]*<\/style>/, '').replace(/course-(title|description)/g, 'design-$1')

/** @type {(props: { page: import('./api.js').PageData, done: (message: string) => Promise<void> }) => unknown} */
const Designer = ({ page, done }) => {
  const [form, setForm] = useState(() => formOf(page.design))
  const change = (/** @type {Form} */ values) => setForm((before) => ({ ...before, ...values }))
  const { course, svg, errors, problem } = useDesign(form)
  const move = (/** @type {{ latitude: number, longitude: number }} */ { latitude, longitude }) =>
    change({ latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) })
  return html`<section aria-labelledby="design-heading">
      <h2 id="design-heading">Design a course</h2>
      <div class="columns">
        <form onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <${Fields} ...${{ form, errors, change }} />
          <p role="status">${problem}</p>
          ${course?.warnings?.map((/** @type {{ detail: string }} */ { detail }) => html`<p class="warning">Warning: ${detail}.</p>`)}
          <${Plan}
            course=${course}
            marks=${page.marks}
            wind=${parseFloat(String(form.wind))}
            move=${move}
          />
        </form>
        <figure id="picture" dangerouslySetInnerHTML=${{ __html: embedded(svg) }} />
      </div>
    </section>
    ${course && html`<${Publish} ...${{ course, done, races: page.races, marks: page.marks }} />`}`
}

/** @type {(props: { initial: import('./api.js').PageData }) => unknown} */
const CoursePage = ({ initial }) => {
  const [page, setPage] = useState(initial)
  const [turn, setTurn] = useState(0)
  const [message, setMessage] = useState('')
  const done = async (/** @type {string} */ text) => {
    setMessage(text)
    document.getElementById('message')?.focus()
    const { races } = page
    setPage({ ...(await reloadPresent()), races })
    setTurn(turn + 1)
  }
  return html`<p id="message" role="status" tabindex="-1" class=${message && 'done'}>${message}</p>
    ${page.mayDesign && html`<${Designer} ...${{ page, done }} />`}
    <${History} path=${page.races[0]?.path} mayRestore=${page.mayDesign} ...${{ turn, done }} />`
}

const root = document.getElementById('designer')
watchAccount()
if (root) render(html`<${CoursePage} initial=${readData(document)} />`, root)
