/**
 * The queue of deliveries on this machine: it passes the waiting messages of the table to the
 * function that SQS would start. Messages survive a restart, and a slow receiver delays no other.
 */
import { pageOfWaitingMessages, waitingMessageOf } from '../lib/store/entities/waitingMessages.ts'
import { type Item, removalOf, type Start } from '../lib/store/items.ts'
import { nameOfKey } from '../lib/store/key.ts'
import { Store } from '../lib/store/store.ts'
import type { Table } from '../lib/store/table.ts'

/** As much at once as SQS would pass, and a small part of it for each webhook. */
const [atOnceMax, atOnceOfWebhookMax] = [50, 2]

/** After a failure of the function. */
const repeatMillis = 5000

/** Timers do not take longer times. */
const timerMillisMax = 3_600_000

export interface LocalQueue {
  /** Looks for new messages. */
  readonly wake: () => void
  readonly stop: () => void
}

type Deliver = (event: {
  readonly Records: readonly { readonly body: string }[]
}) => Promise<unknown>

export function startLocalQueue(table: Table, deliver: Deliver): LocalQueue {
  /** The webhooks of the messages that the function has, by the key of the message. */
  const running = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let looksAgain = false
  let isStopped = false

  const run = async (item: Item): Promise<void> => {
    const { body } = waitingMessageOf(item)
    const { webhookId } = JSON.parse(body) as { readonly webhookId: string }
    running.set(nameOfKey(item), webhookId)
    try {
      await deliver({ Records: [{ body }] })
      await new Store(table).write([removalOf({ item })])
    } catch {
      // The function has logged its failure.
      await new Promise((resolve) => setTimeout(resolve, repeatMillis).unref())
    }
    running.delete(nameOfKey(item))
    wake()
  }
  const mayRun = (item: Item): boolean => {
    const { webhookId } = JSON.parse(waitingMessageOf(item).body) as { readonly webhookId: string }
    const ofWebhook = [...running.values()].filter((id) => id === webhookId)
    return (
      !running.has(nameOfKey(item)) &&
      running.size < atOnceMax &&
      ofWebhook.length < atOnceOfWebhookMax
    )
  }
  const look = async (): Promise<void> => {
    let start: Start | undefined
    do {
      const { items, next } = await new Store(table).query(pageOfWaitingMessages(start))
      for (const item of items) {
        const waitMillis = waitingMessageOf(item).dueMillis - Date.now()
        if (waitMillis > 0) {
          clearTimeout(timer)
          timer = setTimeout(wake, Math.min(waitMillis, timerMillisMax))
          return
        }
        if (mayRun(item)) void run(item)
      }
      start = next
    } while (start !== undefined)
  }
  function wake(): void {
    looksAgain = true
    if (isStopped) return
    looking ??= (async () => {
      while (looksAgain && !isStopped) {
        looksAgain = false
        await look().catch(() => {
          timer = setTimeout(wake, repeatMillis)
        })
      }
      looking = undefined
    })()
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  wake()
  return { wake, stop }
}
