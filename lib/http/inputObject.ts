/** Objects that the input of a request names. */
import { Failure } from '../domain/failure.ts'
import {
  encodeObjectId,
  objectIdFromText,
  type ObjectReference,
} from '../domain/access/objectId.ts'
import { uuidTypes } from '../domain/access/objectTypes.ts'
import { typePattern } from '../domain/access/permission.ts'
import { lowerCaseUuid } from '../domain/value/uuid.ts'
import { type Guard, idInputsOf, type InputObject } from './endpoint.ts'

export type RawInput = Readonly<Record<string, unknown>>

/** The object that the input names, or `undefined` as long as the input is not fit to name one. */
export const objectOf = (
  { type, id }: InputObject,
  input: RawInput,
): ObjectReference | undefined => {
  const typeName = typeof type === 'string' ? type : input[type.from]
  if (typeof typeName !== 'string' || !typePattern.test(typeName)) return undefined
  const value = typeof id === 'string' ? input[id] : id.map((name) => input[name])
  try {
    if (Array.isArray(value)) {
      const isParts = value.every((part): part is string => typeof part === 'string')
      // Where the type is fixed one input is one name, never a list of parts.
      if (!isParts || (typeof type === 'string' && typeof id === 'string')) return undefined
      return { type: typeName, id: encodeObjectId(value.map((part) => idOf(typeName, part))) }
    }
    if (typeof value !== 'string' || value === '') return undefined
    // Where the type is fixed the input is a name or a UUID; elsewhere it is an id of any form.
    const encoded =
      typeof type === 'string' ? encodeObjectId([value]) : objectIdFromText(idOf(typeName, value))
    return { type: typeName, id: encoded }
  } catch (error) {
    // Too long for an id: the guard says so, once it is known who asks.
    if (error instanceof Failure) return undefined
    throw error
  }
}

const idOf = (typeName: string, text: string): string =>
  uuidTypes.has(typeName) ? lowerCaseUuid(text) : text

/** Whether no id is given where the caller is meant then. Null means absent. */
export const refersToCaller = (guard: Guard, input: RawInput): boolean =>
  guard.kind === 'object' &&
  guard.orCaller === true &&
  idInputsOf(guard).every((name) => (input[name] ?? undefined) === undefined)

/** The input as if the caller had been named in it. */
export const withCaller = (
  guard: InputObject,
  input: RawInput,
  callerName: string | undefined,
): RawInput => ({
  ...input,
  ...Object.fromEntries(idInputsOf(guard).map((name) => [name, callerName])),
})

/** For endpoints whose path or query names an object of any type. */
export const anyObject = { type: { from: 'objectType' }, id: 'id' } as const

/** The object of such an endpoint, once its guard has let the request pass. */
export const requireAnyObject = (input: RawInput): ObjectReference => {
  const object = objectOf(anyObject, input)
  if (object === undefined) throw new Error('the guard lets no request pass that names no object')
  return object
}
