/**
 * The script of the course page. The service designs and draws the course after each change, so that
 * the page shows exactly what it would publish.
 */
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Refusal, refusalOf } from '#browser/refusal.ts'
import { failureText } from '#browser/userRequests.ts'
import { accept, get, getText, listTemplates, readData, reloadPresent, send } from './api.ts'
import { ClubMarks, useClubMarks } from './club.tsx'
import { Bearings, Fields } from './fields.tsx'
import { History } from './history.tsx'
import { Plan } from './plan.tsx'
import { changedCourse, PresentCourse, unchanged } from './present.tsx'
import { Publish } from './publish.tsx'
import {
  clubType,
  errorsByField,
  formOf,
  missingIn,
  presentType,
  questionOf,
  startFields,
  templateOf,
  trueWind,
} from './question.ts'

/** In milliseconds: a pause after the last key. */
const pause = 300

const nothing: {
  question: string
  course: any
  svg: string
  errors: Record<string, string>
  problem: string
} = { question: '', course: null, svg: '', errors: {}, problem: '' }

export interface RaceNames {
  regattaName: string
  raceColumn: string
  fleet: string
}

/** The course and its picture: a design, a text, a template with the marks of the regatta, or the present course. */
const answerTo = (question: any, race: RaceNames, path: string): Promise<[any, string]> => {
  const { template, laps, text, positions } = question
  const { regattaName } = race
  if (positions) return changedCourse(positions, regattaName, path)
  if (!template) {
    const [target, body] =
      text === undefined ? ['/design', question] : ['/fromText', { ...question, race }]
    return Promise.all([send(target, body), send(target, body, accept)])
  }
  const query = new URLSearchParams({ regattaName, ...(laps !== undefined && { laps }) })
  const target = `/getFromCourseTemplate/${template}`
  return Promise.all([get(`${target}?${query}`), getText(`${target}.svg?${query}`)])
}

/** The answer to the form; not current until the service has answered. */
const useDesign = (
  form: import('./question.ts').Form,
  race: RaceNames,
  path: string,
  turn: number,
): typeof nothing & { isCurrent: boolean } => {
  const [design, setDesign] = useState(nothing)
  const missing = missingIn(form).join(', ')
  // The answer may depend on the present course.
  const text = JSON.stringify([questionOf(form), turn])
  const ask = async () => {
    const [course, svg] = await answerTo(JSON.parse(text)[0], race, path)
    return { question: text, course, svg }
  }
  const explain = (error: unknown) => {
    const errors = error instanceof Refusal ? errorsByField(error.errors) : {}
    const isOfFields = Object.keys(errors).length > 0
    const problem = isOfFields ? 'Correct the marked fields.' : failureText(error)
    return { question: '', errors, problem }
  }
  useEffect(() => {
    const show = (answer: Partial<typeof nothing>) =>
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
const embedded = (svg: string) =>
  svg.replace(/<style>[^<]*<\/style>/, '').replace(/course-(title|description)/g, 'design-$1')

const Designer = ({
  page,
  turn,
  done: tell,
}: {
  page: import('./api.ts').PageData
  turn: number
  done: (message: string) => Promise<void>
}) => {
  const { regatta, design: suggestion, races, marks, map } = page
  const [form, setForm] = useState(() =>
    formOf(suggestion, localStorage.getItem('variation') ?? ''),
  )
  const { raceColumn = '', fleet = '', path = '' } = races[0] ?? {}
  const design = useDesign(form, { regattaName: regatta, raceColumn, fleet }, path, turn)
  const { course, svg, errors, problem, isCurrent } = design
  const club = useClubMarks(form)
  const isClub = form.type === clubType
  const isPresent = form.type === presentType
  const [templates, setTemplates] = useState([] as import('./api.ts').Template[])
  useEffect(() => {
    // Without the list, the other courses still work.
    listTemplates().then(setTemplates, () => {})
  }, [])
  const change = (values: typeof form) => setForm((old) => ({ ...old, ...values }))
  const move = (start: import('./question.ts').Position) => change(startFields(start))
  const done = async (message: string) => {
    change(unchanged)
    await tell(message)
  }
  return (
    <>
      <section class="card" aria-labelledby="design-heading">
        <h2 id="design-heading">Design a course</h2>
        <div class="columns">
          <div>
            <PresentCourse {...{ page, form, change }} />
            <Fields
              {...{
                form,
                errors,
                change,
                move,
                templates,
                tags: club.tags,
                hasCourse: marks.some(({ isOfCourse }) => isOfCourse),
              }}
            />
            <Bearings {...{ form, errors, change, move }} />
            <p role="status">
              {problem}
              {problem && course && ' Until then, the pictures show the course before.'}
            </p>
            {course?.warnings?.map(({ detail }: { detail: string }) => (
              <p class="warning">Warning: {detail}.</p>
            ))}
            {isClub && (
              <>
                <Plan {...{ course, map, marks: club.marks, circles: 'of the club' }} />
                <ClubMarks {...club} />
              </>
            )}
            {isPresent && <Plan {...{ course, map, marks, circles: 'where they lie now' }} />}
            {!isClub && !isPresent && !templateOf(form) && (
              <Plan
                {...{
                  course,
                  map,
                  marks,
                  circles: 'of the regatta',
                  wind: Number(trueWind(form)),
                  move,
                }}
              />
            )}
          </div>
          <figure id="picture" dangerouslySetInnerHTML={{ __html: embedded(svg) }} />
        </div>
      </section>
      {course && (
        <Publish {...{ course, isCurrent, races, marks: isClub || isPresent ? [] : marks, done }} />
      )}
    </>
  )
}

const CoursePage = ({ initial }: { initial: import('./api.ts').PageData }) => {
  const [page, setPage] = useState(initial)
  const [turn, setTurn] = useState(0)
  const [message, setMessage] = useState('')
  const done = async (text: string) => {
    // The races stay the same objects, so that the chosen ones stay chosen.
    setPage({ ...(await reloadPresent().catch(() => page)), races: initial.races })
    setTurn(turn + 1)
    setMessage(text)
    document.getElementById('message')?.focus()
  }
  return (
    <>
      <p id="message" role="status" tabindex="-1" class={message && 'done'}>
        {message}
      </p>
      {page.mayDesign && <Designer {...{ page, turn, done }} />}
      <History {...{ turn, done, path: page.races[0]?.path, mayRestore: page.mayDesign }} />
    </>
  )
}

/** After signing in or out, the page comes again with what the user may do. */
const submit = async (event: SubmitEvent) => {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  // TypeScript does not know that a form without files can be encoded.
  const fields = new FormData(form) as unknown
  const body = new URLSearchParams(fields as Record<string, string>)
  const reply = await fetch(form.action, { method: 'POST', body }).catch(() => undefined)
  if (reply?.ok) {
    // The copies for opening pages offline belong to the user before.
    for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
    return location.reload()
  }
  const alert = form.querySelector('[role=alert]')
  if (alert)
    alert.textContent = reply ? (await refusalOf(reply)).message : 'No response. Try again.'
}

document.documentElement.className = 'script'
document.getElementById('account')?.addEventListener('submit', submit)
// The present course is replaced after each publication, with its button.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.id === 'print') print()
})
const root = document.getElementById('designer')
if (root) render(<CoursePage initial={readData(document)} />, root)
