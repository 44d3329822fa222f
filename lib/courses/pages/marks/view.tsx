/** The marks as the crew of a mark boat sees them. */
import { button } from '#page/components/controls.tsx'
import { Connection } from '#page/components/connection.tsx'
import type { Shown } from '#page/components/connection.tsx'
import { bearingText, lengthText } from '#positions/rules/legText.ts'
import type { Position } from '#positions/rules/position.ts'
import { formatPosition } from '#positions/rules/positionText.ts'
import { flatLegBetween } from '#positions/rules/raceArea.ts'
import type { Language } from '#values/language.ts'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import type { MarksPage } from '../../steps/marksPage.ts'
import { Move } from './move.tsx'

export interface Mark {
  readonly id: string
  readonly name: string
  readonly position: (Position & { readonly timestamp: number }) | null
}

export interface Actions {
  readonly ping: (mark: Mark) => unknown
  /** Without a time: now. */
  readonly move: (mark: Mark, at: Position, millis?: number) => unknown
  /** Without a mark: the phone leaves its mark. */
  readonly track: (mark: Mark | undefined) => void
  readonly discard: (id: string) => unknown
}

interface Props extends Actions, Shown {
  readonly page: MarksPage
  readonly marks: readonly Mark[]
  /** The id of the mark on which this phone is. */
  readonly tracked: string
  readonly own: GeolocationPosition | undefined
}

type MarkProps = Props & { readonly mark: Mark }

/** In metres. A crew on the water thinks of shorter ways in metres. */
const shortestInMiles = 500

/** @example '230° 0.92 NM' */
const legText = (language: Language, from: Position, to: Position) => {
  const { bearing, metres } = flatLegBetween(from, to)
  return `${bearingText(bearing)} ${lengthText(metres, language, shortestInMiles)}`
}

const Place = ({ page, marks, mark: { id, position }, own }: MarkProps) => {
  const { words, language } = page
  if (!position) return <p>{words.noPosition}</p>
  const nearest = marks.find((other) => other.id !== id && other.position)
  return (
    <>
      <p>
        {fill(words.place, {
          position: formatPosition(position),
          time: clockIn(page.zone, position.timestamp),
        })}
      </p>
      {nearest?.position && (
        <p class="small">
          {fill(words.fromMark, {
            mark: nearest.name,
            leg: legText(language, nearest.position, position),
          })}
        </p>
      )}
      {own && (
        <p class="small">
          {fill(words.fromHere, { leg: legText(language, own.coords, position) })}
        </p>
      )}
    </>
  )
}

const MarkItem = (props: MarkProps) => {
  const { page, marks, mark, tracked, ping, move, track } = props
  const isTracked = tracked === mark.id
  const { words, moveWords } = page
  const trackWords = isTracked ? words.leavesMark : words.isOnMark
  return (
    <li class="mark card">
      <h2>{mark.name}</h2>
      <Place {...props} />
      <p class="actions">
        {button(words.ping, () => ping(mark), {
          class: mark.position ? 'main secondary' : 'main',
          'aria-label': `${words.ping}: ${mark.name}`,
        })}
        {button(
          trackWords,
          () => {
            track(isTracked ? undefined : mark)
          },
          { 'aria-pressed': isTracked, 'aria-label': `${trackWords}: ${mark.name}` },
        )}
      </p>
      <details>
        <summary>{words.moveBy}</summary>
        <Move
          words={moveWords}
          {...{ page, marks, mark }}
          move={(at, millis) => move(mark, at, millis)}
        />
      </details>
    </li>
  )
}

/** Each fleet can have a mark of the same name, so such names tell the races. */
const named = ({ racesOfMark }: MarksPage, marks: readonly Mark[]): readonly Mark[] =>
  marks.map((mark) => {
    const { id, name } = mark
    const isCommon = marks.some((other) => other.name === name && other.id !== id)
    const races = racesOfMark[id]
    return isCommon && races ? { ...mark, name: `${name} (${races.join(', ')})` } : mark
  })

export const MarksView = (props: Props) => {
  const { page } = props
  const marks = named(page, props.marks)
  return (
    <>
      <Connection {...props} offset={0} />
      {marks.length === 0 && <p>{page.words.noMarks}</p>}
      <ul class="plain marks">
        {marks.map((mark) => (
          <MarkItem key={mark.id} {...props} {...{ marks, mark }} />
        ))}
      </ul>
    </>
  )
}
