/** How the document describes `dryRun`: the same for every operation that may write. */
import { dryRun } from '../../schemas/dryRun.ts'
import { dryRunMediaType, dryRunParameter, knowsDryRun } from '../../lib/http/dryRun.ts'
import type { Endpoint, Route } from '../../lib/http/endpoint.ts'
import type { Json } from './json.ts'
import { headersNamed } from './replies.ts'
import { wireSchema } from './wireSchema.ts'

export const dryRunParameters = (endpoint: Endpoint, route: Route): readonly Json[] =>
  knowsDryRun(endpoint, route)
    ? [
        {
          name: dryRunParameter,
          in: 'query',
          description: 'With `true`, nothing is stored: the answer says what the request would do',
          schema: { type: 'boolean' },
        },
      ]
    : []

/** The answer with 200 is one more, whatever status the request itself would have. */
export const withDryRun = (endpoint: Endpoint, route: Route, replies: Json): Json => {
  if (!knowsDryRun(endpoint, route)) return replies
  const usual = (replies[200] ?? {
    description: 'With `dryRun=true`: what the request would do',
    headers: headersNamed(['x-request-id']),
  }) as Json
  const content = { ...(usual.content as Json | undefined), [dryRunMediaType]: rehearsed }
  return { ...replies, 200: { ...usual, content } }
}

const rehearsed: Json = { schema: wireSchema(dryRun) }
