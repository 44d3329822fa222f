/** The facts beside finish sheets that standings follow from and show: entries and settings. */
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { isSameJson } from '#values/sameJson.ts'
import { pointsText } from './scoring/pointsText.ts'

interface EntryFacts extends Pick<Entry, 'displayName' | 'withdrawn' | 'fleets' | 'crew' | 'club'> {
  readonly competitor: Pick<Competitor, 'id' | 'name' | 'nationality' | 'boat'>
}

/** Absent `before`: she entered. Absent `after`: she left. */
interface EntryChange {
  readonly before?: EntryFacts | undefined
  readonly after?: EntryFacts | undefined
}

type Settings = Pick<Regatta, 'series' | 'discardThresholds' | 'penaltyBase'>

interface SettingsChange {
  readonly before: Settings
  readonly after: Settings
}

export interface FactChange {
  readonly entries?: readonly EntryChange[] | undefined
  readonly settings?: SettingsChange | undefined
}

interface Facts {
  readonly regatta: Regatta
  readonly entries: readonly Entry[]
}

export const shownName = ({
  competitor,
  displayName,
}: Pick<EntryFacts, 'displayName'> & {
  readonly competitor: Pick<Competitor, 'name'>
}): string => displayName ?? competitor.name

export const shownNamesOf = (entry: EntryFacts) => {
  const { nationality, boat } = entry.competitor
  return [shownName(entry), boat.sailId, nationality, boat.name, boat.boatClass] as const
}

const comparedOf = (entry: EntryFacts | undefined) =>
  entry && [...shownNamesOf(entry), entry.withdrawn === true, entry.fleets ?? []]

export const entryFactsOf = ({ competitor, ...entry }: EntryFacts): EntryFacts => {
  const { id, name, nationality, boat } = competitor
  const { displayName, withdrawn, fleets, crew, club } = entry
  return { competitor: { id, name, nationality, boat }, displayName, withdrawn, fleets, crew, club }
}

/** In one order of properties, which the table does not keep. */
export const settingsOf = ({ series, discardThresholds, penaltyBase }: Settings): Settings => ({
  series: series.map(({ name, fleets, fleetOrder, raceColumns }) => ({
    name,
    fleets,
    ...(fleetOrder && { fleetOrder: fleetOrder.map(({ fleet, orderNo }) => ({ fleet, orderNo })) }),
    raceColumns: raceColumns.map((column) => {
      const { id, factor, isDiscardable } = column
      return { id, name: column.name, factor, isDiscardable }
    }),
  })),
  discardThresholds,
  penaltyBase,
})

const byId = (entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.competitor.id, entry]))

export const hasOtherFacts = (before: EntryFacts, after: EntryFacts): boolean =>
  !isSameJson(comparedOf(before), comparedOf(after))

/** Tallies, ratings, crews and the like are no facts of results. */
export const changeBetween = (before: Facts, after: Facts): FactChange => {
  const [earlier, later] = [byId(before.entries), byId(after.entries)]
  const entries = [...new Set([...later.keys(), ...earlier.keys()])].flatMap((id) => {
    const [old, current] = [earlier.get(id), later.get(id)]
    if (old === current || isSameJson(comparedOf(old), comparedOf(current))) return []
    return [{ before: old && entryFactsOf(old), after: current && entryFactsOf(current) }]
  })
  const settings = { before: settingsOf(before.regatta), after: settingsOf(after.regatta) }
  return {
    ...(entries.length === 0 ? {} : { entries }),
    ...(isSameJson(settings.before, settings.after) ? {} : { settings }),
  }
}

export const withoutChange = <Now extends Facts>(
  facts: Now,
  { entries: changed = [], settings }: FactChange,
): Now => ({
  ...facts,
  regatta: { ...facts.regatta, ...settings?.before },
  entries: changed.reduce(withoutEntryChange, facts.entries),
})

const withoutEntryChange = (entries: readonly Entry[], { before, after }: EntryChange) => {
  const id = (before ?? after)?.competitor.id
  const current = entries.find(({ competitor }) => competitor.id === id)
  const others = entries.filter((entry) => entry !== current)
  return before === undefined ? others : [...others, entryWith(before, current)]
}

const emptyCompetitor = {
  shortName: null,
  displayColor: null,
  email: null,
  searchTag: null,
  flagImageUri: null,
  teamImageUri: null,
  timeOnTimeFactor: null,
  timeOnDistanceAllowance: null,
}

/** @param current absent: she left the regatta */
export const entryWith = (facts: EntryFacts, current?: Entry): Entry => {
  const { displayName, withdrawn, fleets, crew, club } = facts
  const rating = { timeOnTimeFactor: null, timeOnDistanceAllowance: null }
  return {
    ...(current ?? rating),
    displayName,
    withdrawn,
    fleets,
    crew,
    club,
    competitor: { ...(current?.competitor ?? emptyCompetitor), ...facts.competitor },
  }
}

export const factSentences = (
  { settings, entries = [] }: FactChange,
  nameOf: (id: string) => string,
): readonly string[] => [
  ...(settings === undefined ? [] : settingSentences(settings)),
  ...entries.flatMap((change) => entrySentences(change, nameOf)),
]

const entrySentences = ({ before, after }: EntryChange, nameOf: (id: string) => string) => {
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
