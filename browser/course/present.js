// @ts-check
/** Changes of the present course: turning it with all its marks, and moving one of them. */
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import { button, select } from '../controls.js'
import { Move } from '../marks/move.js'
import { accept, get, send } from './api.js'
import { placedMarks, positionsIn, presentType, turned, variationOf } from './question.js'

/**
 * @import { Form, Placed, Position } from './question.js'
 *
 * @typedef {{ page: import('./api.js').PageData, form: Form, change: (values: Form) => void }} Props
 */

/** The present course with some of its marks elsewhere, and its picture. @type {(positions: Record<string, Position>, regattaName: string, path: string) => Promise<[any, string]>} */
export const changedCourse = async (positions, regattaName, path) => {
  const course = await get(`/getFromCourse${path}`)
  const used = new Set(
    course.waypoints.flatMap((/** @type {any} */ each) => each.markConfigurationIds),
  )
  const markConfigurations = course.markConfigurations
    .filter((/** @type {any} */ mark) => used.has(mark.id) || mark.associatedRole)
    .map((/** @type {any} */ mark) => {
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

const turnWords = (/** @type {number} */ degrees) =>
  `${Math.abs(degrees)}° ${degrees < 0 ? 'left' : 'right'}`

/** @type {(props: Props) => unknown} */
export const PresentCourse = ({ page, form, change }) => {
  const { start } = page.design
  const marks = placedMarks(page.marks, form)
  const [chosen, choose] = useState('')
  const mark = marks.find(({ id }) => id === chosen) ?? marks[0]
  if (!mark) return null
  /** @type {(positions: Record<string, Position>, more: Form) => void} */
  const place = (positions, more) =>
    change({
      type: presentType,
      ...more,
      positions: JSON.stringify({ ...positionsIn(form), ...positions }),
    })
  const degrees = Number(form.degrees ?? 0)
  const moved = form.moved ? String(form.moved).split(', ') : []
  const turn = (/** @type {Position} */ center, /** @type {number} */ by) =>
    place(turned(marks, center, by), { degrees: String(degrees + by) })
  const move = (/** @type {Placed} */ { id }, /** @type {Position} */ position) =>
    place({ [id]: position }, { moved: [...new Set([...moved, mark.name])].join(', ') })
  const names = marks.map(({ id, name }) => [id, name])
  return html`${
      start &&
      html`<fieldset>
        <legend>Turn the present course</legend>
        <p class="actions">${turns.map((by) => button(turnWords(by), () => turn(start, by)))}</p>
      </fieldset>`
    }
    <details>
      <summary>Move a mark of the present course</summary>
      ${select('Mark', mark.id, names, choose)}
      <${Move}
        key=${mark.id}
        ...${{ marks, mark, move, from: mark.id, variation: variationOf(form) }}
      />
    </details>
    <p role="status">
      ${degrees !== 0 && `Turned ${turnWords(degrees)}. `}${form.moved && `Moved: ${form.moved}.`}
    </p>
    ${form.positions && html`<p class="actions">${button('Undo the changes', () => change(unchanged))}</p>`}`
}
