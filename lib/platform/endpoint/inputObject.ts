import { Failure } from '#values/failure.ts'
import { encodeObjectId, objectIdFromText, type ObjectReference } from '#values/objectId.ts'
import { uuidTypes } from '#values/objectTypes.ts'
import { typePattern } from '#access/rules/permission.ts'
import { decodeEscapes } from '#values/pathName.ts'
import { lowerCaseUuid } from '#values/uuid.ts'
import { idInputsOf } from './endpoint.ts'
import type { InputId, InputObject } from './guard.ts'
import type { HttpRequest } from './request.ts'

export type RawInput = Readonly<Record<string, unknown>>

/** Returns `undefined` if the input is not valid for that. */
export const objectOf = (
  { type, id }: InputObject,
  input: RawInput,
): ObjectReference | undefined => {
  const typeName = typeof type === 'string' ? type : input[type.from]
  if (typeof typeName !== 'string' || !typePattern.test(typeName)) return undefined
  const [name = ''] = idInputsOf({ id })
  const isOneInput = !Array.isArray(id)
  const value = isOneInput ? input[name] : idInputsOf({ id }).map((part) => input[part])
  try {
    if (Array.isArray(value)) {
      const isParts = value.every((part): part is string => typeof part === 'string')
      // With a fixed type one input is one name, never a list of parts.
      if (!isParts || (typeof type === 'string' && isOneInput)) return undefined
      return { type: typeName, id: encodeObjectId(value.map((part) => idOf(typeName, part))) }
    }
    if (typeof value !== 'string' || value === '') return undefined
    // With a fixed type the input is a name or a UUID. Otherwise it is an id in any form.
    const encoded =
      typeof type === 'string' ? encodeObjectId([value]) : objectIdFromText(idOf(typeName, value))
    return { type: typeName, id: encoded }
  } catch (error) {
    // The id is too long. The guard reports this after authentication.
    if (error instanceof Failure) return undefined
    throw error
  }
}

const idOf = (typeName: string, text: string): string =>
  uuidTypes.has(typeName) ? lowerCaseUuid(text) : text

/** Decodes the path parameters with escapes. Returns `undefined` for a path without escapes. */
export const decodedParameters = ({ pathParameters }: HttpRequest): RawInput | undefined => {
  const escaped = Object.entries(pathParameters).filter(
    ([, value]) => decodeEscapes(value) !== value,
  )
  return escaped.length === 0
    ? undefined
    : Object.fromEntries(escaped.map(([name, value]) => [name, decodeEscapes(value)]))
}

/** Adds the caller as the object, if the guard says so. Null means absent. */
export const withCaller = (
  { id }: { readonly id: InputId },
  input: RawInput,
  callerName: () => string | undefined,
): RawInput =>
  typeof id === 'object' && 'callerOr' in id && (input[id.callerOr] ?? undefined) === undefined
    ? { ...input, [id.callerOr]: callerName() }
    : input

/** For endpoints whose path or query identifies an object of any type. */
export const anyObject = { type: { from: 'objectType' }, id: 'id' } as const

/** Returns the object of such an endpoint, after its guard has allowed the request. */
export const requireAnyObject = (input: RawInput): ObjectReference => {
  const object = objectOf(anyObject, input)
  if (object === undefined) throw new Error('the guard allowed a request without an object id')
  return object
}
