/** One waypoint of a configuration: how it is passed, and between which marks. */
import { courseLimits } from '../../../schemas/courseWords.ts'
import {
  instructionsFor,
  type PassingInstruction,
  passingInstructions,
  takesMarks,
} from './passingInstruction.ts'
import {
  add,
  describe,
  didYouMean,
  isText,
  listAt,
  nameAt,
  type ObjectAt,
  oneOf,
  problemAt,
  quoted,
  required,
  wordAt,
} from './reading.ts'

export interface Waypoint {
  readonly passingInstruction: PassingInstruction
  /** One or two, as indexes into the mark configurations; of a pair the left one first. */
  readonly marks: readonly number[]
  /** Of pairs alone. */
  readonly controlPointName: string | null
  readonly controlPointShortName: string | null
}

/** The ids of mark configurations, with their indexes. */
export type MarkIndexes = ReadonlyMap<string, number>

const nameText = { max: courseLimits.characters }
const idsListedMax = 10

/**
 * @param indexes `undefined` when the marks could not be read, so that none can be missing
 * @returns `undefined` after a problem
 */
export const readWaypoint = (
  at: ObjectAt & { readonly index: number },
  indexes: MarkIndexes | undefined,
): Waypoint | undefined => {
  const instruction = required(
    at,
    'passingInstruction',
    wordAt(at, 'passingInstruction', passingInstructions),
  )
  const ids = required(at, 'markConfigurationIds', listAt(at, 'markConfigurationIds'))
  const name = nameAt(at, 'controlPointName', nameText) ?? null
  const shortName = nameAt(at, 'controlPointShortName', nameText) ?? null
  if (ids === undefined) return undefined
  checkCount(at, instruction, ids.length)
  const marks = ids.slice(0, 2).flatMap((id, index) => readMark(at, id, index, indexes))
  checkPair(at, marks)
  if (instruction === undefined || marks.length !== ids.length) return undefined
  const isPair = marks.length === 2
  return {
    passingInstruction: instruction,
    marks,
    controlPointName: isPair ? name : null,
    controlPointShortName: isPair ? shortName : null,
  }
}

/** For people, who count from one. */
export const waypointNumber = (index: number): string => `waypoint ${index + 1}`

const checkCount = (
  at: ObjectAt & { readonly index: number },
  instruction: PassingInstruction | undefined,
  count: number,
): void => {
  const where = waypointNumber(at.index)
  if (count !== 1 && count !== 2) {
    const detail = `must hold one or two ids: ${where} has ${count}`
    problemAt(at, 'markConfigurationIds', 'mark-count', detail)
  } else if (instruction !== undefined && !takesMarks(instruction, count)) {
    const marks = count === 1 ? 'one mark' : 'two marks'
    const detail =
      `must hold ${count === 1 ? 'two ids' : 'one id'} with \`${instruction}\`: ${where} has ` +
      `${marks}, which can be passed as ${oneOf(instructionsFor(count))}`
    problemAt(at, 'markConfigurationIds', 'mark-count', detail)
  }
}

const readMark = (
  at: ObjectAt & { readonly index: number },
  id: unknown,
  index: number,
  indexes: MarkIndexes | undefined,
): readonly number[] => {
  const key = `markConfigurationIds/${index}`
  if (!isText(id)) {
    problemAt(at, key, 'type', `must be a text, found ${describe(id)}`)
    return []
  }
  const mark = indexes?.get(id)
  if (mark !== undefined || indexes === undefined) return mark === undefined ? [] : [mark]
  add(at.findings.problems, () => ({
    pointer: `${at.pointer}/${key}`,
    code: 'unknown-mark-configuration',
    detail:
      `${waypointNumber(at.index)} refers to unknown mark configuration ${quoted(id)}; ` +
      `defined are: ${listed(indexes)}`,
    ...didYouMean(id, indexes.keys()),
  }))
  return []
}

const listed = (indexes: MarkIndexes): string => {
  const ids = Array.from(indexes.keys()).slice(0, idsListedMax).map(quoted).join(', ')
  const more = indexes.size - idsListedMax
  return ids === '' ? 'none' : `${ids}${more > 0 ? ` and ${more} more` : ''}`
}

const checkPair = (at: ObjectAt & { readonly index: number }, marks: readonly number[]): void => {
  if (marks.length !== 2 || marks[0] !== marks[1]) return
  add(at.findings.warnings, () => ({
    pointer: `${at.pointer}/markConfigurationIds`,
    code: 'same-mark-twice',
    detail: `${waypointNumber(at.index)} is a pair of one mark with itself`,
  }))
}
