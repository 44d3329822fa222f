/** The settings in the forms of the page, as rules understand them. */
import { partsIn } from '#races/rules/discards.ts'
import type { ScoringSettings, Series } from '#races/rules/regatta.ts'

type Fields = (name: string) => string

export const fieldsOf = (form: HTMLFormElement): Fields => {
  const values = new FormData(form)
  return (name) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
}

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text))

const averageIn = (field: Fields, before: ScoringSettings['average']) => {
  const of = field('kind')
  if (of !== 'points' && of !== 'possible') return undefined
  const minimumRaces = numberIn(field('minimumRaces'))
  // The form has no field for a share, and keeps it.
  const { minimumShare } = minimumRaces === undefined ? (before ?? {}) : {}
  return { of, minimumRaces, minimumShare } as const
}

const countsIn = (field: Fields): ScoringSettings['counts'] => {
  const kind = field('kind')
  if (kind === 'best') return { best: Number(field('best')) }
  return kind === 'share' ? { share: Number(field('percent')) / 100 } : undefined
}

export const scoringIn = (field: Fields, before: ScoringSettings['average']): ScoringSettings => {
  const isShare = field('kind') === 'possible'
  const system = isShare ? 'HIGH_POINT' : (field('system') as ScoringSettings['system'])
  const isLow = system.startsWith('LOW')
  return {
    system,
    firstPlacePoints: isLow ? numberIn(field('firstPlacePoints')) : undefined,
    average: averageIn(field, before),
    counts: countsIn(field),
    dutyRaces: numberIn(field('dutyRaces')),
  }
}

const carryIn = (field: Fields): Series['carry'] => {
  const carry = field('carry') as 'points' | 'net' | 'rank' | 'divide'
  if (carry !== 'divide') return carry === 'points' ? undefined : carry
  return {
    divide: Number(field('divide')),
    rounding: field('rounding') === 'truncate' ? 'truncate' : 'halfUp',
    decimals: Number(field('decimals')),
  }
}

export const seriesIn = (field: Fields, name: string): Omit<Series, 'raceColumns'> => {
  const stage = field('stage') as Series['stage'] | ''
  const isLater = stage === 'final' || stage === 'medal'
  const isExtra = stage === 'qualifying' && field('leftover') === 'excludeLatest'
  return {
    name,
    fleets: partsIn(field('fleets')),
    stage: stage === '' ? undefined : stage,
    carry: isLater ? carryIn(field) : undefined,
    leftover: isExtra ? 'excludeLatest' : undefined,
    maximumNumberOfDiscards: numberIn(field('maximumNumberOfDiscards')),
  }
}

/** A setting that is not there is taken back. */
export const withNulls = (settings: object): object =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]: [string, unknown]) => [name, value ?? null]),
  )
