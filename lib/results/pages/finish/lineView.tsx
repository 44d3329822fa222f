/** One field for the boats of all races at a line, and how far each race is. */
import { button, signInLink } from '#page/components/controls.tsx'
import { isSameJson } from '#values/sameJson.ts'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import type { FinishLinePage } from '../../steps/finishLinePage.ts'
import type { FinishBoat } from '../../steps/finishPage.ts'
import { keepsPlace } from '../../rules/scoring/codes.ts'
import { boatName } from './boatName.tsx'
import {
  boatsAtLine,
  lastAtLine,
  linesAtLine,
  ofLine,
  placeAtLine,
  type RaceAtLine,
} from './lineRaces.ts'
import { NoteItem, Press, withoutNote } from './press.tsx'
import { disagrees, finish, idsIn, notesIn, type Sheet, withNotes } from './sheet.ts'

export interface LineActions {
  /** The time of a press. */
  readonly timeOf: (event: Event) => number
  /** Changes the sheets of races in one press. */
  readonly keep: (
    changes: readonly (readonly [at: number, next: (sheet: Sheet) => Sheet])[],
  ) => unknown
  readonly undo: () => unknown
}

export interface LineProps extends LineActions {
  readonly page: FinishLinePage
  readonly races: readonly RaceAtLine[]
  readonly lack: '' | 'network' | 'session'
  readonly problem: string
  readonly canUndo: boolean
}

const lastMax = 10

const State = ({ page: { words }, races, lack }: LineProps) => {
  const isSaved = races.every(({ kept: { base, mine } }) => isSameJson(base, mine))
  const waits = {
    '': words.saving,
    network: words.waitsForConnection,
    session: words.waitsForSignIn,
  }
  return (
    <>
      <p role="status" class="state">
        {isSaved ? words.saved : waits[lack]}
      </p>
      {lack === 'session' && <p>{signInLink(words.signIn)}</p>}
    </>
  )
}

/** Notes are in the first sheet, because the boat may be of any race. */
const Notes = ({
  page,
  races,
  keep,
  boats,
}: LineProps & { readonly boats: readonly FinishBoat[] }) => {
  const [first] = races
  const taken = new Set(linesAtLine(races).map(({ competitorId }) => competitorId))
  const missing = boats.filter(({ id }) => !taken.has(id))
  return (
    <ul class="notes">
      {first &&
        notesIn(first.kept.mine).map((note) => (
          <NoteItem
            key={note.millis}
            {...{ note, page: { ...page, boats }, boats: missing }}
            assign={(lineId: string) => {
              const { position, id } = ofLine(lineId)
              return keep([
                [0, (sheet) => withoutNote(sheet, note)],
                [position, (sheet) => finish(sheet, id, note.millis)],
              ])
            }}
            drop={() => keep([[0, (sheet) => withoutNote(sheet, note)]])}
          />
        ))}
    </ul>
  )
}

const Last = ({ page: { words, zone }, races }: LineProps) => {
  const last = lastAtLine(races, lastMax)
  return (
    <section class="card" aria-labelledby="last-heading">
      <h2 id="last-heading">{words.lastFinishers}</h2>
      {last.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <ol class="plain">
          {last.map(({ boat, place, finishMillis }) => (
            <li key={boat.id}>
              {clockIn(zone, finishMillis)} {boatName(boat)} ({place})
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const Race = ({ page: { words }, one }: LineProps & { readonly one: RaceAtLine }) => {
  const { race, kept } = one
  const named = new Set(idsIn(kept.mine))
  const finished = kept.mine.finishes.filter(keepsPlace).length
  const missing = race.boats.filter(({ id }) => !named.has(id))
  return (
    <section class="card" aria-label={race.title}>
      <h2>{race.title}</h2>
      <p>
        {fill(words.finishers, { count: finished })}
        {' · '}
        {fill(words.missing, { count: missing.length })}
        {kept.differences.some((each) => disagrees(kept.mine, each, race.isByTime)) && (
          <>
            {' · '}
            <strong>{words.twoPhonesDiffer}</strong>
          </>
        )}
      </p>
      <p>
        <a class="action" href={race.page} aria-label={`${words.sheetOf}: ${race.title}`}>
          {words.sheetOf}
        </a>
      </p>
    </section>
  )
}

export const FinishLine = (props: LineProps) => {
  const { page, races, problem, keep, undo, canUndo, timeOf } = props
  const { words } = page
  const boats = boatsAtLine(races)
  const take = ({ id: lineId }: FinishBoat, event: Event) => {
    const millis = timeOf(event)
    const { position, id } = ofLine(lineId)
    keep([[position, (sheet) => finish(sheet, id, millis)]])
  }
  const note = (text: string, event: Event) => {
    const millis = timeOf(event)
    keep([[0, (sheet) => withNotes(sheet, [...notesIn(sheet), { millis, text }])]])
  }
  return (
    <>
      <State {...props} />
      <p role="alert" class="error">
        {problem}
      </p>
      <section aria-label={words.finishing} class="card on-screen">
        <Press
          {...{ page: { ...page, boats }, take, note }}
          lines={linesAtLine(races)}
          placeOf={placeAtLine(races)}
        />
        <p class="actions">{button(words.undo, undo, { disabled: !canUndo })}</p>
        <Notes {...props} boats={boats} />
      </section>
      <Last {...props} />
      {races.map((one) => (
        <Race key={one.race.path} {...props} one={one} />
      ))}
    </>
  )
}
