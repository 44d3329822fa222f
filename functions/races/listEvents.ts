import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { events } from '#schemas/races/event.ts'
import { page } from '#schemas/platform/page.ts'
import { listEvents } from '#races/steps/events.ts'
import { loadFirstPage } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listEvents',
  summary: 'List the events that the caller may read',
  routes: ['GET /sailingserver/api/v1/events'],
  guard: { kind: 'each', type: 'EVENT', action: 'READ' },
  input: page,
  load: loadFirstPage('EVENT'),
  reply: { status: 200, body: events },
  run: inPages((context, range) => listEvents(context, range)),
})
