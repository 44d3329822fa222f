/** The source of a mark's position: a fixed position, or a device on the mark. */
import type { positioning } from '#schemas/courses/course.ts'
import type { Checked, Static } from '#schemas/schema.ts'
import { type InputError, sentence, type Wording } from '#values/failure.ts'
import { addInputError, type ErrorsAndWarnings } from '#endpoint/formErrors.ts'
import { uuidPattern } from '#values/uuid.ts'
import { roundTinyToZero, type Position } from '#positions/rules/position.ts'

export interface Device {
  readonly type: string
  readonly id: string
  readonly stringRepresentation: string
}

export type Positioning =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'device'; readonly device: Device }

type Sent = Checked<Static<typeof positioning>>

/** The type of a phone; its id is a UUID. */
const phoneType = 'smartphoneUUID'

/** Returns `undefined` if the position stays the same. A position takes precedence over a device. */
export const readPositioning = (
  sent: Sent,
  pointer: string,
  { inputErrors, warnings }: ErrorsAndWarnings,
): Positioning | undefined => {
  const { position, device_identifier: device, deviceUUID } = sent
  const given = Object.entries({ position, device_identifier: device, deviceUUID })
    .filter(([, value]) => value !== undefined)
    .map(([key]) => key)
  if (given.length > 1) {
    const detail = sentence`has ${given.join(' and ')}: the first one counts`
    addInputError(warnings, () => ({ pointer, code: 'positioning', detail }))
  }
  const onDevice = device
    ? readDevice(device, `${pointer}/device_identifier`, inputErrors)
    : undefined
  return (
    fixedAt(position?.latitude_deg, position?.longitude_deg) ??
    onDevice ??
    (deviceUUID ? onPhone(deviceUUID) : undefined)
  )
}

const readDevice = (
  sent: NonNullable<Sent['device_identifier']>,
  pointer: string,
  inputErrors: InputError[],
): Positioning | undefined => {
  const { type, id, stringRepresentation: text } = sent
  if (!type || !id) return undefined
  if (type.toLowerCase() !== phoneType.toLowerCase()) {
    return { kind: 'device', device: { type, id, stringRepresentation: text ?? id } }
  }
  const addError = (key: string, code: string, detail: Wording): void => {
    addInputError(inputErrors, () => ({ pointer: `${pointer}/${key}`, code, detail }))
  }
  const wrong = Object.entries({ id, stringRepresentation: text ?? id }).filter(
    ([key, uuid]) => !uuidPattern.test(uuid) && sent[key as keyof typeof sent],
  )
  for (const [key] of wrong) {
    addError(key, 'uuid', 'must be a UUID, such as `00000000-0000-4000-8000-000000000000`')
  }
  if (wrong.length === 0 && text && text.toLowerCase() !== id.toLowerCase()) {
    addError('stringRepresentation', 'contradiction', 'must be the same UUID as `id`')
  }
  return onPhone(id)
}

export const fixedAt = (
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Positioning | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? {
        kind: 'position',
        position: { latitude: roundTinyToZero(latitude), longitude: roundTinyToZero(longitude) },
      }
    : undefined

/** @param uuid in upper or lower case */
export const phoneOf = (uuid: string): Device => {
  const id = uuid.toLowerCase()
  return { type: phoneType, id, stringRepresentation: id }
}

export const onPhone = (uuid: string): Positioning => ({ kind: 'device', device: phoneOf(uuid) })

/** Only phones send positions. Other devices are names, which may be any text. */
export const isPhone = ({ type, id }: Device): boolean => type === phoneType && uuidPattern.test(id)
