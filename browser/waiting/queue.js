// @ts-check
/**
 * Requests that wait in this browser, for their user, and are sent in the order of the presses. Each
 * has a key, so that a request whose response was lost runs once.
 */
import { newId } from '../newId.js'
import { opened } from './database.js'
import { Refusal } from '../refusal.js'
import { isOld } from './keptData.js'
import { inTurn, Pause, request, send, tokenOf } from './request.js'

/**
 * @typedef {{
 *   id: string, user: string, order: number, method?: 'PUT', path: string, body: object,
 *   words: string, problem: string
 * }} Waiting `method`: POST if absent; `words`: what the request does, for the user; `problem`: why
 *   the service refused it
 */

/** @type {(user: string) => Promise<Waiting[]>} */
export const readWaiting = async (user) => {
  /** @type {Waiting[]} */
  const all = await (await opened).getAll('requests')
  return all.filter((one) => one.user === user).sort((one, other) => one.order - other.order)
}

/** @type {(user: string, requests: Pick<Waiting, 'method' | 'path' | 'body' | 'words'>[]) => Promise<void>} */
export const wait = async (user, requests) => {
  const transaction = (await opened).transaction('requests', 'readwrite')
  for (const [position, each] of requests.entries()) {
    const order = Date.now() + position / 100
    await transaction.store.put({ id: newId(), user, order, problem: '', ...each })
  }
  await transaction.done
}

export const drop = async (/** @type {string} */ id) => (await opened).delete('requests', id)

/**
 * Sends all that is not refused.
 * @param {string} user
 * @param {(path: string, reply?: Response) => unknown} sent no reply: the service refused it
 */
export const sendWaiting = (user, sent) =>
  inTurn('requests', async () => {
    const due = (await readWaiting(user)).filter(({ problem }) => problem === '')
    if (due.length === 0) return
    const authorization = `Bearer ${await tokenOf(user)}`
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
        await (await opened).put('requests', { ...each, problem: error.message })
      }
      await sent(path, reply)
    }
  })

/**
 * Asks the service, and keeps the answer for its user, for times without a connection.
 * @param {string} user
 * @param {string} path
 * @param {'GET' | 'POST'} [method] a race log is read by a POST without a body
 * @returns {Promise<any>}
 */
export const ask = async (user, path, method = 'GET') => {
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
