/** As a client does with a request that it sent twice at once. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Reply } from './checkedReply.ts'

/** Sends a request again for as long as the same one is being done. */
export const untilDone = async (send: () => Promise<Reply>): Promise<Reply> => {
  for (;;) {
    const reply = await send()
    const { code } = (reply.body ?? {}) as { readonly code?: string }
    if (code !== 'request-in-progress') return reply
    await pause(20)
  }
}
