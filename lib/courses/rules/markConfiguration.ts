/** Reads an entry of the marks of a configuration: an existing mark, or the origin of a new mark. */
import type { freestyleProperties, markConfiguration } from '#schemas/courses/course.ts'
import { courseLimits } from '#schemas/courses/courseWords.ts'
import type { Checked, Static } from '#schemas/schema.ts'
import { type InputError, oneOf, sentence, type Wording } from '#values/failure.ts'
import { addInputError, type ErrorsAndWarnings } from '#endpoint/formErrors.ts'
import { didYouMean, quoted, nearestOf } from '#values/suggestion.ts'
import { lowerCaseUuid } from '#values/uuid.ts'
import { drawnWords, type PartialAppearance, readLook } from './appearance.ts'
import type { StatedLaps } from './laps.ts'
import { type Positioning, readPositioning } from './positioning.ts'

/** A role in a request: its id, or otherwise its name. */
export interface StatedRole {
  readonly id: string | undefined
  readonly name: string | undefined
  readonly shortName: string | undefined
}

interface Freestyle extends PartialAppearance {
  /** Tags for the inventory; `undefined` if not stated. */
  readonly tags: readonly string[] | undefined
}

export interface MarkConfiguration {
  /** The id by which waypoints of the request refer to the mark. It is not stored. */
  readonly id: string
  /** A mark of the regatta, without a template and a freestyle appearance. */
  readonly markId: string | undefined
  readonly markTemplateId: string | undefined
  /** Together with a `markId`: the inventory object to update. */
  readonly markPropertiesId: string | undefined
  readonly freestyle: Freestyle | undefined
  readonly role: StatedRole | undefined
  readonly positioning: Positioning | undefined
  readonly storeToInventory: boolean
}

export type SentMark = Checked<Static<typeof markConfiguration>>
type SentFreestyle = Checked<Static<typeof freestyleProperties>>

export const readMarkConfiguration = (
  sent: SentMark,
  pointer: string,
  hasRegatta: boolean,
  errorsAndWarnings: ErrorsAndWarnings,
): MarkConfiguration => {
  const isMark = sent.markId !== undefined
  const { positioning } = sent
  const mark = {
    id: sent.id ?? '',
    markId: idOf(sent.markId),
    // A mark of the regatta is used as it is.
    markTemplateId: isMark ? undefined : idOf(sent.markTemplateId),
    markPropertiesId: idOf(sent.markPropertiesId),
    freestyle: isMark
      ? undefined
      : readFreestyle(sent.freestyleProperties, pointer, errorsAndWarnings),
    role: readRole(sent, pointer, errorsAndWarnings),
    positioning: positioning
      ? readPositioning(positioning, `${pointer}/positioning`, errorsAndWarnings)
      : undefined,
    storeToInventory: sent.storeToInventory ?? false,
  }
  checkOrigin(sent, mark, hasRegatta, (key, code, detail) => {
    addInputError(errorsAndWarnings.inputErrors, () => ({ pointer: pointer + key, code, detail }))
  })
  return mark
}

export const idOf = (id: string | null | undefined): string | undefined =>
  typeof id === 'string' ? lowerCaseUuid(id) : undefined

/** An empty text means absent. */
export const filled = <Text extends string>(text: Text | null | undefined) =>
  text === '' || text === undefined ? null : (text as Exclude<Text, ''> | null)

const readFreestyle = (
  sent: SentFreestyle | null | undefined,
  entry: string,
  errorsAndWarnings: ErrorsAndWarnings,
): Freestyle | undefined => {
  if (!sent) return undefined
  const pointer = `${entry}/freestyleProperties`
  const freestyle = {
    name: filled(sent.name),
    shortName: filled(sent.shortName),
    ...readLook(sent),
    tags: readTags([sent.tag, sent.tags], `${pointer}/tags`, errorsAndWarnings.inputErrors),
  }
  warnOfShape(freestyle, pointer, errorsAndWarnings)
  return freestyle
}

type SentTags = readonly (string | null)[] | null | undefined

