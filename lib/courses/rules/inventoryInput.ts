/** Checks the inputs of the inventory, by the forms of schemas/courses/mark.ts. */
import type {
  MarkPropertiesValues,
  MarkRoleValues,
  MarkTemplateValues,
  PositioningValues,
} from '#schemas/courses/mark.ts'
import type { Checked } from '#schemas/schema.ts'
import { Failure, type InputError, sentence, sentenceOf } from '#values/failure.ts'
import { type Appearance, readLook } from './appearance.ts'
import type { MarkRole } from './inventory.ts'
import { readTags } from './markConfiguration.ts'
import { fixedAt, onPhone } from './positioning.ts'

/** Messages that existing clients know. */
const phrases: Readonly<Record<string, string>> = {
  'device-and-position': 'deviceUuid and fixed positioning cannot be used together.',
  'incomplete-position': 'incomplete positioning.',
}

/** @throws Failure `invalid-input` that names every input error */
export const requireNoInputErrors = (inputErrors: readonly InputError[]): void => {
  const [first] = inputErrors
  if (first === undefined) return
  const { pointer = '', code, detail } = first
  const name = pointer.slice(1)
  const phrase =
    code === 'required'
      ? sentence`${name} must be given.`
      : sentence`invalid ${name}: it ${sentenceOf(detail)}.`
  throw new Failure('invalid-input', phrases[code] ?? phrase, { errors: inputErrors })
}

/** Without errors no part was replaced by null. @throws Failure `invalid-input` that names every input error */
export const requireRight = <Values extends object>(
  values: Checked<Values>,
  inputErrors: readonly InputError[],
): Values => {
  requireNoInputErrors(inputErrors)
  return values as Values
}

export const namesIn = ({ name, shortName = name }: MarkRoleValues): Omit<MarkRole, 'id'> => ({
  name,
  shortName,
})

export const appearanceIn = (sent: MarkTemplateValues): Appearance => ({
  ...namesIn(sent),
  ...readLook(sent),
})

export const markPropertiesOf = (sent: MarkPropertiesValues) => ({
  ...appearanceIn(sent),
  tags: [...new Set(sent.tags)],
})

export const tagErrors = (sent: Pick<Checked<MarkPropertiesValues>, 'tags'>) => {
  const inputErrors: InputError[] = []
  readTags([sent.tags], '/tags', inputErrors)
  return inputErrors
}

/** A device takes precedence over a position. Null: the request has neither. */
export const positioningParameters = ({ deviceUuid, latDeg, lonDeg }: PositioningValues) =>
  deviceUuid === undefined ? (fixedAt(latDeg, lonDeg) ?? null) : onPhone(deviceUuid)

export const positioningErrors = ({ latDeg, lonDeg }: Checked<PositioningValues>) => {
  if ((latDeg === undefined) === (lonDeg === undefined)) return []
  const detail = 'is also required: a position has a latitude and a longitude'
  const pointer = latDeg === undefined ? '/latDeg' : '/lonDeg'
  return [{ pointer, code: 'incomplete-position', detail }]
}

export const markPropertiesErrors = (sent: Checked<MarkPropertiesValues>) => {
  const isBoth =
    sent.deviceUuid !== undefined && (sent.latDeg !== undefined || sent.lonDeg !== undefined)
  const detail = 'must be absent where `latDeg` and `lonDeg` are given'
  return [
    ...(isBoth ? [{ pointer: '/deviceUuid', code: 'device-and-position', detail }] : []),
    ...tagErrors(sent),
    ...positioningErrors(sent),
  ]
}
