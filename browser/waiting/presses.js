// @ts-check
/** Shared by pages whose presses wait in this browser: what waits, what is wrong, and how a press is kept. */
import { exchangeRegularly, messageOf } from './exchange.js'
import { drop, readWaiting, sendWaiting, wait } from './queue.js'

/**
 * @import { Waiting } from './queue.js'
 *
 * @typedef {{ waiting: Waiting[], lack: '' | 'network' | 'session', problem: string }} Shown
 */

/**
 * @param {{ user: string, turn: () => Promise<unknown>, pause: number, draw: () => void }} page
 *   `turn` sends and reads; `pause`: between two turns, in seconds
 */
export const keepPresses = ({ user, turn, pause, draw }) => {
  /** @type {Shown} */
  const shown = { waiting: [], lack: '', problem: '' }
  const readOwn = async () => {
    shown.waiting = await readWaiting(user)
  }
  const exchange = exchangeRegularly(
    turn,
    ({ lack, error }) => {
      if (error !== undefined) shown.problem = messageOf(error)
      shown.lack = lack ?? shown.lack
      void readOwn().finally(draw)
    },
    pause,
  )
  const run = (/** @type {() => Promise<unknown>} */ action) =>
    action()
      .then(() => (shown.problem = ''))
      .catch((error) => {
        shown.problem = messageOf(error)
      })
      .finally(draw)
  /** Keeps the requests of a press at once; sending may take long. @type {(...requests: Parameters<typeof wait>[1]) => Promise<void>} */
  const keep = async (...requests) => {
    await wait(user, requests)
    await readOwn()
    void exchange()
  }
  const discard = (/** @type {string} */ id) =>
    run(async () => {
      await drop(id)
      await readOwn()
    })
  return { shown, readOwn, exchange, run, keep, discard }
}

/**
 * Sends what waits, and reads also if that fails: without a connection, the kept answers are shown.
 * @param {string} user
 * @param {Parameters<typeof sendWaiting>[1]} sent
 * @param {() => Promise<unknown>} read
 */
export const sendThenRead = async (user, sent, read) => {
  const sending = sendWaiting(user, sent)
  await sending.catch(() => undefined)
  await read()
  await sending
}
