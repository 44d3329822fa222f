/** May they? Asked about many permissions at once. */
import { decide } from '../../domain/decide.ts'
import { Failure, type InputError } from '../../domain/failure.ts'
import {
  countSingles,
  InvalidPermission,
  parsePermission,
  type Request,
  singleRequests,
} from '../../domain/permission.ts'
import { type Key, keys } from '../../store/keys.ts'
import { readSecurity, unsecured } from '../../store/securities.ts'
import { factsAbout } from '../authorize.ts'
import type { Context } from '../context.ts'

/** Single requests behind all questions together: each may take a read. */
const requestsMax = 1000

/** The objects that the questions are about, as far as these can be read. */
export const keysOfQuestions = (texts: readonly string[]): readonly Key[] => {
  try {
    return objectsOf(readQuestions(texts).flat()).map(keys.security)
  } catch (error) {
    // What is wrong with them is said by the answer, once it is known who asks.
    if (error instanceof Failure) return []
    throw error
  }
}

const objectsOf = (requests: readonly Request[]) =>
  requests.flatMap(({ type, id }) => (id === undefined ? [] : [{ type, id }]))

/** In the order of the questions; a list in a permission is held when all of it is. */
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

const readQuestions = (texts: readonly string[]): readonly (readonly Request[])[] => {
  const errors: InputError[] = []
  let count = 0
  const questions = texts.map((text) => {
    try {
      const permission = parsePermission(text)
      count += countSingles(permission)
      if (count > requestsMax) throw tooMany()
      return singleRequests(permission)
    } catch (error) {
      if (!(error instanceof InvalidPermission)) throw error
      errors.push({ parameter: 'permission', code: 'permission', detail: error.message })
      return []
    }
  })
  if (errors.length > 0) {
    throw new Failure('invalid-input', 'Not all of these are permissions.', { errors })
  }
  return questions
}

const tooMany = (): Failure =>
  new Failure('invalid-input', `These are more than ${requestsMax} questions.`, {
    errors: [
      {
        parameter: 'permission',
        code: 'length',
        detail: `must be at most ${requestsMax} single permissions in all`,
      },
    ],
  })
