/** One boat of the finish sheet, with what a hearing can change. */
import { useState } from 'preact/hooks'
import { button } from '#browser/controls.tsx'
import { DecimalField } from '#browser/decimalField.tsx'
import { clockIn } from '#browser/venueTime.ts'
import { TimeField } from '#browser/timeField.tsx'
import { change, correctTime, hasPlace, move, remove } from './sheet.ts'
import type { Line as SheetLine, Sheet } from './sheet.ts'

export const boatName = ({ sail, name }: import('./sheet.ts').Boat) => (
  <>
    <strong>
      <bdi>{sail}</bdi>
    </strong>{' '}
    <bdi>{name}</bdi>
  </>
)

/** The codes in the words of people. */
const codes = {
  '': 'None',
  DNF: 'DNF: did not finish',
  DNS: 'DNS: did not start',
  DNC: 'DNC: did not come to the starting area',
  OCS: 'OCS: on the course side at the start',
  RET: 'RET: retired',
  DSQ: 'DSQ: disqualified',
  DNE: 'DNE: disqualified, not excludable',
  UFD: 'UFD: U flag',
  BFD: 'BFD: black flag',
  NSC: 'NSC: did not sail the course',
  TLE: 'TLE: time limit expired',
  RDG: 'RDG: redress',
  STP: 'STP: standard penalty, one point',
}

/** Penalties by their code and redress by its kind, as an officer chooses them, with what they are in the sheet. */
const decisions: Record<string, { words: string; values: Partial<SheetLine> }> = {
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

const pointsOf = (decision: string, points: number | undefined): Partial<SheetLine> => {
  if (points === undefined) return { penalties: undefined, redress: undefined }
  return decision === 'DPI'
    ? { penalties: [{ code: 'DPI', points }] }
    : { redress: { kind: 'points', points } }
}

export interface LineProps {
  line: SheetLine
  position: number
  places: number
  page: import('./main.tsx').PageData
  near: number | undefined
  keep: (next: (sheet: Sheet) => Sheet) => unknown
}

interface Part {
  line: SheetLine
  id: string
  set: (values: Partial<SheetLine>) => unknown
}

const choices = (
  id: string,
  label: string,
  value: string,
  options: string[][],
  choose: (event: Event) => void,
) => (
  <>
    <label for={id}>{label}</label>
    <select id={id} value={value} onChange={choose}>
      {options.map(([each, words]) => (
        <option value={each}>{words}</option>
      ))}
    </select>
  </>
)

/** The decision of a hearing. */
const Decision = ({ line, id, set }: Part) => {
  const [chosen, setChosen] = useState('none')
  const { code = '' } = line
  const decided = decisionOf(line)
  const decision = decided === 'none' ? chosen : decided
  const choose = ({ target }: any) => {
    const { values } = decisions[target.value] ?? { values: {} }
    setChosen(withPoints.includes(target.value) ? target.value : 'none')
    const kept = code === 'RDG' ? undefined : line.code
    set({ penalties: undefined, redress: undefined, code: kept, ...values })
  }
  const all = Object.entries(decisions).map(([value, { words }]) => [value, words])
  const value = decision === 'DPI' ? line.penalties?.[0]?.points : line.redress?.points
  const write = (points: number | undefined) => {
    setChosen(decision)
    set(pointsOf(decision, points))
  }
  return (
    <>
      {choices(`${id}-decision`, 'Penalty or redress', decision, all, choose)}
      {withPoints.includes(decision) && (
        <DecimalField key={decision} label="Points" value={value} set={write} />
      )}
      {withPoints.includes(decision) && value === undefined && (
        <p class="small">Counts when the points are there.</p>
      )}
    </>
  )
}

const Code = ({ line, id, set }: Part) => {
  const { code = '' } = line
  const choose = ({ target }: any) => {
    const redress = target.value === 'RDG' ? { kind: 'all' } : undefined
    set({ code: target.value || undefined, penalties: undefined, redress })
  }
  const all = { ...codes, ...(code in codes ? {} : { [code]: code }) }
  return choices(`${id}-code`, 'Code', code, Object.entries(all), choose)
}

const Moves = ({ line, position, places, keep, name }: LineProps & { name: string }) => {
  const { competitorId: id } = line
  const isPlaced = hasPlace(line)
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

const decidedCodes = ({ penalties = [], redress, code }: SheetLine): string[] => [
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

export const Line = (props: LineProps) => {
  const { line, position, page, near, keep } = props
  const { competitorId: id, finishMillis, levelWithPrevious, code, comment = '' } = line
  const unknown = { id, sail: '', name: 'Unknown boat', boat: '' }
  const boat = page.boats.find((one) => one.id === id) ?? unknown
  const isPlaced = hasPlace(line)
  const set = (values: Partial<SheetLine>) => keep((sheet) => change(sheet, id, values))
  const decided = decidedCodes(line).join(' ')
  const time = finishMillis === undefined ? '' : clockIn(page.zone, finishMillis).split(' ')[0]
  return (
    <li>
      <details>
        <summary>
          <span class="place">{isPlaced ? (levelWithPrevious ? '=' : position + 1) : code} </span>
          <span class="who">{boatName(boat)} </span>
          <span class="at">
            {time} {isPlaced && code} {decided}
          </span>
          <Missed {...props} />
        </summary>
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
          set={(millis: number | undefined) => keep((sheet) => correctTime(sheet, id, millis))}
        />
        <Code {...{ line, id, set }} />
        <Decision {...{ line, id, set }} />
        <label for={`${id}-comment`}>Comment for the officials</label>
        <input
          id={`${id}-comment`}
          value={comment}
          maxlength="200"
          onChange={({ target }: any) => set({ comment: target.value })}
        />
      </details>
    </li>
  )
}
