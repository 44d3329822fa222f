/** Changes of the present course: turning it with all its marks, and moving one of them. */
import { useState } from 'preact/hooks'
import { button, select } from '#browser/controls.tsx'
import { Move } from '../marks/move.tsx'
import { accept, get, send } from './api.ts'
import { placedMarks, positionsIn, presentType, turned, variationOf } from './question.ts'
import type { Form, Placed, Position } from './question.ts'

export interface Props {
  page: import('./api.ts').PageData
  form: Form
  change: (values: Form) => void
}

/** The present course with some of its marks elsewhere, and its picture. */
export const changedCourse = async (
  positions: Record<string, Position>,
  regattaName: string,
  path: string,
): Promise<[any, string]> => {
  const course = await get(`/getFromCourse${path}`)
  const used = new Set(course.waypoints.flatMap((each: any) => each.markConfigurationIds))
  const markConfigurations = course.markConfigurations
    .filter((mark: any) => used.has(mark.id) || mark.associatedRole)
    .map((mark: any) => {
      const { latitude: latitude_deg, longitude: longitude_deg } = positions[mark.id] ?? {}
      const position = { latitude_deg, longitude_deg }
      return positions[mark.id] ? { ...mark, positioning: { position } } : mark
    })
  const changed = { ...course, markConfigurations }
  return [changed, await send(`/diagram?${new URLSearchParams({ regattaName })}`, changed, accept)]
}

/** The fields of a course without changes. */
export const unchanged = { positions: '', degrees: '', moved: '' }

/** Positive: to the right. */
const turns = [-10, -5, 5, 10]

const turnWords = (degrees: number) => `${Math.abs(degrees)}° ${degrees < 0 ? 'left' : 'right'}`

export const PresentCourse = ({ page, form, change }: Props) => {
  const { start } = page.design
  const marks = placedMarks(page.marks, form)
  const [chosen, choose] = useState('')
  const mark = marks.find(({ id }) => id === chosen) ?? marks[0]
  if (!mark) return null
  const place = (positions: Record<string, Position>, more: Form): void =>
    change({
      type: presentType,
      ...more,
      positions: JSON.stringify({ ...positionsIn(form), ...positions }),
    })
  const degrees = Number(form.degrees ?? 0)
  const moved = form.moved ? String(form.moved).split(', ') : []
  const turn = (center: Position, by: number) =>
    place(turned(marks, center, by), { degrees: String(degrees + by) })
  const move = ({ id }: Placed, position: Position) =>
    place({ [id]: position }, { moved: [...new Set([...moved, mark.name])].join(', ') })
  const names = marks.map(({ id, name }) => [id, name])
  return (
    <>
      {start && (
        <fieldset>
          <legend>Turn the present course</legend>
          <p class="actions">{turns.map((by) => button(turnWords(by), () => turn(start, by)))}</p>
        </fieldset>
      )}
      <details>
        <summary>Move a mark of the present course</summary>
        {select('Mark', mark.id, names, choose)}
        <Move
          key={mark.id}
          {...{ marks, mark, move, from: mark.id, variation: variationOf(form) }}
        />
      </details>
      <p role="status">
        {degrees !== 0 && `Turned ${turnWords(degrees)}. `}
        {form.moved && `Moved: ${form.moved}.`}
      </p>
      {form.positions && (
        <p class="actions">{button('Undo the changes', () => change(unchanged))}</p>
      )}
    </>
  )
}
