/** Boat classes by their names. Other boat classes are possible: a name is all that they have. */
import type { boatClass } from '#schemas/races/boatClass.ts'
import type { Static } from '#schemas/schema.ts'
import data from './boatClassData.json' with { type: 'json' }

export type BoatClass = Static<typeof boatClass>

export const boatClasses: readonly BoatClass[] = data

/** Ignores case, blanks and punctuation. A plus tells two classes apart. */
const comparable = (name: string): string => name.toUpperCase().replace(/[^\p{L}\p{N}+]/gu, '')

const classesByName = new Map(
  boatClasses.flatMap((boatClass) =>
    [boatClass.name, boatClass.displayName, ...boatClass.aliasNames].map(
      (name) => [comparable(name), boatClass] as const,
    ),
  ),
)

/** @param name the key, the display name or an alias */
export const knownBoatClass = (name: string): BoatClass | undefined =>
  classesByName.get(comparable(name))

/** The same for all names of a class. */
export const identityOfClass = (name: string): string =>
  knownBoatClass(name)?.name ?? comparable(name)

/** Boats of two classes may have the same number on their sails. Boats without a class may be one of any. */
export const mayBeSameClass = (one: string, other: string): boolean =>
  one === '' || other === '' || identityOfClass(one) === identityOfClass(other)

/** Most races start upwind, so an unknown class counts as one that does. */
export const boatClassOf = (name: string): BoatClass =>
  knownBoatClass(name) ?? {
    name,
    hullLengthInMeters: null,
    hullBeamInMeters: null,
    displayName: name,
    typicallyStartsUpwind: true,
    aliasNames: [],
  }
