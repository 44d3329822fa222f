import { endpoint } from '../../lib/http/serve.ts'
import { inPages } from '../../lib/http/wire/pages.ts'
import { events } from '../../schemas/event.ts'
import { page } from '../../schemas/page.ts'
import { listEvents } from '../../lib/service/regattas/shownEvents.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listEvents',
  summary: 'List the events that the caller may read',
  routes: ['GET /sailingserver/api/v1/events'],
  guard: { kind: 'each', type: 'EVENT', action: 'READ' },
  input: page,
  fetchesMore: firstOf('EVENT'),
  reply: { status: 200, body: events },
  run: inPages(listEvents),
})
