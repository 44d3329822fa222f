/** Conditional requests, by the entity tags of responses (RFC 9110, 8.8.3 and 13). */
import { Failure, invalidInput, sentence, sentenceOf, type Wording } from '#values/failure.ts'
import { canWrite } from './dryRun.ts'
import { type Middleware, replacesResponse } from '../chain.ts'
import type { Endpoint, EndpointRequest } from '../endpoint.ts'
import { type Guard, guardsIn } from '../guard.ts'
import {
  type EntityTagCondition,
  hasTag,
  matchesStrongly,
  matchesWeakly,
  readEntityTags,
} from '../entityTags.ts'
import { applyGuard } from './authorization.ts'
import type { RawInput } from '../inputObject.ts'
import type { RequestState } from '../requestState.ts'
import { entityTagOf, entityTagOfResult } from '../response.ts'
import { endpointRequestOf } from '../useCase.ts'

/**
 * Compares `If-Match` and `If-None-Match` with the current `ETag` of the object (RFC 9110, 13). If
 * an item that it read by its key changes afterwards, the write fails with a conflict. The use case
 * sees the same pages of queries. Its writes are conditional on the items in them that it changes.
 * Callers without permission to read the object get the refusal of the GET.
 */
export const preconditions = (endpoint: Endpoint): Middleware => ({
  name: 'preconditions',
  before: async ({ event, internal }) => {
    const { method, headers } = event
    if (!canWrite(endpoint, method)) return
    const ifMatch = entityTagsIn('If-Match', headers['if-match'])
    const ifNoneMatch = entityTagsIn('If-None-Match', headers['if-none-match'])
    if (ifMatch === undefined && ifNoneMatch === undefined) return
    const etag = await currentEntityTag(
      endpoint,
      endpointRequestOf(endpoint, event, internal),
      internal.input.values,
    )
    if (ifMatch !== undefined) requireMatch(ifMatch, etag, endpoint.current !== undefined)
    if (ifNoneMatch !== undefined) requireNoMatch(ifNoneMatch, etag)
  },
})

const entityTagsIn = (name: string, header: string | undefined): EntityTagCondition | undefined => {
  if (header === undefined) return undefined
  const tags = readEntityTags(header)
  if (tags !== undefined) return tags
  const detail = 'must be `*`, or tags in double quotes with commas between them'
  throw invalidInput([{ parameter: name, code: 'entity-tags', detail }])
}

/** `undefined`: the object does not exist. */
const currentEntityTag = async (
  { guard, current }: Pick<Endpoint, 'guard' | 'current'>,
  call: EndpointRequest<RequestState['value']>,
  values: RawInput,
): Promise<string | undefined> => {
  if (current === undefined) return undefined
  const { context } = call
  try {
    await applyGuard(current.guard ?? readingGuardOf(guard), context, values, [])
    const body = await context.store.conditionalOnContents(() => current.show(call))
    return body === undefined ? undefined : entityTagOfResult(body)
  } catch (error) {
    if (error instanceof Failure && missingObjectCodes.has(error.code)) return undefined
    throw error
  }
}

const readingGuardOf = (guard: Guard): Guard => {
  const [first] = guardsIn(guard)
  return first.kind === 'object'
    ? { kind: 'object', type: first.type, id: first.id, actions: ['READ'] }
    : { kind: 'signed-in' }
}

/** Some endpoints respond 400 to a missing object. */
const missingObjectCodes: ReadonlySet<string> = new Set(['not-found', 'unknown-reference'])

const requireMatch = (
  condition: EntityTagCondition,
  etag: string | undefined,
  isShown: boolean,
): void => {
  if (etag !== undefined && matchesStrongly(condition, etag)) return
  throw unfulfilled(
    'If-Match',
    !isShown
      ? 'no GET returns an ETag of the object that this request changes. Remove the header.'
      : etag === undefined
        ? 'the object does not exist.'
        : 'the object has changed since you read it. Read it again.',
  )
}

const requireNoMatch = (condition: EntityTagCondition, etag: string | undefined): void => {
  if (etag === undefined || !matchesWeakly(condition, etag)) return
  throw unfulfilled(
    'If-None-Match',
    condition === '*'
      ? 'there is one already. Read it: it may be your own, from an earlier attempt.'
      : 'it is still what you have seen.',
  )
}

const unfulfilled = (header: string, because: Wording): Failure =>
  new Failure(
    'precondition-failed',
    sentence`Nothing was done, because of ${header}: ${sentenceOf(because)}`,
  )

/** Adds the `ETag`, and responds 304 to `If-None-Match` with this `ETag` (RFC 9110, 13.1.2). */
export const conditionalResponse = ({
  conditional,
}: Pick<Endpoint, 'conditional'>): Middleware => ({
  name: 'conditionalResponse',
  after: replacesResponse((response, { event }) => {
    const { status, body, cookies = [] } = response
    if (conditional === undefined || (body === undefined && status !== 304)) return response
    const { 'content-type': contentType = '', ...others } = response.headers
    const etag = others.etag ?? entityTagOf(contentType, body ?? '')
    const caching = conditional === 'no-store' ? {} : { 'cache-control': 'private, no-cache' }
    const headers = { ...others, etag, ...caching }
    return status === 304 || hasTag(event, etag)
      ? { status: 304, headers, cookies }
      : { ...response, headers: { ...headers, 'content-type': contentType } }
  }),
})
