/** Courses and course templates as texts of JSON: the SDK takes a second for thousands of values. */
import { Failure } from '../../domain/failure.ts'
import { type JsonText, jsonText } from '../attributes.ts'
import { recorded } from '../entity.ts'

export const auditedSequence = recorded(
  ...['name', 'shortName', 'marks', 'controlPoints', 'waypoints', 'part', 'numberOfLaps'],
)

/**
 * @param most bytes: an item of the table takes 400 KB
 * @throws Failure `invalid-input` when it is larger
 */
export const sequenceText = <Sequence>(sequence: Sequence, most: number): JsonText<Sequence> => {
  const text = jsonText(sequence)
  const bytes = Buffer.byteLength(text)
  if (bytes <= most) return text
  const detail = `must need less room: the course has ${bytes} bytes, at most ${most} fit`
  throw new Failure('invalid-input', `The course is too large. It ${detail}.`, {
    errors: [{ pointer: '/waypoints', code: 'too-large', detail }],
  })
}
