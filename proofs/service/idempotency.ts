/**
 * A client that sends an `Idempotency-Key` with a change, and repeats the request until its outcome
 * is known.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../../harness/ids.ts'
import type { Client, ClientReply } from './client.ts'

const attemptsMax = 15
const pauseMillis = 100

export const withKey =
  (client: Client): Client =>
  async (request) => {
    const keyed = {
      ...request,
      headers: { ...request.headers, 'idempotency-key': newId() },
    }
    let response = await client(keyed)
    for (let attempt = 1; attempt < attemptsMax; attempt += 1) {
      if (response.outcome !== 'unknown' && !isInProgress(response)) return response
      await pause(pauseMillis)
      response = await client(keyed)
    }
    // The first process was killed, and its lease has not expired: the outcome is unknown.
    return isInProgress(response) ? { ...response, outcome: 'unknown' } : response
  }

const isInProgress = ({ body }: ClientReply): boolean => codeOf(body) === 'request-in-progress'

/** Whether another client has changed the object before. */
export const isStale = ({ body }: ClientReply): boolean => codeOf(body) === 'precondition-failed'

/** The code of a problem document. */
export const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
