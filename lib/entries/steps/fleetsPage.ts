/** Reads the page of the fleets of a regatta: the lists, and a proposal for organizers. */
import { may } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { localizedErrors } from '#endpoint/localized.ts'
import { listEntries } from '#races/items/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { fleetIn } from '#races/rules/fleets.ts'
import { isDealt, needsLists, type Regatta, type Series } from '#races/rules/regatta.ts'
import { compareSails, sailText } from '#races/rules/sailNumber.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { shownName } from '#results/rules/facts.ts'
import { rankedFleets } from '#results/rules/scoring/stages.ts'
import type { fleetsOfPage } from '#schemas/entries/proposedFleets.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure } from '#values/failure.ts'
import type { Language } from '#values/language.ts'
import { namedObject } from '#values/objectId.ts'
import { entriesWords } from '../words/entriesWords.ts'
import { reasonWriter } from '../words/fleetReasons.ts'
import { type ProposedBoat, proposeFleets } from './proposedFleets.ts'

type Wanted = Static<typeof fleetsOfPage>

export type FleetsPage = Awaited<ReturnType<typeof readFleetsPage>> & Proposal

/** Requires permission to read the regatta. */
export const readFleetsPage = async (context: Context, language: Language, wanted: Wanted) => {
  const regatta = await requireRegatta(context, wanted.regattaName)
  const series = seriesOf(regatta, wanted)
  const column = series.raceColumns.find(({ name }) => name === wanted.raceColumn)
  const [entries, mayChange] = await Promise.all([
    listEntries(context.store, regatta.name),
    may(context, namedObject('REGATTA', regatta.name), 'CHANGE_ENTRIES'),
  ])
  const visible = await visibleEntries(context, regatta.name, entries)
  const boats = visible
    .toSorted((one, other) => compareSails(one.competitor, other.competitor))
    .map((entry) => ({
      ...boatOf(entry),
      fleet:
        (column && fleetIn({ series: series.name, raceColumnId: column.id }, entry.fleets)) ??
        fleetIn({ series: series.name }, entry.fleets) ??
        '',
    }))
  return {
    language,
    words: entriesWords[language],
    userName: context.caller?.user.name,
    regatta: regatta.name,
    seriesCount: regatta.series.length,
    series: series.name,
    isMedal: series.stage === 'medal',
    /** All boats sail in it, without a list. */
    hasOneFleet: series.fleets.length === 1 && !needsLists(series),
    lists: listsOf(mayChange ? regatta.series : regatta.series.filter(isDealt), visible),
    raceColumns: series.raceColumns.map(({ name }) => name),
    raceColumn: column?.name,
    fleets: [...rankedFleets(series).keys()],
    boats,
    mayChange,
    wanted,
    ...(mayChange ? await proposalOf(context, language, { ...wanted, series: series.name }) : {}),
  }
}

/** The series of the request, else the first one in which boats need a fleet. */
const seriesOf = (regatta: Regatta, { series: wanted }: Wanted): Series => {
  const found =
    regatta.series.find(({ name }) => name === wanted) ??
    regatta.series.find(isDealt) ??
    regatta.series[0]
  return found ?? { name: '', fleets: [], raceColumns: [] }
}

/** The series, each followed by its race columns that have lists of their own. */
const listsOf = (all: readonly Series[], entries: readonly Pick<Entry, 'fleets'>[]) => {
  const listed = new Set(
    entries.flatMap(({ fleets = [] }) => fleets.flatMap(({ raceColumnId = '' }) => raceColumnId)),
  )
  return all.flatMap(({ name, raceColumns }) => [
    { series: name },
    ...raceColumns
      .filter(({ id }) => listed.has(id))
      .map((column) => ({ series: name, raceColumn: column.name })),
  ])
}

type ShownEntry = Pick<Entry, 'displayName' | 'competitor'>

const boatOf = (entry: ShownEntry) => ({
  id: entry.competitor.id,
  sail: sailText(entry.competitor),
  name: shownName(entry),
})

/** Lines, commas and semicolons separate; blanks are part of a sail number. */
const partsOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[\n,;]/).flatMap((part) => part.trim() || [])

interface Proposal {
  /** Absent: none is wanted, or it has faults. */
  readonly proposal?: readonly (ReturnType<typeof boatOf> &
    Pick<ProposedBoat, 'fleet' | 'rank'> & { readonly because: string })[]
  readonly faults?: readonly {
    /** The name of the field. */
    readonly name: string
    readonly seed: string | undefined
    readonly detail: string
  }[]
}

/** Errors are shown beside the form, which keeps what was typed. */
const proposalOf = async (
  context: Context,
  language: Language,
  wanted: Wanted,
): Promise<Proposal> => {
  const { by, raceColumn, ties, at } = wanted
  if (by === undefined) return {}
  const seeds = partsOf(wanted.seeds)
  const sizes = partsOf(wanted.sizes).map((text) => (/^\d{1,4}$/.test(text) ? Number(text) : NaN))
  const write = reasonWriter(language)
  try {
    const { boats } = await proposeFleets(context, {
      regattaName: wanted.regattaName,
      by,
      ...(wanted.series !== undefined && { series: wanted.series }),
      ...(raceColumn !== undefined && { raceColumn }),
      ...(by === 'seeds' && { seeds: [...seeds] }),
      ...(sizes.length > 0 && { sizes: [...sizes] }),
      ...(by !== 'seeds' && ties !== undefined && { ties }),
      ...(by !== 'seeds' && at !== undefined && { at }),
    })
    return {
      proposal: boats.map(({ entry, fleet, rank, because }) => ({
        ...boatOf(entry),
        fleet,
        rank,
        because: write(because),
      })),
    }
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'invalid-input') throw error
    const errors = await localizedErrors(error.errors, language)
    return {
      faults: errors.map(({ pointer = '', detail, localized }) => {
        const [, name = '', index] = pointer.split('/')
        const seed = name === 'seeds' ? seeds[Number(index)] : undefined
        return { name, seed, detail: localized?.detail ?? String(detail) }
      }),
    }
  }
}
