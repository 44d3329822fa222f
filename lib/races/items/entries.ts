/**
 * Entries of competitors in regattas. Each contains a copy of the competitor, so that one query
 * returns all competitors of a regatta with their boats.
 */
import { namedObject } from '#values/objectId.ts'
import {
  namesIn,
  withRestOf,
  type Competitor,
  type Entry,
  type FleetOfEntry,
  type Proposal,
  type Tally,
} from '../rules/competitor.ts'
import {
  boolean,
  json,
  jsonText,
  nullable,
  number,
  optional,
  parseJson,
  text,
} from '#table/attributes.ts'
import { type Decoded, entity, newestOf, recorded, type Reference } from '#table/entity.ts'
import type { Expected, Reader, Stored, Write } from '#table/items.ts'
import { millisText } from '#table/key.ts'
import { partOfObject } from '#table/resources.ts'
import {
  competitorEntity,
  competitorOf,
  entryKey,
  putCompetitor,
  putWithoutRegatta,
  type StoredCompetitor,
  readCompetitor,
} from './competitors.ts'

const attributes = {
  regattaName: text,
  competitorId: text,
  competitor: json<Competitor>(),
  displayName: nullable(text),
  timeOnTimeFactor: nullable(number),
  timeOnDistanceAllowance: nullable(number),
  registeredBy: optional(text),
  registeredByUser: optional(text),
  withdrawn: optional(boolean),
  isWaiting: optional(boolean),
  isByLink: optional(boolean),
  isPart: optional(boolean),
  enteredMillis: optional(number),
  proposal: optional(json<Proposal>()),
  fleets: optional(json<readonly FleetOfEntry[]>()),
  crew: optional(text),
  club: optional(text),
  tally: optional(json<Tally>()),
  listPK: optional(text),
  listSK: optional(text),
}

/** Entry: the entry of a competitor in a regatta, with a copy of the competitor. */
export const entryEntity = entity('entry', entryKey.partitionTemplate, entryKey.sortTemplate, {
  attributes,
  keyParts: ({ regattaName, competitorId }) => [regattaName, competitorId],
  /** The competitor lists its entries. */
  removedWithObject: async ({ regattaName, competitorId }, store) => {
    const competitor = await readCompetitor(store, competitorId)
    return competitor === undefined ? [] : [putWithoutRegatta(competitor, regattaName)]
  },
  resources: (item) => {
    const { PK, SK, competitorId, displayName } = item
    const { timeOnTimeFactor, timeOnDistanceAllowance, fleets, crew, club, withdrawn, tally } = item
    const { isWaiting, proposal } = item
    const handicap = { timeOnTimeFactor, timeOnDistanceAllowance }
    const content = {
      competitorId,
      displayName,
      ...handicap,
      // A competitor that changes with the entry represents the changes of both.
      ...(item.isPart === false && namesIn(parseJson(item.competitor))),
      ...(isWaiting && { isWaiting }),
      ...(proposal && { proposal }),
      ...(fleets && { fleets }),
      ...(withdrawn && { withdrawn }),
      ...(crew && { crew }),
      ...(club && { club }),
      ...(tally && { tally }),
    }
    const readers = [namedObject('COMPETITOR', competitorId)]
    return [partOfObject(item, 'entry', { identity: PK + SK, content, readers })]
  },
  audited: recorded(
    'competitorId',
    'displayName',
    'timeOnTimeFactor',
    'timeOnDistanceAllowance',
    'fleets',
    'withdrawn',
    'crew',
    'club',
    'tally',
    'isWaiting',
    'proposal',
    'name',
    'shortName',
    'nationality',
    'boat',
  ),
  references: ({ regattaName, competitorId }): readonly Reference[] => [
    {
      key: competitorEntity.key(competitorId),
      refersBack: (item) => competitorEntity.decode(item).regattaNames.includes(regattaName),
    },
  ],
})

export type StoredEntry = Stored<Entry>

export const entriesMax = 1000

