/** One boat of the finish sheet, with what a hearing can change. */
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import { DecimalField } from '#page/components/decimalField.tsx'
import { clockIn } from '#values/venueTime.ts'
import { TimeField } from '#page/components/timeField.tsx'
import type { FinishBoat, FinishPage } from '../../steps/finishPage.ts'
import { codeWords } from '../../rules/codeWords.ts'
import type { ScoreCode } from '../../rules/finishSheet.ts'
import { keepsPlace } from '../../rules/scoring/codes.ts'
import {
  change,
  correctTime,
  type Line as SheetLine,
  type LineValues,
  move,
  remove,
  type Sheet,
} from '../../pages/finish/sheet.ts'

export const boatName = ({ sail, name }: Pick<FinishBoat, 'sail' | 'name'>) => (
  <>
    <strong>
      <bdi>{sail}</bdi>
    </strong>{' '}
    <bdi>{name}</bdi>
  </>
)

/** The codes that an officer gives; others stay as they are. */
const codes: readonly ScoreCode[] = [
  'DNF',
  'DNS',
  'DNC',
  'OCS',
  'RET',
  'DSQ',
  'DNE',
  'UFD',
  'BFD',
  'NSC',
  'TLE',
  'RDG',
  'STP',
]

/** Penalties by their code and redress by its kind, as an officer chooses them, with what they are in the sheet. */
const decisions: Readonly<Record<string, { words: string; values: LineValues }>> = {
  none: { words: 'None', values: {} },
  SCP: { words: '20 % penalty (SCP, 44.3(c))', values: { penalties: [{ code: 'SCP' }] } },
  ZFP: {
    words: '20 % penalty of the Z flag (ZFP, 30.2)',
    values: { penalties: [{ code: 'ZFP' }] },
  },
  DPI: { words: 'Points of the protest committee (DPI)', values: {} },
  all: {
    words: 'Redress: average of all other races',
    values: { redress: { kind: 'all' } },
  },
  before: {
    words: 'Redress: average of the races before',
    values: { redress: { kind: 'before' } },
  },
  points: { words: 'Redress: stated points', values: {} },
}

const decisionOf = ({ penalties = [], redress }: SheetLine) => {
  const code = penalties[0]?.code ?? 'none'
  return redress?.kind ?? (code in decisions ? code : 'none')
}

/** These need points, and are in the sheet from then on. */
const withPoints = ['DPI', 'points']

const pointsOf = (decision: string, points: number | undefined): LineValues => {
  if (points === undefined) return { penalties: undefined, redress: undefined }
  return decision === 'DPI'
    ? { penalties: [{ code: 'DPI', points }] }
    : { redress: { kind: 'points', points } }
}

interface LineProps {
  readonly line: SheetLine
  readonly position: number
  readonly places: number
  readonly page: FinishPage
  readonly near: number | undefined
  readonly keep: (next: (sheet: Sheet) => Sheet) => unknown
}

interface Part {
  readonly line: SheetLine
  readonly set: (values: LineValues) => unknown
}

/** The decision of a hearing. */
const Decision = ({ line, set }: Part) => {
  const [chosen, setChosen] = useState('none')
  const { code = '' } = line
  const decided = decisionOf(line)
  const decision = decided === 'none' ? chosen : decided
  const choose = (next: string) => {
    const { values } = decisions[next] ?? { values: {} }
    setChosen(withPoints.includes(next) ? next : 'none')
    const kept = code === 'RDG' ? undefined : line.code
    set({ penalties: undefined, redress: undefined, code: kept, ...values })
  }
  const all = Object.entries(decisions).map(([each, { words }]) => [each, words] as const)
  const value = decision === 'DPI' ? line.penalties?.[0]?.points : line.redress?.points
  const write = (points: number | undefined) => {
    setChosen(decision)
    set(pointsOf(decision, points))
  }
  return (
    <>
      {select('Penalty or redress', decision, all, choose)}
      {withPoints.includes(decision) && (
        <DecimalField key={decision} label="Points" value={value} set={write} />
      )}
      {withPoints.includes(decision) && value === undefined && (
        <p class="small">Counts when the points are there.</p>
      )}
    </>
  )
}

