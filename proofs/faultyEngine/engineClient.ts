/** Forwards calls to the engine, over persistent connections. */
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { EngineResponse, EngineCall } from './engineCall.ts'

export type Forward = (call: EngineCall) => Promise<EngineResponse>

/** @throws when the engine is not reachable, or ends meanwhile */
export const forwarding = (endpoint: string): Forward => {
  const agent = new Agent({ keepAlive: true })
  return (call) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(call.body)
      const sent = request(
        endpoint,
        {
          agent,
          method: 'POST',
          headers: {
            ...call.headers,
            connection: 'keep-alive',
            'content-length': String(Buffer.byteLength(text)),
          },
        },
        (response) => {
          buffer(response).then((bytes) => {
            const body = JSON.parse(bytes.toString()) as EngineResponse['body']
            resolve({ status: response.statusCode ?? 0, body })
          }, reject)
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
}
