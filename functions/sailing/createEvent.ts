import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { createdEvent, newEvent } from '../../schemas/event.ts'
import { createEvent } from '../../lib/service/sailing/events.ts'

export const declaration = endpoint({
  name: 'createEvent',
  summary: 'Create an event, with its regatta and leaderboard',
  description:
    'All three have one name. They belong to the caller; everybody may read them unless ' +
    '`ispublic=false`. A place is needed: `venuename`, or `venuelat` and `venuelng`. Empty texts ' +
    'count as absent, but an empty `venuename` is a place without a name. With `competitorRegistrationType` other than `CLOSED` the regatta gets a ' +
    'registration link, whose secret lets everybody read what was made.',
  routes: ['POST /sailingserver/api/v1/events/createEvent'],
  guard: { kind: 'type', type: 'EVENT' },
  input: newEvent,
  emptyIsAbsent: [
    'eventName',
    'boatclassname',
    'competitorRegistrationType',
    'rankingMetric',
    'secret',
    'startdate',
    'enddate',
  ],
  reply: { status: 200, body: createdEvent },
  errors: ['already-exists'],
  run: ({ context, input }) => createEvent(context, input),
})

export const handler = serve(declaration)
