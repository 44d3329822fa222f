/** The marks as the crew of a mark boat sees them. */
import { button } from '#browser/controls.tsx'
import { clockIn } from '#values/venueTime.ts'
import { Connection } from '#browser/waiting/connection.tsx'
import { legText, positionText } from './geometry.ts'
import { Move } from './move.tsx'
import type { Position } from './geometry.ts'

import type { Mark } from './main.tsx'

/** `track` without a mark: the phone leaves its mark */
interface Actions {
  ping: (mark: Mark) => unknown
  move: (mark: Mark, at: Position, millis: number) => unknown
  track: (mark: Mark | undefined) => void
  discard: (id: string) => unknown
}

export type Props = Actions &
  import('#browser/waiting/presses.ts').Shown & {
    page: import('./main.tsx').PageData
    marks: Mark[]
    tracked: string
    nowMillis: number
    own: GeolocationPosition | undefined
  }

const MarkItem = (props: Props & { mark: Mark }) => {
  const { page, marks, mark, tracked, own, ping, track } = props
  const { position } = mark
  const isTracked = tracked === mark.id
  const trackWords = isTracked ? 'This phone leaves the mark' : 'This phone is on the mark'
  const here = own && { latitude: own.coords.latitude, longitude: own.coords.longitude }
  const nearest = marks.find(({ id, position: at }) => id !== mark.id && at)
  return (
    <li class="mark">
      <h2>{mark.name}</h2>
      <p>
        {position
          ? `${positionText(position)}, since ${clockIn(page.zone, position.timestamp)}`
          : 'It has no position yet.'}
      </p>
      {position && nearest?.position && (
        <p class="small">
          From {nearest.name}: {legText(nearest.position, position)}
        </p>
      )}
      {position && here && <p class="small">From here: {legText(here, position)}</p>}
      <p class="actions">
        {button('Ping here', () => ping(mark), {
          class: 'main',
          'aria-label': `Ping here: ${mark.name}`,
        })}
        {button(trackWords, () => track(isTracked ? undefined : mark), {
          'aria-pressed': isTracked,
          'aria-label': `${trackWords}: ${mark.name}`,
        })}
      </p>
      <details>
        <summary>Move by bearing and distance</summary>
        <Move {...props} />
      </details>
    </li>
  )
}

export const MarksPage = (props: Props) => {
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
