/** A transport to a service that does not exist: it records requests, and tests choose the responses. */
import type { Transport } from '../../scripts/demo/api.ts'

interface RecordedRequest {
  readonly route: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

type Respond = (request: RecordedRequest) => Awaited<ReturnType<Transport>> | undefined

/** @param respond returns `undefined` for a response with the status 200 and an empty object */
export const recordedTransport = (respond: Respond = () => undefined) => {
  const requests: RecordedRequest[] = []
  const transport: Transport = (method, path, headers, body) => {
    const request = {
      route: `${method} ${path}`,
      headers,
      body: body === undefined ? undefined : (JSON.parse(body) as unknown),
    }
    requests.push(request)
    return Promise.resolve(respond(request) ?? { status: 200, body: {} })
  }
  return { transport, requests }
}
