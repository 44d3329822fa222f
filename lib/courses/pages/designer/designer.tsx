/** The designer of a course. The service draws it first, and the script of the page goes on. */
import { fill } from '#values/words.ts'
import { useEffect, useState } from 'preact/hooks'
import { ClubMarks, useClubMarks } from './club.tsx'
import { useDesign } from './design.ts'
import { Bearings, Fields } from './fields.tsx'
import { History } from './history.tsx'
import type { CoursePageData, Template } from './data.ts'
import { FormOfPage, OpenedPage, type Requests, useOpened, useWords } from './opened.ts'
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

const useTemplates = () => {
  const [templates, setTemplates] = useState<readonly Template[]>([])
  const { read } = useOpened()
  useEffect(() => {
    // Without the list, the other courses still work.
    read('/sharedsailingserver/api/v1/coursetemplates').then(
      (found) => {
        setTemplates(found as Template[])
      },
      () => undefined,
    )
  }, [])
  return templates
}

interface FirstValues {
  /** The magnetic variation, which this device remembers. */
  readonly variation: string
  /** The picture of the first design, as the service has drawn it. */
  readonly svg: string
}

interface DesignerProps extends FirstValues {
  /** Another number after each publication. */
  readonly turn: number
  readonly done: (message: string) => Promise<void>
}

const useDesigner = ({ variation, svg, turn, done: tell }: DesignerProps) => {
  const { design } = useOpened()
  const [form, setForm] = useState(() => formOf(design, variation))
  const change = (values: Form) => {
    setForm((old) => ({ ...old, ...values }))
  }
  return {
    form,
    change,
    design: useDesign(form, svg, turn),
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

type DesignerState = ReturnType<typeof useDesigner>

/** The water for the kind of the course. A template has no plan. */
const Water = ({ form, design: { course }, club, move }: DesignerState) => {
  const { marks, words } = useOpened()
  if (form.type === clubType) {
    return (
      <>
        <Plan course={course} marks={club.marks} circles={words.circlesOfClub} />
        <ClubMarks {...club} />
      </>
    )
  }
  if (form.type === presentType)
    return <Plan course={course} marks={marks} circles={words.circlesNow} />
  if (templateOf(form) !== undefined) return null
  return (
    <Plan
      course={course}
      marks={marks}
      circles={words.circlesOfRegatta}
      wind={Number(trueWind(form))}
      move={move}
    />
  )
}

const Findings = ({ course, problem }: DesignerState['design']) => {
  const words = useWords()
  return (
    <>
      <p role="status">
        {problem}
        {problem && course && ` ${words.until}`}
      </p>
      {course?.warnings?.map(({ detail, localized }) => (
        <p class="warning">{fill(words.warning, { detail: localized?.detail ?? detail })}</p>
      ))}
    </>
  )
}

const Designer = (props: DesignerProps) => {
  const { races, marks, words } = useOpened()
  const designer = useDesigner(props)
  const { form, design, club, done } = designer
  const { course, svg, errors, isCurrent } = design
  const usesOwnMarks = form.type === clubType || form.type === presentType
  return (
    <FormOfPage.Provider value={{ ...designer, errors, tags: club.tags }}>
      <section class="card" aria-labelledby="design-heading">
        <h2 id="design-heading">{words.heading}</h2>
        <div class="columns">
          <div>
            <PresentCourse />
            <Fields />
            <Bearings />
            <Findings {...design} />
          </div>
          <div class="pictures">
            <Water {...designer} />
            <figure id="picture" lang="en" dangerouslySetInnerHTML={{ __html: svg }} />
          </div>
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
    </FormOfPage.Provider>
  )
}

interface Props extends FirstValues {
  readonly initial: CoursePageData
  readonly requests: Requests
  /** Shows the present course anew, and returns the new data of the page. */
  readonly reload: () => Promise<CoursePageData>
}

/** The designer for race officers, and the history of the course. */
export const CourseDesigner = ({ initial, requests, reload, ...first }: Props) => {
  const [page, setPage] = useState(initial)
  const [turn, setTurn] = useState(0)
  const [message, setMessage] = useState('')
  const done = async (text: string) => {
    // The races stay the same objects, so that the chosen ones stay chosen.
    setPage({ ...(await reload().catch(() => page)), races: initial.races })
    setTurn(turn + 1)
    setMessage(text)
    document.getElementById('message')?.focus()
  }
  const path = page.races[0]?.path ?? ''
  return (
    <OpenedPage.Provider value={{ ...page, ...requests }}>
      <p id="message" role="status" tabindex={-1} class={message && 'done'}>
        {message}
      </p>
      {page.mayDesign && <Designer {...first} turn={turn} done={done} />}
      <History path={path} turn={turn} done={done} />
    </OpenedPage.Provider>
  )
}
