/** Changes of the present course: turning it with all its marks, and moving one of them. */
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import type { Position } from '#positions/rules/position.ts'
import { Move } from '../marks/move.tsx'
import type { DesignerWords } from './data.ts'
import { useForm, useOpened, useWords } from './opened.ts'
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

/** The fields of a course without changes. */
export const unchanged = { positions: '', degrees: '', moved: '' }

/** Positive: to the right. */
const turns = [-10, -5, 5, 10]

const turnWords = (words: DesignerWords, degrees: number) =>
  fill(degrees < 0 ? words.left : words.right, { degrees: Math.abs(degrees) })

const useChanges = () => {
  const { form, change } = useForm()
  const marks = placedMarks(useOpened().marks, form)
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

const Turn = ({ turn }: { readonly turn: (degrees: number) => void }) => {
  const words = useWords()
  return (
    <fieldset>
      <legend>{words.turn}</legend>
      <p class="actions turns">
        {turns.map((by) =>
          button(turnWords(words, by), () => {
            turn(by)
          }),
        )}
      </p>
    </fieldset>
  )
}

const MoveMark = ({ marks, move }: Pick<ReturnType<typeof useChanges>, 'marks' | 'move'>) => {
  const { form } = useForm()
  const words = useWords()
  const [chosen, choose] = useState('')
  const mark = marks.find(({ id }) => id === chosen) ?? marks[0]
  if (!mark) return null
  return (
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
        words={words.move}
        marks={marks}
        mark={mark}
        move={(position) => {
          move(mark.id, mark.name, position)
        }}
        from={mark.id}
        variation={variationOf(form)}
      />
    </details>
  )
}

export const PresentCourse = () => {
  const { form, change } = useForm()
  const { words, design } = useOpened()
  const changes = useChanges()
  const { marks, degrees, turn } = changes
  const { start } = design
  if (marks.length === 0) return null
  return (
    <>
      {start && (
        <Turn
          turn={(by) => {
            turn(start, by)
          }}
        />
      )}
      <MoveMark {...changes} />
      <p role="status">
        {degrees !== 0 && `${fill(words.turned, { turn: turnWords(words, degrees) })} `}
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
