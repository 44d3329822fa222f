/** The presses about the course: flags S and C (RRS 32.2 and 33). */
import type { ComponentChildren, TargetedEvent } from 'preact'
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import { DecimalField } from '#page/components/decimalField.tsx'
import { fill } from '#values/words.ts'
import { Asked, timed } from './asked.tsx'
import type { Course, RaceProps as Props } from './props.ts'

type Waypoint = Course['waypoints'][number]

/** The name of a waypoint, else those of its marks. */
const placeOf = (course: Course | undefined, waypoint: Waypoint): string =>
  waypoint.controlPointName ??
  waypoint.markConfigurationIds
    .map((id) => {
      const mark = course?.markConfigurations.find((one) => one.id === id)
      return mark?.effectiveProperties.name ?? id
    })
    .join(', ')

/** The part about the course, which may have changed since. */
const OfCourse = ({ one, readCourse, heading, children }: Props & OfCourseProps) => {
  const open = ({ currentTarget }: TargetedEvent<HTMLDetailsElement>) =>
    void (currentTarget.open && readCourse(one.race))
  return (
    <details onToggle={open}>
      <summary>{heading}</summary>
      {children}
    </details>
  )
}

interface OfCourseProps {
  readonly heading: string
  readonly children: ComponentChildren
}

/** Chooses a leg of the course by the mark at its end. */
const legSelect = (
  { one: { course }, page: { words } }: Props,
  [label, value]: readonly [label: string, value: string],
  legs: readonly Waypoint[],
  choose: (value: string) => unknown,
) => {
  const places = legs.map((waypoint, index) => {
    const leg = { number: index + 1, mark: placeOf(course, waypoint) }
    return [index + 1, fill(words.leg, leg)] as const
  })
  return select(label, value, [['', words.chooseMark], ...places], choose)
}

/** A course ends at a line, and a shortened one also at a mark or at a gate (RRS 32.2). */
const finishWords = (
  { passingInstruction, markConfigurationIds }: Waypoint,
  words: Props['page']['words'],
): string => {
  if (markConfigurationIds.length === 1) return words.finishIsAtMark
  return passingInstruction === 'Gate' ? words.finishIsAtGate : words.finishIsAt
}

export const Shortening = (props: Props) => {
  const { one, page, shorten, lengthen } = props
  const { course, whole } = one
  const { words } = page
  const [position, setPosition] = useState('')
  const waypoints = course?.waypoints ?? []
  const nameOf = (waypoint: Waypoint) => placeOf(course, waypoint)
  const chosen = waypoints[Number(position)]
  const finish = timed(props, (millis) => {
    setPosition('')
    if (chosen) shorten(one, Number(position), nameOf(chosen), millis)
  })
  const again = timed(props, (millis) => lengthen(one, millis))
  const last = waypoints.at(-1)
  return (
    <OfCourse {...props} heading={words.shortenCourse}>
      <p role="status">
        {last ? fill(finishWords(last, words), { mark: nameOf(last) }) : words.noCourse}
      </p>
      {whole && <p class="actions">{button(words.undoShorten, again)}</p>}
      {legSelect(props, [words.finishAt, position], waypoints.slice(1, -1), setPosition)}
      {position !== '' && (
        <p class="actions">
          <Asked
            page={page}
            label={words.shorten}
            ask={words.asksShorten}
            options={[[words.yes, finish]]}
          />
        </p>
      )}
    </OfCourse>
  )
}

const noChange = { position: '', bearing: undefined as number | undefined, legChange: '' }

/** Flag C: the officer says to which mark the leg changes, and how (RRS 33). */
export const Changing = (props: Props) => {
  const { one, page, raise } = props
  const { words } = page
  const [form, setForm] = useState(noChange)
  const { position, bearing, legChange } = form
  const waypoints = one.course?.waypoints ?? []
  const chosen = waypoints[Number(position)]
  const [shorter, longer] = ['SHORTER', 'LONGER'] as const
  const press = timed(props, (millis) => {
    if (!chosen) return
    setForm(noChange)
    raise([one], 'CHARLIE', millis, {
      mark: placeOf(one.course, chosen),
      ...(bearing !== undefined && { bearing }),
      ...(legChange !== '' && { legChange: legChange === longer ? longer : shorter }),
    })
  })
  return (
    <OfCourse {...props} heading={words.changeCourse}>
      {legSelect(props, [words.changedLeg, position], waypoints.slice(1), (value) => {
        setForm({ ...form, position: value })
      })}
      <DecimalField
        label={words.newBearing}
        words={words}
        value={bearing}
        set={(value) => {
          setForm({ ...form, bearing: value })
        }}
      />
      {select(
        words.legLength,
        legChange,
        [['', words.sameLength], ...Object.entries(words.legChanges)],
        (value) => {
          setForm({ ...form, legChange: value })
        },
      )}
      {position !== '' && (bearing ?? 0) <= 360 && (
        <p class="actions">{button(fill(words.flagUp, { flag: 'C' }), press)}</p>
      )}
    </OfCourse>
  )
}
