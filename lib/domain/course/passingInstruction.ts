/** How a waypoint is passed, and how many marks that takes. */
import { marksOfInstruction } from '../../../schemas/courseWords.ts'

export type PassingInstruction = keyof typeof marksOfInstruction

export const passingInstructions = Object.keys(marksOfInstruction) as readonly PassingInstruction[]

export const takesMarks = (instruction: PassingInstruction, count: number): boolean =>
  (marksOfInstruction[instruction] as readonly number[]).includes(count)

/** The instructions for so many marks. */
export const instructionsFor = (count: number): readonly PassingInstruction[] =>
  passingInstructions.filter((instruction) => takesMarks(instruction, count))
