/** Changes of the present course: turning it with all its marks, and moving one of them. */
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import type { Position } from '#positions/rules/position.ts'
import type { CoursePageData } from '../../pages/coursePage.tsx'
import { Move } from '../../pages/marks/move.tsx'
import { askForPicture, readCourse } from './api.ts'
import {
  type Form,
  placedMarks,
  positionsIn,
  type Positions,
  presentType,
  turned,
  variationOf,
} from './question.ts'
import { fill } from '#values/words.ts'
import { moveWords, words } from './words.ts'

interface Props {
  readonly page: CoursePageData
  readonly form: Form
  readonly change: (values: Form) => void
}

/** The present course with some of its marks elsewhere, and its picture. */
export const changedCourse = async (positions: Positions, regattaName: string, path: string) => {
  const present = await readCourse(`/getFromCourse${path}`)
  const used = new Set(present.waypoints.flatMap((each) => each.markConfigurationIds))
  const markConfigurations = present.markConfigurations
    .filter((mark) => used.has(mark.id) || mark.associatedRole)
    .map((mark) => {
      const moved = positions[mark.id]
      if (moved === undefined) return mark
      const position = { latitude_deg: moved.latitude, longitude_deg: moved.longitude }
      return { ...mark, positioning: { position } }
    })
  const course = { ...present, markConfigurations }
  const query = new URLSearchParams({ regattaName })
  return { course, svg: await askForPicture(`/diagram?${query}`, course) }
}

/** The fields of a course without changes. */
export const unchanged = { positions: '', degrees: '', moved: '' }

/** Positive: to the right. */
const turns = [-10, -5, 5, 10]

const turnWords = (degrees: number) =>
  fill(degrees < 0 ? words.left : words.right, { degrees: Math.abs(degrees) })

const useChanges = ({ page, form, change }: Props) => {
  const marks = placedMarks(page.marks, form)
  const degrees = Number(form.degrees ?? 0)
  const moved = form.moved ? String(form.moved).split(', ') : []
  const place = (positions: Positions, more: Form) => {
    const all = JSON.stringify({ ...positionsIn(form), ...positions })
    change({ type: presentType, ...more, positions: all })
  }
  return {
    marks,
    degrees,
    turn: (center: Position, by: number) => {
      place(turned(marks, center, by), { degrees: String(degrees + by) })
    },
    move: (id: string, name: string, position: Position) => {
      place({ [id]: position }, { moved: [...new Set([...moved, name])].join(', ') })
    },
  }
}

const Turn = ({ turn }: { readonly turn: (degrees: number) => void }) => (
  <fieldset>
    <legend>{words.turn}</legend>
    <p class="actions">
      {turns.map((by) =>
        button(turnWords(by), () => {
          turn(by)
        }),
      )}
    </p>
  </fieldset>
)

export const PresentCourse = (props: Props) => {
  const { page, form, change } = props
  const { marks, degrees, turn, move } = useChanges(props)
  const { start } = page.design
  const [chosen, choose] = useState('')
  const mark = marks.find(({ id }) => id === chosen) ?? marks[0]
  if (!mark) return null
  return (
    <>
      {start && (
        <Turn
          turn={(by) => {
            turn(start, by)
          }}
        />
      )}
      <details>
        <summary>{words.moveMark}</summary>
        {select(
          words.mark,
          mark.id,
          marks.map(({ id, name }) => [id, name]),
          choose,
        )}
        <Move
          key={mark.id}
          words={moveWords}
          marks={marks}
          mark={mark}
          move={(position) => {
            move(mark.id, mark.name, position)
          }}
          from={mark.id}
          variation={variationOf(form)}
        />
      </details>
      <p role="status">
        {degrees !== 0 && `${fill(words.turned, { turn: turnWords(degrees) })} `}
        {form.moved && fill(words.moved, { marks: String(form.moved) })}
      </p>
      {form.positions && (
        <p class="actions">
          {button(words.undo, () => {
            change(unchanged)
          })}
        </p>
      )}
    </>
  )
}
