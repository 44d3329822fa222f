/** The finish sheet as an officer sees it: the press, the boats in their order, and who is missing. */
import { button, signInLink } from '#page/components/controls.tsx'
import { TimeField } from '#page/components/timeField.tsx'
import { clockIn } from '#values/venueTime.ts'
import { Finishing } from './press.tsx'
import { boatName } from './boatName.tsx'
import { Line } from './line.tsx'
import { Publishing } from './publishing.tsx'
import { change, disagrees, type Line as SheetLine, remove } from './sheet.ts'
import { isSameJson } from '#values/sameJson.ts'
import { fill } from '#values/words.ts'
import { Text } from '#page/components/text.tsx'
import type { FinishBoat, FinishPage } from '../../steps/finishPage.ts'
import type { ScoreCode } from '../../rules/finishSheet.ts'
import { keepsPlace } from '../../rules/scoring/codes.ts'
import type { Props } from './props.ts'

interface MissingProps {
  readonly page: FinishPage
  readonly boats: readonly FinishBoat[]
  readonly code: (id: string, code: ScoreCode) => unknown
}

const missingCodes: readonly ScoreCode[] = ['DNF', 'DNS', 'OCS', 'RET', 'DSQ']

const Missing = ({ page: { words }, boats, code }: MissingProps) => (
  <section class="card" aria-labelledby="missing-heading">
    <h2 id="missing-heading">{fill(words.missing, { count: boats.length })}</h2>
    {boats.length === 0 ? (
      <p>{words.allHaveLine}</p>
    ) : (
      <>
        <p class="small">{words.meansDnc}</p>
        <ul class="missing">
          {boats.map((boat) => (
            <li key={boat.id}>
              <span>{boatName(boat)}</span>
              <span class="codes">
                {missingCodes.map((each) =>
                  button(each, () => code(boat.id, each), {
                    'aria-label': fill(words.codeFor, {
                      code: each,
                      boat: `${boat.sail} ${boat.name}`,
                    }),
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
  const { state, stateMillis, base, mine } = kept
  const { words } = page
  const time = clockIn(page.zone, stateMillis ?? 0)
  const text =
    state === 'official'
      ? fill(words.official, { time })
      : state === 'confirmed'
        ? fill(words.provisional, { time })
        : words.draft
  const waiting = isSameJson(base, mine)
    ? words.saved
    : lack === 'network'
      ? words.waitsForConnection
      : lack === 'session'
        ? words.waitsForSignIn
        : words.saving
  return (
    <>
      <p role="status" class="state">
        {text} {waiting}
      </p>
      {lack === 'session' && <p>{signInLink(words.signIn)}</p>}
    </>
  )
}

const Differences = ({ kept, page, keep, settle }: Props) => {
  const { words } = page
  const differences = kept.differences.filter((one) => disagrees(kept.mine, one, page.isByTime))
  return differences.map(({ id, mine, theirs }) => {
    const boat = page.boats.find((one) => one.id === id)
    const text = (line: SheetLine | undefined) =>
      line === undefined
        ? words.noLine
        : [
            line.finishMillis === undefined ? '' : clockIn(page.zone, line.finishMillis),
            line.code ?? '',
          ]
            .join(' ')
            .trim() || words.noTime
    const take = () => {
      keep((sheet) =>
        theirs === undefined
          ? remove(sheet, id)
          : change(sheet, id, { finishMillis: undefined, code: undefined, ...theirs }),
      )
      settle(id)
    }
    return (
      <section class="difference" key={id} role="group" aria-label={words.difference}>
        <p>
          <Text
            of={words.differs}
            phones={<strong>{words.twoPhonesDiffer}</strong>}
            boat={boat ? boatName(boat) : id}
            mine={text(mine)}
            theirs={text(theirs)}
          />
        </p>
        <p class="actions">
          {button(words.keepOurs, () => settle(id))} {button(words.takeTheirs, take)}
        </p>
      </section>
    )
  })
}

export const FinishSheet = (props: Props) => {
  const { page, kept, problem, lacksStart, setStart, keep } = props
  const { words } = page
  const { finishes } = kept.mine
  const named = new Set(finishes.map(({ competitorId }) => competitorId))
  const missing = page.boats.filter(({ id }) => !named.has(id))
  const places = finishes.filter(keepsPlace).length
  const near = finishes.find(({ finishMillis }) => finishMillis)?.finishMillis
  const code = (id: string, given: ScoreCode) => keep((sheet) => change(sheet, id, { code: given }))
  return (
    <>
      <State {...props} />
      <p role="alert" class="error">
        {problem}
      </p>
      {lacksStart && (
        <TimeField
          label={words.startTime}
          words={words}
          zone={page.zone}
          near={near}
          set={(millis) => millis !== undefined && setStart(millis)}
        />
      )}
      <Finishing {...{ ...props, missing }} />
      {/* Below the field, which never moves. */}
      <Differences {...props} />
      <section class="card" aria-labelledby="lines-heading">
        <h2 id="lines-heading">{fill(words.finishers, { count: places })}</h2>
        {finishes.length === 0 && <p>{words.nobody}</p>}
        <ol class="lines">
          {finishes.map((line, position) => (
            <Line key={line.competitorId} {...{ line, position, places, page, near, keep }} />
          ))}
        </ol>
      </section>
      <Missing {...{ page, code }} boats={missing} />
      <Publishing {...props} missing={missing.length} />
    </>
  )
}
