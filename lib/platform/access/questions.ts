/** Questions about permissions: many of the caller in one request, or one request to explain. */
import type { permissionQuestion } from '#schemas/platform/question.ts'
import type { Static } from '#schemas/schema.ts'
import { decide } from './rules/decide.ts'
import { Failure, type InputError } from '#values/failure.ts'
import {
  countSingles,
  InvalidPermission,
  parsePermission,
  type PermissionPart,
  type AccessRequest,
  singleRequests,
} from './rules/permission.ts'
import { requireMoment } from '#values/time.ts'
import type { Key } from '#table/key.ts'
import { securityKey } from './items/securities.ts'
import { loadFactsForSecurities, securityOf } from './authorize.ts'
import type { Context } from '#endpoint/context.ts'

/** Limit of single permissions in all questions together, because each may take a read. */
const requestsMax = 1000

export const keysOfQuestions = (texts: readonly string[]): readonly Key[] =>
  objectsOf(readQuestions(texts).flat()).map(securityKey)

const objectsOf = (requests: readonly AccessRequest[]) =>
  requests.flatMap(({ type, id }) => (id === undefined ? [] : [{ type, id }]))

/**
 * In the order of the questions. A permission with a list is granted if all of its single
 * permissions are. The rights are those of today, whatever the time of the question.
 */
export const answerPermissions = async (
  context: Context,
  { permission: texts, at }: Static<typeof permissionQuestion>,
) => {
  const atMillis = at === undefined ? context.nowMillis : requireMoment(at, '/at')
  const questions = readQuestions(texts)
  const requests = questions.flat()
  await context.store.prefetch(objectsOf(requests).map(securityKey))
  const securities = await Promise.all(requests.map((request) => securityOf(context, request)))
  const facts = await loadFactsForSecurities(context, securities)
  const granted = new Set(
    requests.filter((request, position) => {
      const about = facts[position]
      return about !== undefined && decide({ ...about, atMillis }, request).allowed
    }),
  )
  return texts.map((permission, position) => ({
    permission,
    granted: (questions[position] ?? []).every((request) => granted.has(request)),
  }))
}

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
    const detail = error.message
    throw new Failure('invalid-input', `Invalid permission. It ${detail}.`, {
      errors: [{ parameter: 'permission', code: 'permission', detail }],
    })
  }
}

const only = (part: PermissionPart): string | undefined =>
  part === '*' ? '*' : part.length === 1 ? part[0] : undefined

/** The errors of a list of questions. The schema rejects values of another type. */
export const questionErrors = (texts: unknown): readonly InputError[] => {
  const parameter = 'permission'
  let count = 0
  const errors = (Array.isArray(texts) ? texts : []).flatMap((text: unknown) => {
    if (typeof text !== 'string') return []
    try {
      count += countSingles(parsePermission(text))
      return []
    } catch (error) {
      if (!(error instanceof InvalidPermission)) throw error
      return [{ parameter, code: 'permission', detail: error.message }]
    }
  })
  if (count <= requestsMax) return errors
  const detail = `must be at most ${requestsMax} single permissions in all`
  return [...errors, { parameter, code: 'length', detail }]
}

const readQuestions = (texts: readonly string[]) =>
  texts.map((text) => singleRequests(parsePermission(text)))
