/** Says what changed in the entries and the settings of a series. */
import type { Regatta } from '#races/rules/regatta.ts'
import { isSameJson } from '#values/sameJson.ts'
import {
  type EntryChange,
  type EntryFacts,
  type FactChange,
  type Settings,
  type SettingsChange,
  shownNamesOf,
} from './facts.ts'
import { pointsText } from './scoring/pointsText.ts'

/** @param nameOf the name of a competitor, by its id */
export const factSentences = (
  { settings, entries = [] }: FactChange,
  nameOf: (id: string) => string,
): readonly string[] => [
  ...(settings === undefined ? [] : settingSentences(settings)),
  ...entries.flatMap((change) => entrySentences(change, nameOf)),
]

const entrySentences = (
  { before, after }: EntryChange,
  nameOf: (id: string) => string,
): readonly string[] => {
  const name = nameOf((after ?? before)?.competitor.id ?? '')
  if (before === undefined) return [`${name} entered the series.`]
  if (after === undefined) return [`${name} left the series.`]
  const [earlier, later] = [valuesOf(before), valuesOf(after)]
  const isWithdrawn = after.withdrawn === true
  return [
    ...Object.entries(earlier).flatMap(([what, value]) =>
      value === later[what] ? [] : [`${name}: ${what} ${value} becomes ${later[what] ?? ''}.`],
    ),
    ...((before.withdrawn === true) === isWithdrawn
      ? []
      : [`${name} ${isWithdrawn ? 'withdrew from' : 'returned to'} the series.`]),
  ]
}

const valuesOf = (entry: EntryFacts): Readonly<Record<string, string>> => {
  const [name, sailId, nationality, boat, boatClass] = shownNamesOf(entry)
  const fleets = entry.fleets?.map(({ fleet }) => fleet) ?? []
  return {
    name,
    'sail number': sailId ?? 'unknown',
    nationality: nationality ?? 'unknown',
    boat: boat ?? 'unnamed',
    class: boatClass,
    fleet: fleets.length === 0 ? 'unknown' : fleets.join(', '),
  }
}

const settingSentences = ({ before, after }: SettingsChange): readonly string[] => [
  ...(isSameJson(before.discardThresholds, after.discardThresholds)
    ? []
    : [discardSentence(after.discardThresholds)]),
  ...(before.penaltyBase === after.penaltyBase ? [] : [penaltySentences[after.penaltyBase]]),
  ...columnSentences(columnsOf(before), columnsOf(after)),
]

const discardSentence = (thresholds: Settings['discardThresholds']): string =>
  thresholds.length === 0
    ? 'No results are discarded any more.'
    : `Results are discarded from ${thresholds.join(', ')} races on.`

const penaltySentences: Readonly<Record<Regatta['penaltyBase'], string>> = {
  startingArea: 'Penalties count the boats that came to the starting area (A5.3).',
  entries: 'Penalties count all entries (A5.2).',
}

const columnsOf = ({ series }: Settings) =>
  new Map(series.flatMap(({ raceColumns }) => raceColumns.map((column) => [column.id, column])))

type Columns = ReturnType<typeof columnsOf>

const columnSentences = (before: Columns, after: Columns): readonly string[] => [
  ...[...before.values()]
    .filter(({ id }) => !after.has(id))
    .map(({ name }) => `Race ${name} was removed.`),
  ...[...after.values()].flatMap(({ id, name, factor = 100, isDiscardable = true }) => {
    const old = before.get(id)
    if (old === undefined) return [`Race ${name} was added.`]
    return [
      ...((old.factor ?? 100) === factor
        ? []
        : [`Race ${name} counts ${pointsText(factor)} times.`]),
      ...((old.isDiscardable ?? true) === isDiscardable
        ? []
        : [`Race ${name} ${isDiscardable ? 'can' : 'cannot'} be discarded.`]),
    ]
  }),
]
