/** The modules that this program has loaded. Programs that handle any item import `lib/allEntities.ts`. */
import type { Wording } from '#values/failure.ts'
import type { ObjectReference } from '#values/objectId.ts'
import { isStoredType } from '#values/objectTypes.ts'
import { type AnyEntity, declaredEntities } from './entity.ts'
import type { Prefetch, Reader } from './items.ts'
import type { Key } from './key.ts'

const anySortKey = '*'

/** The first words of the partition key and the sort key. They identify the entity. */
const wordsOf = (partition: string, sort: string): string =>
  `${firstWord(partition)} ${sort.startsWith('<') ? anySortKey : firstWord(sort)}`

const firstWord = (text: string): string => {
  const end = text.indexOf('#')
  return end === -1 ? text : text.slice(0, end)
}

const entitiesByWords = new Map<string, AnyEntity>()

/** Modules can be loaded at any time, also while a request runs. */
const entitiesWithWords = (): ReadonlyMap<string, AnyEntity> => {
  for (const entity of declaredEntities.slice(entitiesByWords.size)) {
    const { partitionTemplate, sortTemplate } = entity.key
    entitiesByWords.set(wordsOf(partitionTemplate, sortTemplate), entity)
  }
  return entitiesByWords
}

/** By name. */
export const registeredEntities = (): ReadonlyMap<string, AnyEntity> =>
  new Map(declaredEntities.map((entity) => [entity.name, entity]))

/** @throws Error for a key of no entity that is loaded */
export const entityOf = ({ PK, SK }: Key): AnyEntity => {
  const known = entitiesWithWords()
  const entity = known.get(wordsOf(PK, SK)) ?? known.get(`${firstWord(PK)} ${anySortKey}`)
  if (entity === undefined)
    throw new Error(`No entity has keys such as ${firstWord(PK)}, ${firstWord(SK)}`)
  return entity
}

export interface ObjectKind {
  /** Returns the key of an object's item. Absent: the objects have no items. */
  readonly keyOf?: (id: string) => Key
  /** Fetches an object. Absent: its item. */
  readonly prefetch?: (id: string) => readonly Prefetch[]
  /** The type whose list in the index `ByType` contains the objects. */
  readonly listedAs?: string
  /** The number of names in an id. Names in a path may contain a slash. */
  readonly names?: number
  /** Returns the detail of a failure that existing clients know, from the parts of the id. */
  readonly notFound?: (...parts: readonly string[]) => Wording
  /** People type the names of the objects, so that a near one is suggested. */
  readonly isTyped?: true
  /** Returns the object that names in a path identify. Absent: the first that exists. */
  readonly resolve?: (store: Reader, object: ObjectReference) => Promise<ObjectReference>
}

const objectKinds = new Map<string, ObjectKind>()

/** Every request asks several times. Without types that have no entity, which callers can invent. */
const kindsOfEntities = new Map<string, ObjectKind>()

/** For what an entity does not tell: names, and types without an entity of their own. */
export const registerObjects = (type: string, kind: ObjectKind): void => {
  objectKinds.set(type, kind)
  kindsOfEntities.delete(type)
}

/** Empty for a type of other programs. @throws Error if the entity of a stored type is not loaded */
export const objectKindOf = (type: string): ObjectKind => {
  const known = kindsOfEntities.get(type)
  if (known !== undefined) return known
  const entity = declaredEntities.find(({ object }) => object?.type === type)
  const kind = objectKinds.get(type)
  if (entity?.object === undefined) {
    if (kind === undefined && isStoredType(type)) {
      throw new Error(`The entity of ${type} is not loaded: import lib/allEntities.ts`)
    }
    return kind ?? {}
  }
  const listed = 'listPK' in entity.attributes ? { listedAs: type } : {}
  const whole = { keyOf: entity.object.keyOf, ...listed, ...kind }
  kindsOfEntities.set(type, whole)
  return whole
}
