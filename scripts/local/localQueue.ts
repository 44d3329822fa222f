/**
 * The queue of deliveries and mails on this machine: it passes the waiting messages of the table to the
 * function that SQS would start. Messages survive a restart, and a slow receiver delays no other.
 */
import { isMailMessage, type MailMessage } from '#feed/background/mailQueue.ts'
import type { DeliveryMessage } from '#feed/steps/queueDeliveries.ts'
import { pageOfWaitingMessages, waitingMessageOf } from '#feed/items/waitingMessages.ts'
import { type Item, removalOf, type Start } from '#table/items.ts'
import { nameOfKey } from '#table/key.ts'
import { Store } from '#table/store.ts'
import type { Table } from '#table/table.ts'

/** As much at once as SQS passes, and a small part of it for each creator and each webhook. */
const [atOnceMax, atOnceOfCreatorMax, atOnceOfWebhookMax] = [50, 5, 2]

/** The time until a message is passed again after a failure of the function. */
const repeatMillis = 5000

/** Timers do not take longer times. */
const timerMillisMax = 3_600_000

type Deliver = (event: {
  readonly Records: readonly { readonly body: string }[]
}) => Promise<unknown>

/** Mails wait for each other as the deliveries of one webhook do. */
const ofMails = { webhookId: 'mail', creatorId: 'mail' }

export class LocalQueue {
  readonly #table: Table
  readonly #deliver: Deliver
  /** The messages that the function has, by their keys. */
  readonly #running = new Map<string, Pick<DeliveryMessage, 'webhookId' | 'creatorId'>>()
  #timer: NodeJS.Timeout | undefined
  #looking = Promise.resolve()
  #isLookQueued = false
  #isStopped = false

  constructor(table: Table, deliver: Deliver) {
    this.#table = table
    this.#deliver = deliver
    this.wake()
  }

  /** Looks for messages that are due. Calls during a look cause one more look. */
  wake(): void {
    if (this.#isLookQueued || this.#isStopped) return
    this.#isLookQueued = true
    this.#looking = this.#looking.then(async () => {
      this.#isLookQueued = false
      await this.#look().catch(() => {
        this.#wakeIn(repeatMillis)
      })
    })
  }

  /** The messages of deliveries that have not ended stay in the table. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#looking
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    let start: Start | undefined
    do {
      const { items, next } = await new Store(this.#table).query(pageOfWaitingMessages(start))
      for (const item of items) {
        const waitMillis = waitingMessageOf(item).dueMillis - Date.now()
        if (waitMillis > 0) {
          this.#wakeIn(waitMillis)
          return
        }
        this.#start(item)
      }
      start = next
    } while (start !== undefined && !this.#isStopped)
  }

  #wakeIn(millis: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.wake()
      },
      Math.min(millis, timerMillisMax),
    )
  }

  /** Leaves the message for later if the function is busy with it, its webhook or its creator. */
  #start(item: Item): void {
    const name = nameOfKey(item)
    const { body } = waitingMessageOf(item)
    const message = JSON.parse(body) as DeliveryMessage | MailMessage
    const { webhookId, creatorId } = isMailMessage(message) ? ofMails : message
    const ofCreator = [...this.#running.values()].filter((one) => one.creatorId === creatorId)
    const ofWebhook = ofCreator.filter((one) => one.webhookId === webhookId)
    const isFull =
      this.#running.size >= atOnceMax ||
      ofCreator.length >= atOnceOfCreatorMax ||
      ofWebhook.length >= atOnceOfWebhookMax
    if (isFull || this.#running.has(name)) return
    this.#running.set(name, { webhookId, creatorId })
    void this.#pass(item, body).then(() => {
      this.#running.delete(name)
      this.wake()
    })
  }

  async #pass(item: Item, body: string): Promise<void> {
    try {
      await this.#deliver({ Records: [{ body }] })
      await new Store(this.#table).write([removalOf({ item })])
    } catch {
      // The function has logged its failure.
      await new Promise((resolve) => setTimeout(resolve, repeatMillis).unref())
    }
  }
}
