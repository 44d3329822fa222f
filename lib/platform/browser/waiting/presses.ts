/** Shared by pages whose presses wait in this browser: what waits, what is wrong, and how a press is kept. */
import { exchangeRegularly } from './exchange.ts'
import { messageOf } from './messageOf.ts'
import type { Shown } from '#page/components/connection.tsx'
import { drop, type Press, readWaiting, sendWaiting, wait } from './queue.ts'

interface Presses {
  readonly user: string
  /** Sends and reads. */
  readonly turn: () => Promise<unknown>
  /** Between two turns, in seconds. */
  readonly pause: number
  readonly draw: () => void
}

export const keepPresses = ({ user, turn, pause, draw }: Presses) => {
  const shown: Shown = { waiting: [], lack: '', problem: '' }
  const readOwn = async () => {
    shown.waiting = await readWaiting(user)
  }
  /** The next exchange that succeeds ends it. */
  let isOfExchange = false
  const exchange = exchangeRegularly(
    turn,
    ({ lack, error }) => {
      if (error !== undefined) shown.problem = messageOf(error)
      else if (isOfExchange) shown.problem = ''
      isOfExchange = error !== undefined
      shown.lack = lack ?? shown.lack
      void readOwn().finally(draw)
    },
    pause,
  )
  const run = (action: () => Promise<unknown>) =>
    action()
      .then(() => (shown.problem = ''))
      .catch((error: unknown) => {
        shown.problem = messageOf(error)
      })
      .finally(draw)
  /** Keeps the requests of a press at once; sending may take long. */
  const keep = async (...requests: readonly Press[]): Promise<void> => {
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
