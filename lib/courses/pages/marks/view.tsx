/** The marks as the crew of a mark boat sees them. */
import { button } from '#page/components/controls.tsx'
import { Connection } from '#page/components/connection.tsx'
import type { Shown } from '#page/components/connection.tsx'
import { bearingText, lengthText } from '#positions/rules/legText.ts'
import type { Position } from '#positions/rules/position.ts'
import { formatPosition } from '#positions/rules/positionText.ts'
import { flatLegBetween } from '#positions/rules/raceArea.ts'
import { clockIn } from '#values/venueTime.ts'
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
const legText = (from: Position, to: Position) => {
  const { bearing, metres } = flatLegBetween(from, to)
  return `${bearingText(bearing)} ${lengthText(metres, shortestInMiles)}`
}

const Place = ({ page, marks, mark: { id, position }, own }: MarkProps) => {
  if (!position) return <p>It has no position yet.</p>
  const nearest = marks.find((other) => other.id !== id && other.position)
  return (
    <>
      <p>{`${formatPosition(position)}, since ${clockIn(page.zone, position.timestamp)}`}</p>
      {nearest?.position && (
        <p class="small">
          From {nearest.name}: {legText(nearest.position, position)}
        </p>
      )}
      {own && <p class="small">From here: {legText(own.coords, position)}</p>}
    </>
  )
}

const MarkItem = (props: MarkProps) => {
  const { page, marks, mark, tracked, ping, move, track } = props
  const isTracked = tracked === mark.id
  const trackWords = isTracked ? 'This phone leaves the mark' : 'This phone is on the mark'
  return (
    <li class="mark">
      <h2>{mark.name}</h2>
      <Place {...props} />
      <p class="actions">
        {button('Ping here', () => ping(mark), {
          class: 'main',
          'aria-label': `Ping here: ${mark.name}`,
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
        <summary>Move by bearing and distance</summary>
        <Move page={page} marks={marks} mark={mark} move={(at, millis) => move(mark, at, millis)} />
      </details>
    </li>
  )
}

export const MarksView = (props: Props) => {
  const { marks } = props
  return (
    <>
      <Connection {...props} offset={0} />
      {marks.length === 0 && (
        <p>There are no marks yet. Publish a course, and its marks are here.</p>
      )}
      <ul class="plain">
        {marks.map((mark) => (
          <MarkItem key={mark.id} {...props} mark={mark} />
        ))}
      </ul>
    </>
  )
}
