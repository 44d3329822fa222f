/** Competitors and boats. A competitor contains a copy of the boat, so that one read returns both. */
import type { Boat, Competitor } from '../../domain/race/competitor.ts'
import { list, map, nullable, number, text } from '../attributes.ts'
import { listedAttributes, objectEntity, recorded, type Reference, withheld } from '../entity.ts'
import type { Expected, Reader, Stored, Write } from '../items.ts'
import { keyTemplate } from '../key.ts'

const boatMembers = {
  ...{ id: text, name: nullable(text), sailId: nullable(text) },
  ...{ boatClass: text, color: nullable(text) },
}

/** The key of an entry, which refers to its competitor. */
export const entryKey = keyTemplate('OBJECT#REGATTA#<regatta>#', 'ENTRY#<competitor>#')

/** Boat: a boat, which may sail for several competitors. */
export const boatEntity = objectEntity('BOAT', 'BOAT', {
  attributes: { ...listedAttributes, ...boatMembers },
  keyParts: ({ id }) => [id],
  audited: recorded('name', 'sailId', 'boatClass', 'color'),
})

/** Competitor: a competitor with a copy of the boat, and the names of the entered regattas. */
export const competitorEntity = objectEntity('COMPETITOR', 'COMPETITOR', {
  attributes: {
    ...listedAttributes,
    ...{ id: text, name: text, shortName: nullable(text), displayColor: nullable(text) },
    ...{ email: nullable(text), searchTag: nullable(text), nationality: nullable(text) },
    ...{ flagImageUri: nullable(text), teamImageUri: nullable(text) },
    ...{ timeOnTimeFactor: nullable(number), timeOnDistanceAllowance: nullable(number) },
    boat: map(boatMembers),
    regattaNames: list(text),
  },
  keyParts: ({ id }) => [id],
  audited: {
    ...recorded('name', 'shortName', 'displayColor', 'searchTag', 'nationality', 'flagImageUri'),
    ...recorded('teamImageUri', 'timeOnTimeFactor', 'timeOnDistanceAllowance', 'boat'),
    ...recorded('regattaNames'),
    // Personal data of a user who can ask for its deletion.
    email: withheld,
  },
  references: ({ id, boat, regattaNames }): readonly Reference[] => [
    {
      key: boatEntity.key(boat.id),
      refersBack: (found) =>
        JSON.stringify(boatOf(boatEntity.decode(found))) === JSON.stringify(boatOf(boat)),
    },
    ...regattaNames.map((regattaName) => ({ key: entryKey(regattaName, id) })),
  ],
})

export const regattasOfCompetitorMax = 100

/** A competitor with the names of the regattas in which the competitor has an entry. */
export type StoredCompetitor = Stored<Competitor & { readonly regattaNames: readonly string[] }>

/** Takes only the members of a boat, in a fixed order. */
const boatOf = ({ id, name, sailId, boatClass, color }: Boat): Boat => ({
  ...{ id, name, sailId, boatClass, color },
})

export const readBoat = async (store: Reader, id: string): Promise<Boat | undefined> => {
  const item = await boatEntity.get(store, id)
  return item && boatOf(item)
}

export const putNewBoat = (boat: Boat): Write => boatEntity.putListed(boat, 'absent')

export const readCompetitor = async (
  store: Reader,
  id: string,
): Promise<StoredCompetitor | undefined> => {
  const item = await competitorEntity.get(store, id)
  return item && { ...competitorOf(item), regattaNames: item.regattaNames, item }
}

export const putCompetitor = (
  competitor: Competitor,
  regattaNames: readonly string[],
  expected: Expected,
): Write => competitorEntity.putListed({ ...competitorOf(competitor), regattaNames }, expected)

/** Takes only the members of a competitor. */
export const competitorOf = ({ boat, ...competitor }: Competitor): Competitor => {
  const { id, name, shortName, displayColor, email, searchTag, nationality } = competitor
  const { flagImageUri, teamImageUri, timeOnTimeFactor, timeOnDistanceAllowance } = competitor
  return {
    ...{ id, name, shortName, displayColor, email, searchTag, nationality },
    ...{ flagImageUri, teamImageUri, timeOnTimeFactor, timeOnDistanceAllowance },
    boat: boatOf(boat),
  }
}
