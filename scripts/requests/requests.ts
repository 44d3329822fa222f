/** The HTTP client of tests, proofs and benchmarks. A transport delivers its requests. */

/** A request as a transport sends it. */
export interface SentRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** `NAME=value` pairs, as a browser sends them. */
  readonly cookies?: readonly string[]
  readonly body?: string | Buffer | undefined
  /** The address of the sender. A transport over HTTP ignores it. */
  readonly sourceAddress?: string
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly text: string
  /** The parsed JSON, or undefined for an empty body or another type. */
  readonly body: unknown
}

export type Transport = (sent: SentRequest) => Promise<Reply>

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Authenticates with this access token. */
  readonly token?: string | undefined
  /** Authenticates with HTTP Basic. */
  readonly basic?: readonly [name: string, password: string]
  readonly cookies?: readonly string[]
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  /** A raw body. Set the content type in the headers. */
  readonly body?: string
  readonly isBase64Encoded?: boolean
  /** The address of the sender. */
  readonly from?: string
}

/** @param route method and path with query, for example `GET /health?a=b` */
export type Request = (route: string, options?: RequestOptions) => Promise<Reply>

export const requestsThrough =
  (transport: Transport): Request =>
  (route, options) =>
    transport(sentRequest(route, options))

export const sentRequest = (route: string, options: RequestOptions = {}): SentRequest => {
  const { headers, token, basic, cookies, json, form, from } = options
  const [method = '', target = ''] = route.split(' ')
  const body = bodyOf(options)
  return {
    method,
    target,
    headers: {
      // Without it, failures would be plain text.
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(basic === undefined ? {} : { authorization: basicAuthorization(...basic) }),
      ...headers,
    },
    ...(cookies === undefined ? {} : { cookies }),
    ...(body === undefined ? {} : { body }),
    ...(from === undefined ? {} : { sourceAddress: from }),
  }
}

export const basicAuthorization = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

const bodyOf = ({ body, isBase64Encoded, json, form }: RequestOptions): SentRequest['body'] => {
  if (body !== undefined) return isBase64Encoded === true ? Buffer.from(body, 'base64') : body
  if (json !== undefined) return JSON.stringify(json)
  return form === undefined ? undefined : new URLSearchParams(form).toString()
}

/** @throws {Error} when the status is not between 200 and 299 */
export const successful =
  (request: Request): Request =>
  async (route, options) => {
    const reply = await request(route, options)
    if (reply.status >= 200 && reply.status < 300) return reply
    throw new Error(`${route} got ${reply.status}: ${reply.text}`)
  }

export const readReply = (reply: Omit<Reply, 'body'>): Reply => {
  const { headers, text } = reply
  const isJson = headers['content-type']?.includes('json') === true && text !== ''
  return { ...reply, body: isJson ? (JSON.parse(text) as unknown) : undefined }
}
