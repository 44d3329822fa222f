import { homePage } from '#pages/home.tsx'
import { summarize } from '#pages/steps/homePage.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { eventSearch } from '#schemas/races/event.ts'
import { page } from '#schemas/platform/service.ts'
import { loadFirstPage } from '#access/listReadable.ts'
import { listEvents, mayCreateEvent } from '#races/steps/events.ts'

/** People do not read longer lists to their end. */
const eventsMax = 100

export const { declaration, handler } = endpoint({
  name: 'homePage',
  summary: 'Show the events that the caller may read as a page',
  description:
    'On each page running events come first, then coming and past ones, then those without dates. ' +
    'Running events may also be on later pages. The events that are nearest in time have their next race and ' +
    'latest result.',
  routes: ['GET /'],
  guard: { kind: 'each', type: 'EVENT', action: 'READ' },
  input: eventSearch,
  load: loadFirstPage('EVENT'),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  run: async ({ context, language, input }) => {
    const { limit = eventsMax, cursor, search } = input
    const [{ entries: events, next }, mayCreate] = await Promise.all([
      listEvents(context, { limit, cursor }, search),
      mayCreateEvent(context),
    ])
    const summaries = await summarize(context, events)
    const userName = context.caller?.user.name
    const { nowMillis } = context
    return homePage({ language, userName, mayCreate, events, summaries, next, search, nowMillis })
  },
})
