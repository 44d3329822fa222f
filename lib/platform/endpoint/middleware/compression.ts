import { gzipSync } from 'node:zlib'
import { type Middleware, replacesResponse } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import type { HttpResponse } from '../request.ts'

/** API Gateway does not compress. Public responses only: a compressed length reveals secrets (RFC 9110, 8.4). */
export const compression = ({ compresses }: Pick<Endpoint, 'compresses'>): Middleware => ({
  name: 'compression',
  after: replacesResponse((response, { event }) =>
    compresses === true ? compressed(response, event.headers['accept-encoding']) : response,
  ),
})

const compressed = (response: HttpResponse, acceptEncoding: string | undefined): HttpResponse => {
  const { body, headers, status } = response
  if (body === undefined && status !== 304) return response
  const vary = [headers.vary, 'Accept-Encoding'].filter((name) => name !== undefined).join(', ')
  if (!takesGzip(acceptEncoding)) return { ...response, headers: { ...headers, vary } }
  const { etag } = headers
  // A weak tag, because the content is the same but the bytes differ. A 304 has it too.
  const varied = { ...headers, vary, ...(etag === undefined ? {} : { etag: `W/${etag}` }) }
  if (body === undefined) return { ...response, headers: varied }
  return {
    ...response,
    headers: { ...varied, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}

const takesGzip = (acceptEncoding = ''): boolean =>
  /(?:^|[,\s])gzip\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/i.test(acceptEncoding)
