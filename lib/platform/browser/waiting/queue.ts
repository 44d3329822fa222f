/**
 * Requests that wait in this browser, for their user, and are sent in the order of the presses. Each
 * has a key, so that a request whose response was lost runs once.
 */
import { newId } from '../newId.ts'
import type { Waiting } from '#page/components/connection.tsx'
import { opened } from './database.ts'
import { Refusal } from '../refusal.ts'
import { isOld } from './keptData.ts'
import { messageOf } from './messageOf.ts'
import { authorizationOf, inTurn, Pause, request, send } from './request.ts'

export type Press = Pick<Waiting, 'method' | 'path' | 'body' | 'words'>

export const readWaiting = async (user: string): Promise<Waiting[]> => {
  const all = await (await opened).getAll('requests')
  return all.filter((one) => one.user === user).sort((one, other) => one.order - other.order)
}

export const wait = async (user: string, requests: readonly Press[]): Promise<void> => {
  const transaction = (await opened).transaction('requests', 'readwrite')
  for (const [position, each] of requests.entries()) {
    const order = Date.now() + position / 100
    await transaction.store.put({ id: newId(), user, order, problem: '', ...each })
  }
  await transaction.done
}

export const drop = async (id: string) => (await opened).delete('requests', id)

/**
 * Sends all that is not refused.
 * @param sent no reply: the service refused it
 */
export const sendWaiting = (user: string, sent: (path: string, reply?: Response) => unknown) =>
  inTurn('requests', async () => {
    const due = (await readWaiting(user)).filter(({ problem }) => problem === '')
    if (due.length === 0) return
    const authorization = await authorizationOf(user)
    for (const each of due) {
      const headers = {
        authorization,
        'idempotency-key': each.id,
        'content-type': 'application/json',
      }
      const { method = 'POST', path, body } = each
      let reply
      try {
        reply = await send(path, { method, headers, body: JSON.stringify(body) })
        await drop(each.id)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await (await opened).put('requests', { ...each, problem: messageOf(error) })
      }
      await sent(path, reply)
    }
  })

/**
 * Asks the service, and keeps the answer for its user, for times without a connection.
 * @param method a race log is read by a POST without a body
 */
export const ask = async (
  user: string,
  path: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<unknown> => {
  const key = `${user} ${path}`
  try {
    const answer = await request(path, { method, cache: 'no-store' })
    await (await opened).put('answers', { path: key, user, answer, at: Date.now() })
    return answer
  } catch (error) {
    if (!(error instanceof Pause)) throw error
    const kept = await (await opened).get('answers', key)
    if (kept === undefined || isOld(kept.at)) throw error
    return kept.answer
  }
}
