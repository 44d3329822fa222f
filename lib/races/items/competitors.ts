/** Competitors and boats. A competitor contains a copy of the boat, so that one read returns both. */
import { sentence } from '#values/failure.ts'
import { registerObjects } from '#table/registry.ts'
import type { Boat, Competitor } from '../rules/competitor.ts'
import { list, map, nullable, number, optional, text } from '#table/attributes.ts'
import {
  listedAttributes,
  objectEntity,
  recorded,
  type Reference,
  withheld,
} from '#table/entity.ts'
import type { Expected, Reader, Stored, Write } from '#table/items.ts'
import { keyTemplate } from '#table/key.ts'

const boatMembers = {
  id: text,
  name: nullable(text),
  sailId: nullable(text),
  boatClass: text,
  color: nullable(text),
}

/** The key of an entry, which refers to its competitor. */
export const entryKey = keyTemplate('OBJECT#REGATTA#<regatta>#', 'ENTRY#<competitor>#')

/** Boat: a boat, which may sail for several competitors. */
export const boatEntity = objectEntity('boat', 'BOAT', 'BOAT', {
  attributes: { ...listedAttributes, ...boatMembers },
  keyParts: ({ id }) => [id],
  audited: recorded('name', 'sailId', 'boatClass', 'color'),
})

/** Competitor: a competitor with a copy of the boat, and the names of the entered regattas. */
export const competitorEntity = objectEntity('competitor', 'COMPETITOR', 'COMPETITOR', {
  attributes: {
    ...listedAttributes,
    id: text,
    name: text,
    shortName: nullable(text),
    displayColor: nullable(text),
    email: nullable(text),
    searchTag: nullable(text),
    nationality: nullable(text),
    flagImageUri: nullable(text),
    teamImageUri: nullable(text),
    timeOnTimeFactor: nullable(number),
    timeOnDistanceAllowance: nullable(number),
    boat: map(boatMembers),
    regattaNames: list(text),
    /** The names that callers without UPDATE on the competitor added. */
    namesByOthers: optional(list(text)),
  },
  keyParts: ({ id }) => [id],
  audited: {
    ...recorded('name', 'shortName', 'displayColor', 'searchTag', 'nationality', 'flagImageUri'),
    ...recorded('teamImageUri', 'timeOnTimeFactor', 'timeOnDistanceAllowance', 'boat'),
    ...recorded('regattaNames', 'namesByOthers'),
    // Personal data of a user who can ask for its deletion.
    email: withheld,
  },
  references: ({ id, boat, regattaNames }): readonly Reference[] => [
    {
      key: boatEntity.key(boat.id),
      refersBack: (item) =>
        JSON.stringify(boatOf(boatEntity.decode(item))) === JSON.stringify(boatOf(boat)),
    },
    ...regattaNames.map((regattaName) => ({ key: entryKey(regattaName, id) })),
  ],
})

/** Regattas that callers with UPDATE on the competitor added, and as many that others added. */
export const regattasOfCompetitorMax = 100

interface EnteredRegattas {
  /** All regattas in which the competitor has an entry. */
  readonly regattaNames: readonly string[]
  /** The regattas that callers without UPDATE on the competitor added. */
  readonly namesByOthers?: readonly string[] | undefined
}

export type StoredCompetitor = Stored<Competitor & EnteredRegattas>

/** Takes only the members of a boat, in a fixed order. */
const boatOf = (boat: Boat): Boat => {
  const { id, name, sailId, boatClass, color } = boat
  return { id, name, sailId, boatClass, color }
}

export const readBoat = async (store: Reader, id: string): Promise<Boat | undefined> => {
  const item = await boatEntity.get(store, id)
  return item && boatOf(item)
}

export const putNewBoat = (boat: Boat): Write => boatEntity.putListed(boat, 'absent')

export const readCompetitor = async (store: Reader, id: string) => {
  const item = await competitorEntity.get(store, id)
  if (item === undefined) return undefined
  const { regattaNames, namesByOthers } = item
  return { ...competitorOf(item), regattaNames, namesByOthers, item }
}

export const putCompetitor = (
  competitor: Competitor,
  { regattaNames, namesByOthers = [] }: EnteredRegattas,
  expected: Expected,
): Write => {
  const content = { ...competitorOf(competitor), regattaNames, namesByOthers }
  return competitorEntity.putListed(content, expected)
}

/** The write of a competitor who leaves a regatta. */
export const putWithoutRegatta = (competitor: StoredCompetitor, regattaName: string): Write => {
  const isOther = (name: string): boolean => name !== regattaName
  const entered = {
    regattaNames: competitor.regattaNames.filter(isOther),
    namesByOthers: competitor.namesByOthers?.filter(isOther),
  }
  return putCompetitor(competitor, entered, competitor.item)
}

export const competitorOf = ({ boat, ...competitor }: Competitor): Competitor => {
  const { id, name, shortName, displayColor, email, searchTag, nationality } = competitor
  const { flagImageUri, teamImageUri, timeOnTimeFactor, timeOnDistanceAllowance } = competitor
  const person = { id, name, shortName, displayColor, email, searchTag, nationality }
  const pictures = { flagImageUri, teamImageUri }
  return { ...person, ...pictures, timeOnTimeFactor, timeOnDistanceAllowance, boat: boatOf(boat) }
}

registerObjects('BOAT', { notFound: (id) => sentence`Could not find a boat with id '${id}'.` })

registerObjects('COMPETITOR', {
  notFound: (id) => sentence`Could not find a competitor with id '${id}'.`,
})
