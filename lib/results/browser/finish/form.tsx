/** The finish sheet as an officer sees it: the press, the boats in their order, and who is missing. */
import { button, signInLink } from '#page/components/controls.tsx'
import { TimeField } from '#page/components/timeField.tsx'
import { clockIn } from '#values/venueTime.ts'
import { Finishing } from './press.tsx'
import { boatName, Line } from './line.tsx'
import { Publishing } from './publishing.tsx'
import { change, type Line as SheetLine, remove } from '../../pages/finish/sheet.ts'
import { waits } from '#browser/waiting/keptData.ts'
import type { FinishBoat } from '../../steps/finishPage.ts'
import type { ScoreCode } from '../../rules/finishSheet.ts'
import { keepsPlace } from '../../rules/scoring/codes.ts'
import type { Props } from './props.ts'

interface MissingProps {
  readonly boats: readonly FinishBoat[]
  readonly code: (id: string, code: ScoreCode) => unknown
}

const missingCodes: readonly ScoreCode[] = ['DNF', 'DNS', 'OCS', 'RET', 'DSQ']

const Missing = ({ boats, code }: MissingProps) => (
  <section aria-labelledby="missing-heading">
    <h2 id="missing-heading">Not accounted for ({boats.length})</h2>
    {boats.length === 0 ? (
      <p>Every boat has a line.</p>
    ) : (
      <>
        <p class="small">Without a line, a boat did not come to the start: DNC.</p>
        <ul class="missing">
          {boats.map((boat) => (
            <li key={boat.id}>
              <span>{boatName(boat)}</span>
              <span class="codes">
                {missingCodes.map((word) =>
                  button(word, () => code(boat.id, word), {
                    'aria-label': `${word} for ${boat.sail} ${boat.name}`,
                  }),
                )}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

const State = ({ kept, lack, page }: Props) => {
  const { state, stateMillis } = kept
  const when = stateMillis === null ? '' : ` since ${clockIn(page.zone, stateMillis)}`
  const words =
    state === 'official'
      ? `Official${when}.`
      : state === 'confirmed'
        ? `Provisional${when}.`
        : 'Draft: nobody else sees it.'
  const waiting = !waits(kept)
    ? 'Everything is saved.'
    : lack === 'network'
      ? 'Kept on this device. Waits for a connection.'
      : lack === 'session'
        ? 'Kept on this device. Waits until you sign in.'
        : 'Saving …'
  return (
    <>
      <p role="status" class="state">
        {words} {waiting}
      </p>
      {lack === 'session' && <p>{signInLink('Sign in')}</p>}
    </>
  )
}

const Differences = ({ kept, page, keep, settle }: Props) =>
  kept.differences.map(({ id, mine, theirs }) => {
    const boat = page.boats.find((one) => one.id === id)
    const words = (line: SheetLine | undefined) =>
      line === undefined
        ? 'no line'
        : [
            line.finishMillis === undefined ? '' : clockIn(page.zone, line.finishMillis),
            line.code ?? '',
          ]
            .join(' ')
            .trim() || 'no time'
    const take = () => {
      keep((sheet) =>
        theirs === undefined
          ? remove(sheet, id)
          : change(sheet, id, { finishMillis: undefined, code: undefined, ...theirs }),
      )
      settle(id)
    }
    return (
      <section class="difference" key={id} role="group" aria-label="Difference">
        <p>
          <strong>Two phones differ</strong> about {boat ? boatName(boat) : id}: here {words(mine)},
          on the other {words(theirs)}.
        </p>
        <p class="actions">
          {button('Keep ours', () => settle(id))} {button('Take theirs', take)}
        </p>
      </section>
    )
  })

export const FinishSheet = (props: Props) => {
  const { page, kept, problem, lacksStart, setStart, keep } = props
  const { finishes } = kept.mine
  const named = new Set(finishes.map(({ competitorId }) => competitorId))
  const missing = page.boats.filter(({ id }) => !named.has(id))
  const places = finishes.filter(keepsPlace).length
  const near = finishes.find(({ finishMillis }) => finishMillis)?.finishMillis
  const code = (id: string, word: ScoreCode) => keep((sheet) => change(sheet, id, { code: word }))
  return (
    <>
      <State {...props} />
      <p role="alert" class="error">
        {problem}
      </p>
      {lacksStart && (
        <TimeField
          label="Start time of the race"
          zone={page.zone}
          near={near}
          set={(millis) => millis !== undefined && setStart(millis)}
        />
      )}
      <Differences {...props} />
      <Finishing {...{ ...props, missing }} />
      <section aria-labelledby="lines-heading">
        <h2 id="lines-heading">Finishers ({places})</h2>
        {finishes.length === 0 && <p>No boat has finished yet.</p>}
        <ol class="lines">
          {finishes.map((line, position) => (
            <Line key={line.competitorId} {...{ line, position, places, page, near, keep }} />
          ))}
        </ol>
      </section>
      <Missing boats={missing} code={code} />
      <Publishing {...props} missing={missing.length} />
    </>
  )
}
