import '#allEntities'
import { endpoint } from '#endpoint'
import { createdEvent, newEvent } from '#schemas/races/event.ts'
import { createEvent, keysOfNewEvent } from '#races/steps/events.ts'

export const { declaration, handler } = endpoint({
  name: 'createEvent',
  summary: 'Create an event, with its regatta and leaderboard',
  description:
    'All three have the same name. The caller owns them; everybody may read them unless ' +
    '`ispublic=false`. The place is required: `venuename`, or `venuelat` and `venuelng`. Empty texts ' +
    'are treated as absent, except an empty `venuename`, which is a place without a name. The ' +
    'description is the name at first. The regatta gets a registration link. Everybody with its ' +
    'secret may read the event, the regatta and the leaderboard, and register unless ' +
    '`competitorRegistrationType` is `CLOSED`.',
  routes: ['POST /sailingserver/api/v1/events/createEvent'],
  guard: { kind: 'type', type: 'EVENT' },
  input: newEvent,
  fetchesMore: keysOfNewEvent,
  emptyIsAbsent: [
    'eventName',
    'baseurl',
    'boatclassname',
    'competitorRegistrationType',
    'rankingMetric',
    'secret',
    'startdate',
    'enddate',
  ],
  reply: { status: 200, body: createdEvent },
  errors: ['already-exists'],
  run: ({ context, input, origin }) => createEvent(context, input, origin),
})
