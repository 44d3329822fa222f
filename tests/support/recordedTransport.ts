/** A transport to a service that does not exist: it records requests, and tests choose the responses. */
import type { Reply, Transport } from '../../scripts/requests/requests.ts'

interface RecordedRequest {
  readonly route: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

type Respond = (request: RecordedRequest) => Partial<Reply> | undefined

/** @param respond returns `undefined` for a response with the status 200 and an empty object */
export const recordedTransport = (respond: Respond = () => undefined) => {
  const requests: RecordedRequest[] = []
  const transport: Transport = ({ method, target, headers, body }) => {
    const request = {
      route: `${method} ${target}`,
      headers,
      body: body === undefined ? undefined : (JSON.parse(String(body)) as unknown),
    }
    requests.push(request)
    const usual = { status: 200, headers: {}, cookies: [], text: '', body: {} }
    return Promise.resolve({ ...usual, ...respond(request) })
  }
  return { transport, requests }
}
