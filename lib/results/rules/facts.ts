/** The facts beside finish sheets that standings follow from and show: entries and settings. */
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import type { Regatta, ScoringSettings, Series } from '#races/rules/regatta.ts'
import { isSameJson } from '#values/sameJson.ts'
import type { Sentence } from '../words/sentences.ts'
import { pointsNumber } from './scoring/pointsText.ts'
import { scoringSentences, stageSentences } from './scoring/ruleSentences.ts'
import { lowPointSettings } from './scoring/systems/systems.ts'

interface EntryFacts extends Pick<Entry, 'displayName' | 'withdrawn' | 'fleets' | 'crew' | 'club'> {
  readonly competitor: Pick<Competitor, 'id' | 'name' | 'nationality' | 'boat'>
}

/** Absent `before`: she entered. Absent `after`: she left. */
interface EntryChange {
  readonly before?: EntryFacts | undefined
  readonly after?: EntryFacts | undefined
}

type Settings = Pick<Regatta, 'series' | 'discardThresholds' | 'penaltyBase' | 'scoring'>

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
export const settingsOf = (settings: Settings): Settings => ({
  series: settings.series.map((series) => ({
    name: series.name,
    ...stageOf(series),
    fleets: series.fleets,
    ...(series.fleetOrder && {
      fleetOrder: series.fleetOrder.map(({ fleet, orderNo }) => ({ fleet, orderNo })),
    }),
    raceColumns: series.raceColumns.map(({ id, name, factor, isDiscardable, firstPlace }) => {
      return { id, name, factor, isDiscardable, firstPlace }
    }),
  })),
  discardThresholds: settings.discardThresholds,
  penaltyBase: settings.penaltyBase,
  scoring: scoringOf(settings.scoring),
})

const stageOf = ({ stage, carry, leftover, maximumNumberOfDiscards }: Series) => ({
  stage,
  carry: typeof carry === 'object' ? partCarried(carry) : carry,
  leftover,
  maximumNumberOfDiscards,
})

const partCarried = ({ divide, rounding, decimals }: Extract<Series['carry'], object>) => ({
  divide,
  rounding,
  decimals,
})

const scoringOf = (scoring: ScoringSettings): ScoringSettings => {
  const { system, firstPlacePoints, average, counts, dutyRaces } = scoring
  const { of = 'points', minimumRaces, minimumShare } = average ?? {}
  return {
    system,
    firstPlacePoints,
    average: average && { of, minimumRaces, minimumShare },
    counts,
    dutyRaces,
  }
}

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
): readonly Sentence[] => [
  ...(settings === undefined ? [] : settingSentences(settings)),
  ...entries.flatMap((change) => entrySentences(change, nameOf)),
]

const entrySentences = (
  { before, after }: EntryChange,
  nameOf: (id: string) => string,
): readonly Sentence[] => {
  const boat = nameOf((after ?? before)?.competitor.id ?? '')
  if (before === undefined) return [['entered', { boat }]]
  if (after === undefined) return [['left', { boat }]]
  const [earlier, later] = [valuesOf(before), valuesOf(after)]
  const isWithdrawn = after.withdrawn === true
  return [
    ...(Object.keys(earlier) as (keyof typeof earlier)[]).flatMap((what) => {
      const values = { boat, before: earlier[what], after: later[what] }
      return isSameJson(values.before, values.after) ? [] : [[what, values] as const]
    }),
    ...((before.withdrawn === true) === isWithdrawn
      ? []
      : [[isWithdrawn ? 'withdrew' : 'returned', { boat }] as const]),
  ]
}

const unknown: Sentence = ['unknown']

/** By the keys of the sentences about their changes. */
const valuesOf = (entry: EntryFacts) => {
  const [name, sailId, nationality, boat, boatClass] = shownNamesOf(entry)
  const fleets = entry.fleets?.map(({ fleet }) => fleet) ?? []
  return {
    changedName: name,
    changedSail: sailId ?? unknown,
    changedNationality: nationality ?? unknown,
    changedBoat: boat ?? (['unnamed'] satisfies Sentence),
    changedClass: boatClass,
    changedFleet: fleets.length === 0 ? unknown : fleets.join(', '),
  }
}

const settingSentences = ({ before, after }: SettingsChange): readonly Sentence[] => [
  ...(isSameJson(before.discardThresholds, after.discardThresholds)
    ? []
    : [discardSentence(after.discardThresholds)]),
  ...(before.penaltyBase === after.penaltyBase ? [] : [[penaltyKeys[after.penaltyBase]] as const]),
  ...scoringChange(before, after),
  ...after.series.flatMap((series) => stageChange(before, series)),
  ...columnSentences(columnsOf(before), columnsOf(after)),
]

/** Settings of earlier versions have no scoring. */
const scoringChange = (
  { scoring: before = lowPointSettings }: Partial<Settings>,
  { scoring: after = lowPointSettings }: Partial<Settings>,
): readonly Sentence[] => {
  if (isSameJson(before, after)) return []
  const isLowPoint = after.system === 'LOW_POINT' && after.firstPlacePoints === undefined
  return [...(isLowPoint ? [['lowPoint'] as const] : []), ...scoringSentences(after)]
}

const stageChange = ({ series: before }: Settings, series: Series): readonly Sentence[] => {
  const old = before.find(({ name }) => name === series.name)
  if (old === undefined || isSameJson(stageOf(old), stageOf(series))) return []
  return [['seriesChanged', { series: series.name }], ...stageSentences(series)]
}

const penaltyKeys = { startingArea: 'byStarters', entries: 'byEntries' } as const

const discardSentence = (thresholds: Settings['discardThresholds']): Sentence =>
  thresholds.length === 0 ? ['discardsNoMore'] : ['discardsFrom', { races: thresholds.join(', ') }]

const columnsOf = ({ series }: Settings) =>
  new Map(series.flatMap(({ raceColumns }) => raceColumns.map((column) => [column.id, column])))

type Columns = ReturnType<typeof columnsOf>

const columnSentences = (before: Columns, after: Columns): readonly Sentence[] => [
  ...[...before.values()]
    .filter(({ id }) => !after.has(id))
    .map(({ name: race }): Sentence => ['raceRemoved', { race }]),
  ...[...after.values()].flatMap((column): readonly Sentence[] => {
    const { id, name: race, factor = 100, isDiscardable = true, firstPlace: place = 1 } = column
    const old = before.get(id)
    if (old === undefined) return [['raceAdded', { race }]]
    return [
      ...((old.factor ?? 100) === factor
        ? []
        : [['raceCounts', { race, factor: pointsNumber(factor) }] as const]),
      ...((old.isDiscardable ?? true) === isDiscardable
        ? []
        : [[isDiscardable ? 'discardable' : 'notDiscardable', { race }] as const]),
      ...((old.firstPlace ?? 1) === place ? [] : [['placesFrom', { race, place }] as const]),
    ]
  }),
]
