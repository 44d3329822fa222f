/**
 * The script of the course page. The service designs and draws the course after each change, so that
 * the page shows exactly what it would publish.
 */
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { refusalOf } from '#browser/refusal.ts'
import { removePageCopies } from '#browser/waiting/pageCopies.ts'
import type { CoursePageData } from '../../pages/coursePage.tsx'
import { listTemplates, readData, reloadPresent, type Template } from './api.ts'
import { ClubMarks, useClubMarks } from './club.tsx'
import { useDesign } from './design.ts'
import { Bearings, Fields } from './fields.tsx'
import { History } from './history.tsx'
import { Plan } from './plan.tsx'
import { PresentCourse, unchanged } from './present.tsx'
import { Publish } from './publish.tsx'
import {
  clubType,
  type Form,
  formOf,
  presentType,
  startFields,
  templateOf,
  trueWind,
} from './question.ts'
import { wordsOfPage } from '#browser/pageWords.ts'
import { Text } from '#page/components/text.tsx'
import { words } from './words.ts'

/** The page has the style of the picture, and another picture with the same ids. */
const embedded = (svg: string) =>
  svg.replace(/<style>[^<]*<\/style>/, '').replace(/course-(title|description)/g, 'design-$1')

const useTemplates = () => {
  const [templates, setTemplates] = useState<readonly Template[]>([])
  useEffect(() => {
    // Without the list, the other courses still work.
    listTemplates().then(setTemplates, () => undefined)
  }, [])
  return templates
}

interface DesignerProps {
  readonly page: CoursePageData
  /** Another number after each publication. */
  readonly turn: number
  readonly done: (message: string) => Promise<void>
}

const useDesigner = ({ page, turn, done: tell }: DesignerProps) => {
  const [form, setForm] = useState(() =>
    formOf(page.design, localStorage.getItem('variation') ?? ''),
  )
  const { raceColumn = '', fleet = '', path = '' } = page.races[0] ?? {}
  const race = { regattaName: page.regatta, raceColumn, fleet }
  const change = (values: Form) => {
    setForm((old) => ({ ...old, ...values }))
  }
  return {
    form,
    change,
    design: useDesign(form, race, path, turn),
    club: useClubMarks(form),
    templates: useTemplates(),
    move: (start: Parameters<typeof startFields>[0]) => {
      change(startFields(start))
    },
    done: async (message: string) => {
      change(unchanged)
      await tell(message)
    },
  }
}

type DesignerState = ReturnType<typeof useDesigner> & Pick<DesignerProps, 'page'>

/** The water for the kind of the course. A template has no plan. */
const Water = ({ page, form, design, club, move }: DesignerState) => {
  const { course } = design
  const { map, marks } = page
  if (form.type === clubType) {
    return (
      <>
        <Plan course={course} map={map} marks={club.marks} circles={words.circlesOfClub} />
        <ClubMarks {...club} />
      </>
    )
  }
  if (form.type === presentType)
    return <Plan course={course} map={map} marks={marks} circles={words.circlesNow} />
  if (templateOf(form) !== undefined) return null
  return (
    <Plan
      course={course}
      map={map}
      marks={marks}
      circles={words.circlesOfRegatta}
      wind={Number(trueWind(form))}
      move={move}
    />
  )
}

const Findings = ({ course, problem }: DesignerState['design']) => (
  <>
    <p role="status">
      {problem}
      {problem && course && ` ${words.until}`}
    </p>
    {course?.warnings?.map(({ detail }) => (
      <p class="warning">
        <Text of={words.warning} detail={<span lang="en">{detail}</span>} />
      </p>
    ))}
  </>
)

const Designer = (props: DesignerProps) => {
  const { page } = props
  const { races, marks } = page
  const designer = useDesigner(props)
  const { form, change, design, club, templates, move, done } = designer
  const { course, svg, errors, isCurrent } = design
  const usesOwnMarks = form.type === clubType || form.type === presentType
  return (
    <>
      <section class="card" aria-labelledby="design-heading">
        <h2 id="design-heading">{words.heading}</h2>
        <div class="columns">
          <div>
            <PresentCourse page={page} form={form} change={change} />
            <Fields
              form={form}
              errors={errors}
              change={change}
              move={move}
              templates={templates}
              tags={club.tags}
              hasCourse={marks.some(({ isOfCourse }) => isOfCourse)}
            />
            <Bearings form={form} errors={errors} change={change} />
            <Findings {...design} />
            <Water page={page} {...designer} />
          </div>
          <figure id="picture" lang="en" dangerouslySetInnerHTML={{ __html: embedded(svg) }} />
        </div>
      </section>
      {course && (
        <Publish
          course={course}
          isCurrent={isCurrent}
          races={races}
          marks={usesOwnMarks ? [] : marks}
          done={done}
        />
      )}
    </>
  )
}

const CoursePage = ({ initial }: { readonly initial: CoursePageData }) => {
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
  const path = page.races[0]?.path ?? ''
  return (
    <>
      <p id="message" role="status" tabindex={-1} class={message && 'done'}>
        {message}
      </p>
      {page.mayDesign && <Designer page={page} turn={turn} done={done} />}
      <History path={path} turn={turn} mayRestore={page.mayDesign} done={done} />
    </>
  )
}

/** After signing in or out, the page comes again with what the user may do. */
const submit = async (form: HTMLFormElement) => {
  // TypeScript does not know that a form without files can be encoded.
  const fields = new FormData(form) as unknown as Record<string, string>
  const body = new URLSearchParams(fields)
  const reply = await fetch(form.action, { method: 'POST', body }).catch(() => undefined)
  if (reply?.ok) {
    // They belong to the user before.
    await removePageCopies()
    location.reload()
    return
  }
  const alert = form.querySelector('[role=alert]')
  if (alert) alert.textContent = reply ? (await refusalOf(reply)).message : wordsOfPage().noResponse
}

document.documentElement.className = 'script'
document.getElementById('account')?.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit(event.target as HTMLFormElement)
})
// The present course is replaced after each publication, with its button.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.id === 'print') print()
})
const root = document.getElementById('designer')
if (root) render(<CoursePage initial={readData(document)} />, root)
