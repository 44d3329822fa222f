/** Reads a waypoint of a configuration or a course template: its passing instruction and its marks. */
import type { waypoint } from '#schemas/courses/course.ts'
import { marksOfInstruction } from '#schemas/courses/courseWords.ts'
import type { Checked, Static } from '#schemas/schema.ts'
import { type InputError, oneOf, sentence } from '#values/failure.ts'
import { addInputError } from '#endpoint/formErrors.ts'

export interface Waypoint {
  readonly passingInstruction: PassingInstruction
  /** One or two indexes into the mark configurations. The first mark of a pair is the left one. */
  readonly marks: readonly number[]
  /** The name of a pair of marks. Null for a single mark. */
  readonly controlPointName: string | null
  readonly controlPointShortName: string | null
}

interface StatedMarks {
  readonly ids: readonly (string | null)[] | null | undefined
  readonly pointer: string
  /** The position of the waypoint, counted from one, for messages. */
  readonly number: number
}

type Sent = Omit<Checked<Static<typeof waypoint>>, 'markConfigurationIds'>

/** @returns `undefined` after an input error, as `markOf` does */
export const readWaypoint = (
  { passingInstruction, controlPointName, controlPointShortName }: Sent,
  stated: StatedMarks,
  markOf: (id: string, pointer: string) => number | undefined,
  inputErrors: InputError[],
): Waypoint | undefined => {
  const { ids, pointer } = stated
  if (!ids) return undefined
  checkCount(passingInstruction, ids.length, stated, inputErrors)
  const marks = ids
    .slice(0, 2)
    .flatMap((id, index) => (id === null ? [] : (markOf(id, `${pointer}/${index}`) ?? [])))
  if (!passingInstruction || marks.length !== ids.length) return undefined
  const isPair = marks.length === 2
  return {
    passingInstruction,
    marks,
    controlPointName: (isPair ? controlPointName : null) ?? null,
    controlPointShortName: (isPair ? controlPointShortName : null) ?? null,
  }
}

const checkCount = (
  instruction: PassingInstruction | null | undefined,
  count: number,
  { pointer, number }: StatedMarks,
  inputErrors: InputError[],
): void => {
  const isCount = count === 1 || count === 2
  if (isCount && (!instruction || takesMarks(instruction, count))) return
  const [marks, ids] =
    count === 1 ? [sentence`one mark`, sentence`two ids`] : [sentence`two marks`, sentence`one id`]
  const detail = isCount
    ? sentence`must hold ${ids} with \`${instruction}\`: waypoint ${number} has ${marks}, which can be passed as ${oneOf(instructionsFor(count))}`
    : sentence`must hold one or two ids: waypoint ${number} has ${count}`
  addInputError(inputErrors, () => ({ pointer, code: 'mark-count', detail }))
}

export type PassingInstruction = keyof typeof marksOfInstruction

export const passingInstructions = Object.keys(marksOfInstruction) as readonly PassingInstruction[]

export const takesMarks = (instruction: PassingInstruction, count: number): boolean =>
  (marksOfInstruction[instruction] as readonly number[]).includes(count)

export const instructionsFor = (count: number): readonly PassingInstruction[] =>
  passingInstructions.filter((instruction) => takesMarks(instruction, count))
