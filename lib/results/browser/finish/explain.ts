/** The refusal of a sheet in words: boats have their names, and values those of the page. */
import { type InputError, Refusal } from '#browser/refusal.ts'
import { inWords, messageOf } from '#browser/waiting/messageOf.ts'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import type { Sheet } from '../../pages/finish/sheet.ts'
import type { FinishBoat } from '../../steps/finishPage.ts'
import type { ResultsWords } from '../../words/en.ts'

interface Explained {
  readonly sheet: Sheet
  readonly boats: readonly FinishBoat[]
  readonly words: ResultsWords['finish']
  readonly zone: string
}

const errorsMax = 3

const fieldsOf = (words: Explained['words']): Readonly<Record<string, string>> => ({
  finishMillis: words.finishingTime,
  code: words.code,
  points: words.points,
  penalties: words.decision,
  redress: words.decision,
  comment: words.comment,
  distanceNm: words.distance,
})

const sentenceOf = (
  { pointer = '', detail, suggestion = '' }: InputError,
  { sheet, boats, words, zone }: Explained,
): string => {
  const nameOf = (position: string | undefined): string => {
    const line = sheet.finishes[Number(position)]
    const boat = boats.find(({ id }) => id === line?.competitorId)
    return boat === undefined ? words.aBoat : `${boat.sail} ${boat.name}`
  }
  const [, first = '', position, value = first] = pointer.split('/')
  const fields = fieldsOf(words)
  const field = [first === 'finishes' ? nameOf(position) : '', fields[value] ?? '']
    .filter(Boolean)
    .join(', ')
  const rule = detail
    .replace(/\/finishes\/(\d+)/g, (_path, other: string) => nameOf(other))
    .replace(/`(\w+)`/g, (_code, name: string) => fields[name] ?? name)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => clockIn(zone, Date.parse(at)))
  const text = field === '' ? `${rule}.` : fill(words.fieldError, { field, rule: inWords(rule) })
  return `${text} ${suggestion}`.trim()
}

/** @param first instead of the first sentence */
export const explain = (error: unknown, explained: Explained, first?: string): string => {
  const { words } = explained
  const errors = error instanceof Refusal ? error.errors : []
  const others = errors.filter(({ code }) => code !== 'no-start')
  if (errors.length === 0) return messageOf(error)
  const sentences = others.slice(0, errorsMax).map((one) => sentenceOf(one, explained))
  return [first ?? words.notAccepted, ...sentences].join(' ')
}