/** The entries of a regatta that count. */
export const listEntries = async (store: Reader, regattaName: string) =>
  (await listAllEntries(store, regattaName)).filter(({ isWaiting }) => isWaiting !== true)

/** Also those that wait for an organizer. Simultaneous requests can exceed the limit slightly. */
export const listAllEntries = async (store: Reader, regattaName: string) => {
  const { partition, sortPrefix } = entryEntity.key
  const page = { partition: partition(regattaName), prefix: sortPrefix(), limit: 2 * entriesMax }
  return (await entryEntity.query(store, page)).items.map(entryOf).sort(byName)
}

const byName = ({ competitor: left }: Entry, { competitor: right }: Entry): number =>
  left.name < right.name ? -1 : Number(left.name > right.name)

export const readEntry = async (store: Reader, regattaName: string, competitorId: string) => {
  const item = await entryEntity.get(store, regattaName, competitorId)
  return item && entryOf(item)
}

export const putEntry = (regattaName: string, entry: Entry, expected: Expected): Write => {
  const competitorId = entry.competitor.id
  const competitor = jsonText(competitorOf(entry.competitor))
  const fleets = entry.fleets && entry.fleets.length > 0 ? jsonText(entry.fleets) : undefined
  const tally = entry.tally && jsonText(entry.tally)
  const proposal = entry.proposal && jsonText(entry.proposal)
  const content = { ...entry, regattaName, competitorId, competitor, fleets, tally, proposal }
  const all = { ...content, ...listedOfUser(regattaName, entry) }
  return entryEntity.put([regattaName, competitorId], all, expected)
}

const listOf = (userId: string): string => `ENTRY_OF_USER#${userId}`

const listedOfUser = (regattaName: string, { registeredByUser, enteredMillis }: Entry) =>
  registeredByUser !== undefined && {
    listPK: listOf(registeredByUser),
    listSK: `${millisText(enteredMillis ?? 0)}${regattaName}`,
  }

/** The entries that a user made by registration links, latest first. The index contains only keys. */
export const listEntriesOfUser = async (store: Reader, userId: string, limit: number) => {
  const { items } = await store.query(newestOf(listOf(userId), limit, undefined))
  const found = await Promise.all(items.map(({ PK, SK }) => store.get({ PK, SK })))
  return found.flatMap((item) => {
    const entry = entryEntity.decodeAny(item)
    return entry?.registeredByUser === userId
      ? [{ ...entryOf(entry), regattaName: entry.regattaName }]
      : []
  })
}

/** The writes of a competitor with a new colour, picture, address or search tag, and of its entries. */
export const changedCompetitorWrites = async (
  store: Reader,
  { item, ...entered }: StoredCompetitor,
  competitor: Competitor,
): Promise<readonly Write[]> => {
  const entries = entered.regattaNames.map(async (name) => {
    const entry = await readEntry(store, name, competitor.id)
    return entry === undefined ? [] : [putEntry(name, withRestOf(entry, competitor), entry.item)]
  })
  return [putCompetitor(competitor, entered, item), ...(await Promise.all(entries)).flat()]
}

const entryOf = (item: Decoded<typeof attributes>): StoredEntry => {
  const { competitor, displayName, timeOnTimeFactor, timeOnDistanceAllowance } = item
  const { withdrawn, crew, club, isWaiting } = item
  const { registeredBy, registeredByUser, isByLink, isPart, enteredMillis } = item
  const handicap = { timeOnTimeFactor, timeOnDistanceAllowance }
  const origin = { registeredBy, registeredByUser, isByLink, isPart, enteredMillis }
  const own = { displayName, ...handicap, withdrawn, crew, club, isWaiting, ...origin }
  const fleets = item.fleets === undefined ? {} : { fleets: parseJson(item.fleets) }
  const tally = item.tally === undefined ? {} : { tally: parseJson(item.tally) }
  const proposal = item.proposal === undefined ? {} : { proposal: parseJson(item.proposal) }
  return { competitor: parseJson(competitor), ...own, ...fleets, ...tally, ...proposal, item }
}
