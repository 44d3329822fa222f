import { endpoint } from '#endpoint'
import { eventChange } from '#schemas/races/event.ts'
import { changeEvent } from '#races/steps/events.ts'
import { showEvent } from '#races/steps/shownEvents.ts'

export const { declaration, handler } = endpoint({
  name: 'changeEvent',
  summary: 'Change an event',
  description:
    'Absent values are unchanged. The regatta and its leaderboard keep their name and their dates. ' +
    '`PUT ownership/EVENT/{eventId}/acl` changes who may read the event.',
  routes: ['PUT /sailingserver/api/v1/events/{eventId}/update'],
  guard: { kind: 'object', type: 'EVENT', actions: ['UPDATE'], id: 'eventId' },
  input: eventChange,
  emptyIsAbsent: ['eventName', 'eventname', 'startdate', 'enddate'],
  current: { show: ({ context, input }) => showEvent(context, input.eventId) },
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => changeEvent(context, input),
})
