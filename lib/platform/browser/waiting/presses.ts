/** Shared by pages whose presses wait in this browser: what waits, what is wrong, and how a press is kept. */
import { exchangeRegularly, messageOf } from './exchange.ts'
import { drop, readWaiting, sendWaiting, wait } from './queue.ts'
import type { Waiting } from './queue.ts'

interface Shown {
  waiting: Waiting[]
  lack: '' | 'network' | 'session'
  problem: string
}

/** @param page  `turn` sends and reads; `pause`: between two turns, in seconds */
export const keepPresses = ({
  user,
  turn,
  pause,
  draw,
}: {
  user: string
  turn: () => Promise<unknown>
  pause: number
  draw: () => void
}) => {
  const shown: Shown = { waiting: [], lack: '', problem: '' }
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
  const run = (action: () => Promise<unknown>) =>
    action()
      .then(() => (shown.problem = ''))
      .catch((error) => {
        shown.problem = messageOf(error)
      })
      .finally(draw)
  /** Keeps the requests of a press at once; sending may take long. */
  const keep = async (...requests: Parameters<typeof wait>[1]): Promise<void> => {
    await wait(user, requests)
    await readOwn()
    void exchange()
  }
  const discard = (id: string) =>
    run(async () => {
      await drop(id)
      await readOwn()
    })
  return { shown, readOwn, exchange, run, keep, discard }
}

/** Sends what waits, and reads also if that fails: without a connection, the kept answers are shown. */
export const sendThenRead = async (
  user: string,
  sent: Parameters<typeof sendWaiting>[1],
  read: () => Promise<unknown>,
) => {
  const sending = sendWaiting(user, sent)
  await sending.catch(() => undefined)
  await read()
  await sending
}
