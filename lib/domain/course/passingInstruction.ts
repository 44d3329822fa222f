/** The passing instructions of waypoints, and the number of marks that each needs. */
import { marksOfInstruction } from '../../../schemas/courseWords.ts'

export type PassingInstruction = keyof typeof marksOfInstruction

export const passingInstructions = Object.keys(marksOfInstruction) as readonly PassingInstruction[]

export const takesMarks = (instruction: PassingInstruction, count: number): boolean =>
  (marksOfInstruction[instruction] as readonly number[]).includes(count)

/** Returns the instructions for this number of marks. */
export const instructionsFor = (count: number): readonly PassingInstruction[] =>
  passingInstructions.filter((instruction) => takesMarks(instruction, count))
