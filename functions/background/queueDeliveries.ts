import { background } from '../../lib/background/background.ts'
import { newEvents, queueEvents } from '../../lib/background/queueEvents.ts'

export const { declaration, handler } = background({
  name: 'queueDeliveries',
  summary: 'Queue the new events of feeds for the webhooks of their regattas',
  stream: newEvents,
  run: queueEvents,
})