const Code = ({ line, set }: Part) => {
  const { code } = line
  const choose = (next: string) =>
    set({
      code: next === '' ? undefined : (next as ScoreCode),
      penalties: undefined,
      redress: next === 'RDG' ? { kind: 'all' } : undefined,
    })
  const all = code === undefined || codes.includes(code) ? codes : [...codes, code]
  const options = all.map((each) => [each, `${each}: ${codeWords[each] ?? ''}`] as const)
  return select('Code', code ?? '', [['', 'None'], ...options], choose)
}

const Moves = ({ line, position, places, keep, name }: LineProps & { name: string }) => {
  const { competitorId: id } = line
  const isPlaced = keepsPlace(line)
  const action = (words: string, next: (sheet: Sheet) => Sheet, isOff = false) =>
    button(words, () => keep(next), { 'aria-label': `${words}: ${name}`, disabled: isOff })
  return (
    <p class="actions">
      {action('Up', (sheet) => move(sheet, id, -1), !isPlaced || position === 0)}
      {action('Down', (sheet) => move(sheet, id, 1), !isPlaced || position + 1 >= places)}
      {action('Remove', (sheet) => remove(sheet, id))}
    </p>
  )
}

const decidedCodes = ({ penalties = [], redress, code }: SheetLine): readonly string[] => [
  ...penalties.map((penalty) => penalty.code),
  ...(redress && code !== 'RDG' ? ['RDG'] : []),
]

/** The marks that the boat left out, as estimated from its track. */
const Missed = ({ line: { competitorId }, page }: LineProps) => {
  const { [competitorId]: missed } = page.missed
  return (
    missed && (
      <span>
        missed <bdi>{missed.join(', ')}</bdi>
      </span>
    )
  )
}

const Summary = (props: LineProps & { readonly boat: FinishBoat }) => {
  const { boat, line, position, page } = props
  const { finishMillis, levelWithPrevious, code } = line
  const isPlaced = keepsPlace(line)
  const time = finishMillis === undefined ? '' : clockIn(page.zone, finishMillis).split(' ')[0]
  return (
    <summary>
      <span class="place">{isPlaced ? (levelWithPrevious ? '=' : position + 1) : code} </span>
      <span class="who">{boatName(boat)} </span>
      <span class="at">
        {time} {isPlaced && code} {decidedCodes(line).join(' ')}
      </span>
      <Missed {...props} />
    </summary>
  )
}

export const Line = (props: LineProps) => {
  const { line, position, page, near, keep } = props
  const { competitorId: id, finishMillis, levelWithPrevious, comment = '' } = line
  const unknown = { id, sail: '', name: 'Unknown boat', boat: '' }
  const boat = page.boats.find((one) => one.id === id) ?? unknown
  const isPlaced = keepsPlace(line)
  const set = (values: LineValues) => keep((sheet) => change(sheet, id, values))
  return (
    <li>
      <details>
        <Summary {...{ ...props, boat }} />
        <Moves {...props} name={`${boat.sail} ${boat.name}`} />
        {isPlaced && position > 0 && (
          <label class="check">
            <input
              type="checkbox"
              checked={levelWithPrevious === true}
              onChange={() => set({ levelWithPrevious: !levelWithPrevious })}
            />
            Level with the boat before
          </label>
        )}
        <TimeField
          label="Finishing time"
          zone={page.zone}
          millis={finishMillis}
          near={near}
          set={(millis) => keep((sheet) => correctTime(sheet, id, millis))}
        />
        <Code {...{ line, set }} />
        <Decision {...{ line, set }} />
        <label for={`${id}-comment`}>Comment for the officials</label>
        <input
          id={`${id}-comment`}
          value={comment}
          maxlength={200}
          onChange={({ currentTarget }) => set({ comment: currentTarget.value })}
        />
      </details>
    </li>
  )
}
