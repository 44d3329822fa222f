import { background } from '#feed/background/background.ts'
import { deliverMessages, type QueueEvent } from '#feed/background/deliverMessages.ts'

export const { declaration, handler } = background({
  name: 'deliverWebhook',
  summary: 'Send an event to a webhook',
  run: (work, event: QueueEvent) => deliverMessages(work, event),
})
