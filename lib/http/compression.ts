/** Answers that are smaller on their way (RFC 9110, 8.4): the gateway of AWS sends them as they are. */
import { gzipSync } from 'node:zlib'
import type { HttpResponse } from './httpResponse.ts'

/**
 * For what everybody may know alone: the length of a compressed answer tells about the secrets in it
 * to who can put something of their own beside them.
 */
export const compressed = (
  response: HttpResponse,
  acceptEncoding: string | undefined,
): HttpResponse => {
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
      // The same content, and not the same bytes.
      ...(etag === undefined ? {} : { etag: `W/${etag}` }),
    },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}

const takesGzip = (acceptEncoding = ''): boolean =>
  /(?:^|[,\s])gzip\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/i.test(acceptEncoding)
