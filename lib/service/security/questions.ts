/** Checks many permissions of the caller in one request. */
import { decide } from '../../domain/access/decide.ts'
import type { InputError } from '../../domain/failure.ts'
import {
  countSingles,
  InvalidPermission,
  parsePermission,
  type Request,
  singleRequests,
} from '../../domain/access/permission.ts'
import type { Key } from '../../store/key.ts'
import { keys } from '../../store/keys.ts'
import { readSecurity, unsecured } from '../../store/entities/securities.ts'
import { factsAbout } from '../authorize.ts'
import type { Context } from '../context.ts'

/** Limit of single permissions in all questions together, because each may take a read. */
const requestsMax = 1000

/** The objects of the questions. */
export const keysOfQuestions = (texts: readonly string[]): readonly Key[] =>
  objectsOf(readQuestions(texts).flat()).map(keys.security)

const objectsOf = (requests: readonly Request[]) =>
  requests.flatMap(({ type, id }) => (id === undefined ? [] : [{ type, id }]))

/**
 * In the order of the questions. A permission with a list is granted if all of its single
 * permissions are.
 */
export const answerPermissions = async (context: Context, texts: readonly string[]) => {
  const questions = readQuestions(texts)
  const requests = questions.flatMap((question) => question)
  await context.store.prefetch(objectsOf(requests).map(keys.security))
  const granted = new Map<Request, boolean>()
  const securities = await Promise.all(
    requests.map(async ({ type, id }) =>
      id === undefined ? unsecured : readSecurity(context.store, { type, id }),
    ),
  )
  const facts = await factsAbout(context, securities)
  requests.forEach((request, position) => {
    const about = facts[position]
    granted.set(request, about !== undefined && decide(about, request).allowed)
  })
  return texts.map((permission, position) => ({
    permission,
    granted: (questions[position] ?? []).every((request) => granted.get(request) === true),
  }))
}

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

const readQuestions = (texts: readonly string[]): readonly (readonly Request[])[] =>
  texts.map((text) => singleRequests(parsePermission(text)))
