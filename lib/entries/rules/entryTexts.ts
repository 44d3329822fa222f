/** The values of an entry as the texts of a form, and the changes that an organizer typed. */
import type { Entry } from '#races/rules/competitor.ts'
import { fleetIn } from '#races/rules/fleets.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { decimalIn } from '#values/decimal.ts'
import type { Language } from '#values/language.ts'
import { numberText } from '#values/words.ts'

export const entryFields = [
  ...(['sailId', 'nationality', 'name', 'crew', 'club', 'boatName', 'boatClass'] as const),
  ...(['fleet', 'timeOnTimeFactor', 'timeOnDistanceAllowance'] as const),
]

export type EntryField = (typeof entryFields)[number]

export type EntryTexts = Readonly<Record<EntryField, string>>

const numbers: readonly EntryField[] = ['timeOnTimeFactor', 'timeOnDistanceAllowance']

export const blankTexts = ({ boatClass }: { readonly boatClass: string | null }): EntryTexts => ({
  sailId: '',
  nationality: '',
  name: '',
  crew: '',
  club: '',
  boatName: '',
  boatClass: boatClass ?? '',
  fleet: '',
  timeOnTimeFactor: '',
  timeOnDistanceAllowance: '',
})

/** The fleets that an organizer can give to an entry. */
export const choosableFleets = ({ series }: Pick<Regatta, 'series'>): readonly string[] => [
  ...new Set(series.flatMap(({ fleets }) => (fleets.length > 1 ? fleets : []))),
]

export const textsOf = (
  { series }: Pick<Regatta, 'series'>,
  language: Language,
  { competitor, fleets, crew, club, ...own }: Entry,
): EntryTexts => {
  const { name, nationality, boat } = competitor
  const number = (value: number | null) => (value === null ? '' : numberText(language, value))
  const fleetNames = series.flatMap((one) => fleetIn({ series: one.name }, fleets) ?? [])
  return {
    sailId: boat.sailId ?? '',
    nationality: nationality ?? '',
    name,
    crew: crew ?? '',
    club: club ?? '',
    boatName: boat.name ?? '',
    boatClass: boat.boatClass,
    fleet: fleetNames[0] ?? '',
    timeOnTimeFactor: number(own.timeOnTimeFactor ?? competitor.timeOnTimeFactor),
    timeOnDistanceAllowance: number(
      own.timeOnDistanceAllowance ?? competitor.timeOnDistanceAllowance,
    ),
  }
}

/** Every entry has them. */
const required: readonly EntryField[] = ['name', 'boatClass']

/** A text that is no number stays one: the service says what is wrong with it. */
const valueOf = (field: EntryField, text: string): string | number | null => {
  if (text === '' && !required.includes(field)) return null
  return (numbers.includes(field) ? decimalIn(text) : undefined) ?? text
}

/** Only what was typed, so that the values of another organizer stay. */
export const typedChanges = (before: EntryTexts, typed: Partial<EntryTexts>) =>
  Object.fromEntries(
    entryFields.flatMap((field) => {
      const text = typed[field]?.trim()
      if (text === undefined || text === before[field]) return []
      return [[field, valueOf(field, text)] as const]
    }),
  )

/** The fields that somebody else changed while an organizer was typing. */
export const changedFields = (before: EntryTexts, now: EntryTexts): readonly EntryField[] =>
  entryFields.filter((field) => before[field] !== now[field])
