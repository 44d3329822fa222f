import { gzipSync } from 'node:zlib'
import type { Middleware } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import type { HttpResponse } from '../request.ts'

/**
 * Compresses public responses for clients that accept gzip (RFC 9110, 8.4), because API Gateway
 * does not. Other responses are not compressed: the length of a compressed response reveals
 * information about secrets in it.
 */
export const compression = ({ compresses }: Pick<Endpoint, 'compresses'>): Middleware => ({
  name: 'compression',
  after: (request) => {
    const { event, response } = request
    if (compresses !== true || response === null || response === undefined) return
    request.response = compressed(response, event.headers['accept-encoding'])
  },
})

const compressed = (response: HttpResponse, acceptEncoding: string | undefined): HttpResponse => {
  const { body, headers } = response
  if (body === undefined) return response
  const vary = [headers.vary, 'Accept-Encoding'].filter((name) => name !== undefined).join(', ')
  if (!takesGzip(acceptEncoding)) return { ...response, headers: { ...headers, vary } }
  const { etag } = headers
  return {
    ...response,
    headers: {
      ...headers,
      vary,
      'content-encoding': 'gzip',
      // A weak tag, because the content is the same but the bytes differ.
      ...(etag === undefined ? {} : { etag: `W/${etag}` }),
    },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}

const takesGzip = (acceptEncoding = ''): boolean =>
  /(?:^|[,\s])gzip\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/i.test(acceptEncoding)
