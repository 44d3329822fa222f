/** One boat of the finish sheet, with what a hearing can change. */
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import { DecimalField } from '#page/components/decimalField.tsx'
import { clockIn } from '#values/venueTime.ts'
import { Text } from '#page/components/text.tsx'
import { TimeField } from '#page/components/timeField.tsx'
import type { FinishBoat, FinishPage } from '../../steps/finishPage.ts'
import type { ScoreCode } from '../../rules/finishSheet.ts'
import { keepsPlace } from '../../rules/scoring/codes.ts'
import { boatName } from './boatName.tsx'
import {
  change,
  correctTime,
  type Line as SheetLine,
  type LineValues,
  move,
  remove,
  type Sheet,
} from './sheet.ts'

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
  'DUTY',
]

type Decision = keyof FinishPage['words']['decisions']

/** Penalties by their code and redress by its kind, as an officer chooses them, with what they are in the sheet. */
const decisions: Readonly<Record<Decision, LineValues>> = {
  none: {},
  SCP: { penalties: [{ code: 'SCP' }] },
  ZFP: { penalties: [{ code: 'ZFP' }] },
  DPI: {},
  all: { redress: { kind: 'all' } },
  before: { redress: { kind: 'before' } },
  points: {},
}

const isDecision = (text: string): text is Decision => Object.hasOwn(decisions, text)

const decisionOf = ({ penalties = [], redress }: SheetLine): string => {
  const code = penalties[0]?.code ?? 'none'
  return redress?.kind ?? (isDecision(code) ? code : 'none')
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
  readonly page: FinishPage
  readonly line: SheetLine
  readonly set: (values: LineValues) => unknown
}

/** The decision of a hearing. */
const Decision = ({ page: { words }, line, set }: Part) => {
  const [chosen, setChosen] = useState('none')
  const { code = '' } = line
  const decided = decisionOf(line)
  const decision = decided === 'none' ? chosen : decided
  const choose = (next: string) => {
    const values = isDecision(next) ? decisions[next] : {}
    setChosen(withPoints.includes(next) ? next : 'none')
    const kept = code === 'RDG' ? undefined : line.code
    set({ penalties: undefined, redress: undefined, code: kept, ...values })
  }
  const value = decision === 'DPI' ? line.penalties?.[0]?.points : line.redress?.points
  const write = (points: number | undefined) => {
    setChosen(decision)
    set(pointsOf(decision, points))
  }
  return (
    <>
      {select(words.decision, decision, Object.entries(words.decisions), choose)}
      {withPoints.includes(decision) && (
        <DecimalField key={decision} label={words.points} {...{ words, value }} set={write} />
      )}
      {withPoints.includes(decision) && value === undefined && (
        <p class="small">{words.needsPoints}</p>
      )}
    </>
  )
}

const Code = ({ page: { words, codes: texts }, line, set }: Part) => {
  const { code } = line
  const choose = (next: string) =>
    set({
      code: next === '' ? undefined : (next as ScoreCode),
      penalties: undefined,
      redress: next === 'RDG' ? { kind: 'all' } : undefined,
    })
  const all = code === undefined || codes.includes(code) ? codes : [...codes, code]
  const options = all.map((each) => [each, `${each}: ${texts[each]}`] as const)
  return select(words.code, code ?? '', [['', words.none], ...options], choose)
}

const Moves = ({
  page: { words },
  line,
  position,
  places,
  keep,
  name,
}: LineProps & { name: string }) => {
  const { competitorId: id } = line
  const isPlaced = keepsPlace(line)
  const action = (label: string, next: (sheet: Sheet) => Sheet, isOff = false) =>
    button(label, () => keep(next), { 'aria-label': `${label}: ${name}`, disabled: isOff })
  return (
    <p class="actions">
      {action(words.up, (sheet) => move(sheet, id, -1), !isPlaced || position === 0)}
      {action(words.down, (sheet) => move(sheet, id, 1), !isPlaced || position + 1 >= places)}
      {action(words.remove, (sheet) => remove(sheet, id))}
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
        <Text of={page.words.missed} marks={<bdi>{missed.join(', ')}</bdi>} />
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
  const { words } = page
  const unknown = { id, sail: '', name: words.unknownBoat, boat: '' }
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
            {words.level}
          </label>
        )}
        <TimeField
          label={words.finishingTime}
          words={words}
          zone={page.zone}
          millis={finishMillis}
          near={near}
          set={(millis) => keep((sheet) => correctTime(sheet, id, millis))}
        />
        <Code {...{ page, line, set }} />
        <Decision {...{ page, line, set }} />
        <label for={`${id}-comment`}>{words.comment}</label>
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
