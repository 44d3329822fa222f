/**
 * All requests that reveal a decision: permission checks, and requests that need the permission.
 */
import { H, S } from '../../scripts/requests/paths.ts'
import { encodeNaively, referenceDecision } from '../../tests/platform/access/referenceModel.ts'
import type { Question, Fixture } from '../../tests/platform/access/fixture.ts'
import type { Reply, Request, RequestOptions } from '../../scripts/requests/requests.ts'
import { dayMillis, inventoryType } from './serviceFixture.ts'
import { ownershipPath } from './createFixture.ts'

/** A permission check with the tokens for its request. */
interface CheckedQuestion {
  readonly fixture: Fixture
  readonly question: Question
  /** The token of the principal, absent for an anonymous check. */
  readonly as: Pick<RequestOptions, 'token'>
  readonly adminToken: string
}

export interface DecisionRequest {
  readonly name: string
  readonly isPossible: (question: Question) => boolean
  readonly send: (request: Request, checked: CheckedQuestion) => Promise<boolean>
  /** The expected result, where it differs from the decision of the model. */
  readonly expected?: (checked: CheckedQuestion) => boolean
}

const namesObject = ({ type, id }: Question): boolean => type !== '*' && id !== undefined

const idOf = ({ id = [] }: Question): string => encodeNaively(id)

/** A 404 means that the caller was authorized: the inventory has no such entry. */
const wasAllowed = ({ status, body }: Reply): boolean => {
  if (status === 200 || status === 404) return true
  if (status === 401 || status === 403) return false
  throw new Error(`answered with ${status}: ${JSON.stringify(body)}`)
}

const objectOf = ({ type, id = [] }: Question) => ({ type, id })

/** Only authenticated callers can change objects, whatever permissions everybody has. */
const canChange = (question: Question, action: string): boolean =>
  question.who !== null && namesObject(question) && question.action === action

/** An ACL with an entry for a deleted group is refused, but only for authorized callers. */
const wasAllowedOr = (code: string, reply: Reply): boolean =>
  (reply.body as { readonly code?: string } | undefined)?.code === code || wasAllowed(reply)

const aclOf = ({ fixture, question }: CheckedQuestion) =>
  fixture.objects.find(
    ({ type, id }) =>
      type === question.type && encodeNaively(id) === encodeNaively(question.id ?? []),
  )?.acl ?? []

/** Permission to change the security of an object implies permission to read it. */
const mayReadSecurity = ({ fixture, question }: CheckedQuestion): boolean =>
  ['READ', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'].some(
    (action) => referenceDecision(fixture, { ...question, action }).allowed,
  )

const evaluationOf = (question: Question) => ({
  subject: { type: 'user', id: question.who },
  action: { name: question.action },
  resource: { type: question.type, id: idOf(question) },
})

const canEvaluate = (question: Question): boolean =>
  question.who !== null && question.action !== '*' && namesObject(question)

/** Authenticated callers get 404 for a missing entry, also without a permission. */
const learnsOfEntry = ({ fixture, question }: CheckedQuestion): boolean => {
  const exists = fixture.objects.some(
    ({ type, id }) => type === inventoryType && id[0] === question.id?.[0],
  )
  return (question.who !== null && !exists) || referenceDecision(fixture, question).allowed
}

const isInventory = (question: Question, action: string): boolean =>
  question.type === inventoryType && question.id !== undefined && question.action === action

const tomorrow = ({ question: { atMillis = 0 } }: CheckedQuestion): number => atMillis + dayMillis

const bodyOf = ({ status, body }: Reply): unknown => {
  if (status === 200) return body
  throw new Error(`answered with ${status}: ${JSON.stringify(body)}`)
}

const hasPermission = async (
  request: Request,
  { question, as }: CheckedQuestion,
  at?: number,
): Promise<boolean> => {
  const { type, action, id } = question
  const permission = [type, action, ...(id === undefined ? [] : [idOf(question)])].join(':')
  const query = new URLSearchParams({ permission, ...(at === undefined ? {} : { at: String(at) }) })
  const body = bodyOf(await request(`GET ${S}/has_permission?${query.toString()}`, as))
  const [first] = body as readonly [{ readonly granted: boolean }]
  return first.granted
}

export const decisionRequests: readonly DecisionRequest[] = [
  {
    name: '`GET has_permission`',
    isPossible: () => true,
    send: (request, checked) => hasPermission(request, checked),
  },
  {
    name: '`GET has_permission`, for tomorrow',
    isPossible: () => true,
    send: (request, checked) => hasPermission(request, checked, tomorrow(checked)),
    expected: (checked) =>
      referenceDecision(checked.fixture, { ...checked.question, atMillis: tomorrow(checked) })
        .allowed,
  },
  {
    name: '`POST evaluation`, of oneself',
    isPossible: canEvaluate,
    send: async (request, { question, as }) => {
      const json = evaluationOf(question)
      const body = bodyOf(await request('POST /access/v1/evaluation', { ...as, json }))
      return (body as { readonly decision: boolean }).decision
    },
  },
  {
    name: '`POST evaluations`, of another user',
    // A token limits only who asks with it.
    isPossible: (question) => canEvaluate(question) && question.token === undefined,
    send: async (request, { question, adminToken: token }) => {
      const json = { evaluations: [evaluationOf(question)] }
      const body = bodyOf(await request('POST /access/v1/evaluations', { token, json }))
      const { evaluations } = body as { readonly evaluations: readonly { decision: boolean }[] }
      return evaluations[0]?.decision === true
    },
  },
  {
    name: 'reading an ownership',
    isPossible: (question) => namesObject(question) && question.action === 'READ',
    send: async (request, { question, as }) =>
      wasAllowed(await request(`GET ${ownershipPath(objectOf(question))}`, as)),
    expected: mayReadSecurity,
  },
  {
    name: 'reading an ACL',
    isPossible: (question) => namesObject(question) && question.action === 'READ',
    send: async (request, { question, as }) =>
      wasAllowed(await request(`GET ${ownershipPath(objectOf(question))}/acl`, as)),
    expected: mayReadSecurity,
  },
  {
    name: 'changing an ownership',
    isPossible: (question) => canChange(question, 'CHANGE_OWNERSHIP'),
    // Absent properties stay unchanged.
    send: async (request, { question, as }) =>
      wasAllowed(await request(`PUT ${ownershipPath(objectOf(question))}`, { ...as, json: {} })),
  },
  {
    name: 'changing an ACL',
    isPossible: (question) => canChange(question, 'CHANGE_ACL'),
    // Sends the present ACL, so that nothing changes.
    send: async (request, checked) =>
      wasAllowedOr(
        'unknown-reference',
        await request(`PUT ${ownershipPath(objectOf(checked.question))}/acl`, {
          ...checked.as,
          json: { acl: aclOf(checked) },
        }),
      ),
  },
  {
    name: 'reading a mark of the inventory',
    isPossible: (question) => isInventory(question, 'READ'),
    send: async (request, { question, as }) =>
      wasAllowed(await request(`GET ${H}/markproperties/${idOf(question)}`, as)),
    expected: learnsOfEntry,
  },
  {
    name: 'changing a mark of the inventory',
    isPossible: (question) => isInventory(question, 'UPDATE') && question.who !== null,
    send: async (request, { question, as }) => {
      const json = { name: 'buoy', markType: 'BUOY' }
      return wasAllowed(await request(`PUT ${H}/markproperties/${idOf(question)}`, { ...as, json }))
    },
    expected: learnsOfEntry,
  },
]
