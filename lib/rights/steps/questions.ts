/** Questions about permissions: many of the caller in one request, or one request to explain. */
import type { Reader } from '#table/items.ts'
import { Failure, type InputError, sentence, sentenceOf, type Wording } from '#values/failure.ts'
import {
  countSingles,
  InvalidPermission,
  parsePermission,
  type PermissionPart,
  type AccessRequest,
  singleRequests,
} from '#access/rules/permission.ts'
import { securityOf } from '#access/authorize.ts'

/** Limit of single permissions in all questions together, because each may take a read. */
const requestsMax = 1000

/** Reads the security of the object of each single permission, in order. */
export const readSecurities = (context: { readonly store: Reader }, texts: readonly string[]) =>
  Promise.all(
    readQuestions(texts)
      .flat()
      .map((request) => securityOf(context, request)),
  )

/**
 * A request about one object: a permission with one type, one action, and at most one id. `*` is
 * taken literally; as an id it is treated as absent.
 * @throws Failure `invalid-input` for an invalid permission, or a list
 */
export const readOneRequest = (text: string): AccessRequest => {
  try {
    const { types, actions, ids } = parsePermission(text)
    const [type, action] = [types, actions].map(only)
    const id = ids === '*' ? undefined : only(ids)
    if (type === undefined || action === undefined || (ids !== '*' && id === undefined)) {
      throw new InvalidPermission(
        'must be one type, one action and at most one id: send one request for each',
      )
    }
    return id === undefined ? { type, action } : { type, action, id }
  } catch (error) {
    if (!(error instanceof InvalidPermission)) throw error
    const { detail } = error
    throw new Failure('invalid-input', sentence`Invalid permission. It ${sentenceOf(detail)}.`, {
      errors: [{ parameter: 'permission', code: 'permission', detail }],
    })
  }
}

const only = (part: PermissionPart) =>
  part === '*' ? '*' : part.length === 1 ? part[0] : undefined

/** Returns the number of single permissions, or the error. The schema rejects other types. */
export const countOrError = (text: unknown): number | Wording => {
  try {
    return typeof text === 'string' ? countSingles(parsePermission(text)) : 0
  } catch (error) {
    if (!(error instanceof InvalidPermission)) throw error
    return error.detail
  }
}

export const questionErrors = (texts: unknown): readonly InputError[] => {
  const parameter = 'permission'
  const counted = (Array.isArray(texts) ? texts : []).map(countOrError)
  const errors = counted.flatMap((detail) =>
    typeof detail === 'number' ? [] : [{ parameter, code: 'permission', detail }],
  )
  const counts = counted.flatMap((count) => (typeof count === 'number' ? count : []))
  if (counts.reduce((sum, count) => sum + count, 0) <= requestsMax) return errors
  const detail = sentence`must be at most ${requestsMax} single permissions in all`
  return [...errors, { parameter, code: 'length', detail }]
}

export const readQuestions = (texts: readonly string[]) =>
  texts.map((text) => singleRequests(parsePermission(text)))
