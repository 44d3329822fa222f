/** Requests that have to succeed: with them the world is made. */
import type { Reply } from '../../tests/support/checkedReply.ts'
import type { Target } from './target.ts'

/** Whatever a password or a hidden text of ours holds; it may turn up nowhere else. */
export const canary = 'canary-'

export type Ask = (route: string, token?: string, json?: object) => Promise<Reply>

/** @throws Error for every answer that is no 2xx */
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
    throw new Error(`The world cannot be made: ${route} got ${reply.status} ${reply.text}`)
  }

export const S = '/security/api/restsecurity'
