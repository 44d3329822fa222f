/** Requests that must succeed. They create the fixture. */
import type { Reply } from '../../harness/client.ts'
import type { Target } from './target.ts'

/** Part of every password and hidden text, so that a leak is recognized. */
export const canary = 'canary-'

export type Ask = (route: string, token?: string, json?: object) => Promise<Reply>

/** @throws Error for every status other than 2xx */
export const asking =
  (target: Target): Ask =>
  async (route, token, json) => {
    const [method = '', path = ''] = route.split(' ')
    const reply = await target.send({
      method,
      target: path,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: json === undefined ? undefined : Buffer.from(JSON.stringify(json)),
    })
    if (reply.status >= 200 && reply.status < 300) return reply
    throw new Error(`The fixture cannot be created: ${route} got ${reply.status} ${reply.text}`)
  }

export const S = '/security/api/restsecurity'
