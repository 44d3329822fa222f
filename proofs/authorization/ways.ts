/**
 * All requests that reveal a decision: permission checks, and requests that need the permission.
 */
import { encodeNaively, oracle } from '../../tests/domain/referenceModel.ts'
import type { Question, World } from '../../tests/domain/fixture.ts'
import { H, type Reply, type Request, S, type Sent } from './serviceClient.ts'
import { inventoryType } from './servedWorld.ts'
import { ownershipPath } from './settleWorld.ts'

/** A permission check with the tokens for its request. */
export interface Asked {
  readonly world: World
  readonly question: Question
  /** The token of the principal, absent for an anonymous check. */
  readonly as: Pick<Sent, 'token'>
  readonly adminToken: string
}

export interface Way {
  readonly name: string
  readonly canAsk: (question: Question) => boolean
  readonly answer: (request: Request, asked: Asked) => Promise<boolean>
  /** The expected result, where it differs from the decision of the model. */
  readonly wanted?: (asked: Asked) => boolean
}

const namesObject = ({ type, id }: Question): boolean => type !== '*' && id !== undefined

const idOf = ({ id = [] }: Question): string => encodeNaively(id)

/** A 404 means that the caller was authorized: the inventory has no such entry. */
const wasAllowed = ({ status, body }: Reply): boolean => {
  if (status === 200 || status === 404) return true
  if (status === 401 || status === 403) return false
  throw new Error(`answered with ${status}: ${JSON.stringify(body)}`)
}

const objectAsked = ({ type, id = [] }: Question) => ({ type, id })

/** Only authenticated callers can change objects, whatever permissions everybody has. */
const canChange = (question: Question, action: string): boolean =>
  question.who !== null && namesObject(question) && question.action === action

/** An ACL with an entry for a deleted group is refused, but only for authorized callers. */
const wasAllowedButFor = (code: string, reply: Reply): boolean =>
  (reply.body as { readonly code?: string } | undefined)?.code === code || wasAllowed(reply)

const aclOf = ({ world, question }: Asked) =>
  world.objects.find(
    ({ type, id }) =>
      type === question.type && encodeNaively(id) === encodeNaively(question.id ?? []),
  )?.acl ?? []

/** Permission to change the security of an object implies permission to read it. */
const mayReadSecurity = ({ world, question }: Asked): boolean =>
  ['READ', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'].some(
    (action) => oracle(world, { ...question, action }).allowed,
  )

const evaluationOf = (question: Question) => ({
  subject: { type: 'user', id: question.who },
  action: { name: question.action },
  resource: { type: question.type, id: idOf(question) },
})

const canEvaluate = (question: Question): boolean =>
  question.who !== null && question.action !== '*' && namesObject(question)

/** Authenticated callers get 404 for a missing entry, also without a permission. */
const hearsOfEntry = ({ world, question }: Asked): boolean => {
  const exists = world.objects.some(
    ({ type, id }) => type === inventoryType && id[0] === question.id?.[0],
  )
  return (question.who !== null && !exists) || oracle(world, question).allowed
}

const isInventory = (question: Question, action: string): boolean =>
  question.type === inventoryType && question.id !== undefined && question.action === action

export const ways: readonly Way[] = [
  {
    name: '`GET has_permission`',
    canAsk: () => true,
    answer: async (request, { question, as }) => {
      const { type, action, id } = question
      const permission = [type, action, ...(id === undefined ? [] : [idOf(question)])].join(':')
      const query = new URLSearchParams({ permission }).toString()
      const { status, body } = await request(`GET ${S}/has_permission?${query}`, as)
      const [first] = status === 200 ? (body as readonly { readonly granted: boolean }[]) : []
      if (first === undefined) throw new Error(`answered with ${status}: ${JSON.stringify(body)}`)
      return first.granted
    },
  },
  {
    name: '`POST evaluation`, of oneself',
    canAsk: canEvaluate,
    answer: async (request, { question, as }) => {
      const json = evaluationOf(question)
      const { status, body } = await request('POST /access/v1/evaluation', { ...as, json })
      if (status !== 200) throw new Error(`answered with ${status}: ${JSON.stringify(body)}`)
      return (body as { readonly decision: boolean }).decision
    },
  },
  {
    name: '`POST evaluations`, of another user',
    canAsk: canEvaluate,
    answer: async (request, { question, adminToken: token }) => {
      const json = { evaluations: [evaluationOf(question)] }
      const { status, body } = await request('POST /access/v1/evaluations', { token, json })
      if (status !== 200) throw new Error(`answered with ${status}: ${JSON.stringify(body)}`)
      const { evaluations } = body as { readonly evaluations: readonly { decision: boolean }[] }
      return evaluations[0]?.decision === true
    },
  },
  {
    name: 'reading an ownership',
    canAsk: (question) => namesObject(question) && question.action === 'READ',
    answer: async (request, { question, as }) =>
      wasAllowed(await request(`GET ${ownershipPath(objectAsked(question))}`, as)),
    wanted: mayReadSecurity,
  },
  {
    name: 'reading an ACL',
    canAsk: (question) => namesObject(question) && question.action === 'READ',
    answer: async (request, { question, as }) =>
      wasAllowed(await request(`GET ${ownershipPath(objectAsked(question))}/acl`, as)),
    wanted: mayReadSecurity,
  },
  {
    name: 'changing an ownership',
    canAsk: (question) => canChange(question, 'CHANGE_OWNERSHIP'),
    // Absent properties stay unchanged.
    answer: async (request, { question, as }) =>
      wasAllowed(await request(`PUT ${ownershipPath(objectAsked(question))}`, { ...as, json: {} })),
  },
  {
    name: 'changing an ACL',
    canAsk: (question) => canChange(question, 'CHANGE_ACL'),
    // Sends the present ACL, so that nothing changes.
    answer: async (request, asked) =>
      wasAllowedButFor(
        'unknown-reference',
        await request(`PUT ${ownershipPath(objectAsked(asked.question))}/acl`, {
          ...asked.as,
          json: { acl: aclOf(asked) },
        }),
      ),
  },
  {
    name: 'reading a mark of the inventory',
    canAsk: (question) => isInventory(question, 'READ'),
    answer: async (request, { question, as }) =>
      wasAllowed(await request(`GET ${H}/markproperties/${idOf(question)}`, as)),
    wanted: hearsOfEntry,
  },
  {
    name: 'changing a mark of the inventory',
    canAsk: (question) => isInventory(question, 'UPDATE') && question.who !== null,
    answer: async (request, { question, as }) => {
      const json = { name: 'buoy', markType: 'BUOY' }
      return wasAllowed(await request(`PUT ${H}/markproperties/${idOf(question)}`, { ...as, json }))
    },
    wanted: hearsOfEntry,
  },
]
