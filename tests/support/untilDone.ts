/** Waits like a client that has sent a request twice at once. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Reply } from '../../scripts/requests/requests.ts'

/** Repeats a request while the same one is in progress. */
export const untilDone = async (send: () => Promise<Reply>): Promise<Reply> => {
  for (;;) {
    const reply = await send()
    const { code } = (reply.body ?? {}) as { readonly code?: string }
    if (code !== 'request-in-progress') return reply
    await pause(20)
  }
}
