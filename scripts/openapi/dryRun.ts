/** Describes `dryRun` in the document, alike for all operations that can write. */
import { dryRun } from '#schemas/platform/dryRun.ts'
import { dryRunMediaType, dryRunParameter, supportsDryRun } from '#endpoint/middleware/dryRun.ts'
import type { Endpoint, Route } from '#endpoint/endpoint.ts'
import type { Json } from './json.ts'
import { headersNamed } from './replies.ts'
import { wireSchema } from './wireSchema.ts'

export const dryRunParameters = (endpoint: Endpoint, route: Route): readonly Json[] =>
  supportsDryRun(endpoint, route)
    ? [
        {
          name: dryRunParameter,
          in: 'query',
          description: 'With `true`, nothing is stored: the response lists the changes',
          schema: { type: 'boolean' },
        },
      ]
    : []

/** A dry run always has the status 200, whatever status the real request would have. */
export const withDryRun = (endpoint: Endpoint, route: Route, replies: Json): Json => {
  if (!supportsDryRun(endpoint, route)) return replies
  const usual = (replies[200] ?? {
    description: 'With `dryRun=true`: the response of a dry run',
    headers: headersNamed(['x-request-id']),
  }) as Json
  const content = { ...(usual.content as Json | undefined), [dryRunMediaType]: rehearsed }
  return { ...replies, 200: { ...usual, content } }
}

const rehearsed: Json = { schema: wireSchema(dryRun) }
