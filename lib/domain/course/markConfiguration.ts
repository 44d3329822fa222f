/** One entry of the marks of a configuration: which mark it is, or what the mark is made from. */
import { courseLimits, markTypes, patterns, shapes } from '../../../schemas/courseWords.ts'
import { colorOf, type PartialAppearance } from './appearance.ts'
import { type Positioning, readPositioning } from './positioning.ts'
import {
  add,
  booleanAt,
  describe,
  idAt,
  isBetween,
  isText,
  listAt,
  memberAt,
  nameAt,
  type ObjectAt,
  objectAt,
  problemAt,
  required,
  textAt,
  wordAt,
} from './reading.ts'

/** A role as a request names it: by its id, else by its name. */
export interface StatedRole {
  readonly id: string | undefined
  readonly name: string | undefined
  readonly shortName: string | undefined
}

export interface Freestyle extends PartialAppearance {
  /** For the inventory; `undefined` when nothing was said. */
  readonly tags: readonly string[] | undefined
}

export interface MarkConfiguration {
  /** What waypoints of the request call it. It is not stored. */
  readonly id: string
  /** A mark of the regatta; then there is neither a template nor a freestyle appearance. */
  readonly markId: string | undefined
  readonly markTemplateId: string | undefined
  /** Beside a `markId`: where the inventory is written. */
  readonly markPropertiesId: string | undefined
  readonly freestyle: Freestyle | undefined
  readonly role: StatedRole | undefined
  readonly positioning: Positioning | undefined
  readonly storeToInventory: boolean
}

const idText = { min: 1, max: courseLimits.characters }
const nameText = { max: courseLimits.characters }

/** @returns `undefined` after a problem with the id */
export const readMarkConfiguration = (
  at: ObjectAt,
  hasRegatta: boolean,
): MarkConfiguration | undefined => {
  const id = required(at, 'id', textAt(at, 'id', idText))
  const markId = idAt(at, 'markId')
  const ofMark = memberAt(at, 'markId') !== undefined
  if (ofMark) checkMark(at, hasRegatta)
  const entry = {
    markId,
    markTemplateId: ofMark ? undefined : idAt(at, 'markTemplateId'),
    markPropertiesId: idAt(at, 'markPropertiesId'),
    freestyle: ofMark ? undefined : readFreestyle(at),
    role: readRole(at),
    positioning: readPositioning(at),
    storeToInventory: booleanAt(at, 'storeToInventory') ?? false,
  }
  if (!ofMark) checkOrigin(at, entry)
  return id === undefined ? undefined : { id, ...entry }
}

const checkMark = (at: ObjectAt, hasRegatta: boolean): void => {
  if (!hasRegatta) {
    const detail = 'needs a regatta, whose mark it is: say which by the parameter `regattaName`'
    problemAt(at, 'markId', 'no-regatta', detail)
  }
  if (memberAt(at, 'freestyleProperties') !== undefined) {
    const detail = 'must be absent beside `markId`: a mark of the regatta is used as it is'
    problemAt(at, 'freestyleProperties', 'contradiction', detail)
  }
}

/** Whether there is something to make a mark from, and a name for it. */
const checkOrigin = (
  at: ObjectAt,
  { freestyle, role }: Pick<MarkConfiguration, 'freestyle' | 'role'>,
): void => {
  const has = (key: string): boolean => memberAt(at, key) !== undefined
  if (has('markPropertiesId') || has('markTemplateId')) return
  if (!has('freestyleProperties')) {
    add(at.findings.problems, () => ({
      pointer: at.pointer,
      code: 'no-mark',
      detail:
        'must say which mark it is: by `markId`, `markTemplateId`, `markPropertiesId` or ' +
        '`freestyleProperties`',
    }))
  } else if (freestyle !== undefined) {
    if ((freestyle.name ?? freestyle.shortName ?? role?.name) !== undefined) return
    const detail = 'is required here, because nothing else names the mark'
    problemAt(at, 'freestyleProperties/name', 'required', detail)
  }
}

/** An empty text says nothing, as absence does. */
const nonEmpty = (text: string | undefined): string | null => (text === '' ? null : (text ?? null))

const readFreestyle = (parent: ObjectAt): Freestyle | undefined => {
  const at = objectAt(parent, 'freestyleProperties')
  if (at === undefined) return undefined
  const markType = readWord(at, 'markType', markTypes)
  const shape = readWord(at, 'shape', shapes)
  const pattern = readWord(at, 'pattern', patterns)
  if (markType !== null && markType !== 'BUOY') {
    for (const [key, word] of Object.entries({ shape, pattern })) {
      if (word === null) continue
      add(at.findings.warnings, () => ({
        pointer: `${at.pointer}/${key}`,
        code: 'not-a-buoy',
        detail: `is for marks of type \`BUOY\`, and this one is \`${markType}\``,
      }))
    }
  }
  return {
    name: nonEmpty(nameAt(at, 'name', nameText)),
    shortName: nonEmpty(nameAt(at, 'shortName', nameText)),
    color: readColor(at),
    shape,
    pattern,
    markType,
    tags: readTags(at, ['tag', 'tags']),
  }
}

const readWord = <Word extends string>(
  at: ObjectAt,
  key: string,
  words: readonly Word[],
): Word | null => (memberAt(at, key) === '' ? null : (wordAt(at, key, words) ?? null))

export const readColor = (at: ObjectAt): string | null => {
  const text = nonEmpty(textAt(at, 'color', nameText))
  const color = text === null ? null : colorOf(text)
  if (color !== undefined) return color
  const patterns = '`#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit'
  problemAt(at, 'color', 'color', `must be ${patterns}, found ${describe(text)}`)
  return null
}

/** A set: what stands twice stands once. `undefined` when no key is there. */
export const readTags = (at: ObjectAt, keys: readonly string[]): readonly string[] | undefined => {
  const lists = keys.flatMap((key) => {
    const one = memberAt(at, key)
    const list = typeof one === 'string' ? [one] : listAt(at, key)
    list?.forEach((tag, index) => {
      if (isText(tag) && isBetween(tag, 1, courseLimits.characters)) return
      const wanted = `must be a text of 1 to ${courseLimits.characters} characters`
      problemAt(at, `${key}/${index}`, 'tag', `${wanted}, found ${describe(tag)}`)
    })
    return list === undefined ? [] : [list]
  })
  if (lists.length === 0) return undefined
  const tags = [...new Set(lists.flat().filter(isText))]
  if (tags.length > courseLimits.tags) {
    const detail = `must have at most ${courseLimits.tags} entries, found ${tags.length}`
    problemAt(at, keys[keys.length - 1] ?? '', 'too-many', detail)
  }
  return tags
}

const readRole = (at: ObjectAt): StatedRole | undefined => {
  const id = idAt(at, 'associatedRoleId')
  const name = nameAt(at, 'associatedRole', idText)
  const shortName = nameAt(at, 'associatedRoleShortName', nameText)
  const has = (key: string): boolean => memberAt(at, key) !== undefined
  if (has('associatedRoleShortName') && !has('associatedRole')) {
    const detail = 'must come with `associatedRole`, whose short name it is'
    problemAt(at, 'associatedRoleShortName', 'alone', detail)
  }
  return id === undefined && name === undefined ? undefined : { id, name, shortName }
}