/** Returns each tag once, or `undefined` without a list. */
export const readTags = (sent: readonly SentTags[], pointer: string, inputErrors: InputError[]) => {
  const lists = sent.flatMap((list) => (list ? [list] : []))
  if (lists.length === 0) return undefined
  const tags = [...new Set(lists.flat().filter((tag) => tag !== null))]
  if (tags.length > courseLimits.tags) {
    const detail = sentence`must have at most ${courseLimits.tags} entries, found ${tags.length}`
    addInputError(inputErrors, () => ({ pointer, code: 'too-many', detail }))
  }
  return tags
}

const readRole = (sent: SentMark, pointer: string, errorsAndWarnings: ErrorsAndWarnings) => {
  const { associatedRole: name, associatedRoleShortName: shortName } = sent
  const id = idOf(sent.associatedRoleId)
  if (shortName !== undefined && name === undefined) {
    addInputError(errorsAndWarnings.inputErrors, () => ({
      pointer: `${pointer}/associatedRoleShortName`,
      code: 'alone',
      detail: 'must come with `associatedRole`, whose short name it is',
    }))
  }
  return id === undefined && !name
    ? undefined
    : { id, name: name ?? undefined, shortName: shortName ?? undefined }
}

/** The entry has either a mark of the regatta, or an origin and a name for a new mark. */
const checkOrigin = (
  { markId, markPropertiesId, markTemplateId, freestyleProperties: sent }: SentMark,
  { freestyle, role }: MarkConfiguration,
  hasRegatta: boolean,
  addError: (key: string, code: string, detail: Wording) => void,
): void => {
  if (markId !== undefined) {
    if (!hasRegatta) {
      const detail = 'needs a regatta, whose mark it is: say which by the parameter `regattaName`'
      addError('/markId', 'no-regatta', detail)
    }
    if (sent !== undefined) {
      const detail = 'must be absent beside `markId`: a mark of the regatta is used as it is'
      addError('/freestyleProperties', 'contradiction', detail)
    }
  } else if (markPropertiesId !== undefined || markTemplateId !== undefined) {
    return
  } else if (sent === undefined) {
    const detail =
      'must say which mark it is: by `markId`, `markTemplateId`, `markPropertiesId` or ' +
      '`freestyleProperties`'
    addError('', 'no-mark', detail)
  } else if (freestyle && sent?.name !== null) {
    if ((freestyle.name ?? freestyle.shortName ?? role?.name ?? null) !== null) return
    const detail = 'is required here, because nothing else names the mark'
    addError('/freestyleProperties/name', 'required', detail)
  }
}

const warnOfShape = (freestyle: Freestyle, entry: string, { warnings }: ErrorsAndWarnings) => {
  const { markType } = freestyle
  for (const key of ['shape', 'pattern'] as const) {
    const { [key]: found } = freestyle
    if (found === null) continue
    const pointer = `${entry}/${key}`
    if (markType !== null && markType !== 'BUOY') {
      const detail = sentence`is for marks of type \`BUOY\`, and this one is \`${markType}\``
      addInputError(warnings, () => ({ pointer, code: 'not-a-buoy', detail }))
    } else if (isMisspelled(found, drawnWords[key])) {
      const detail = sentence`is not drawn: diagrams know ${oneOf(drawnWords[key])}, found ${quoted(found)}`
      const suggestion = didYouMean(found, drawnWords[key])
      addInputError(warnings, () => ({ pointer, code: 'not-drawn', detail, ...suggestion }))
    }
  }
}

const isMisspelled = (found: string, words: readonly string[]): boolean =>
  !words.includes(found) && nearestOf(found, words) !== undefined

export interface CourseConfiguration extends StatedLaps {
  readonly name: string
  readonly shortName: string
  readonly markConfigurations: readonly MarkConfiguration[]
  readonly courseTemplateId: string | undefined
  /** The name of a group. */
  readonly markPropertiesGroupOwnership: string | undefined
  readonly imageUrl: string | undefined
  /** The tags of a course template; `undefined` if not stated. */
  readonly tags: readonly string[] | undefined
}
