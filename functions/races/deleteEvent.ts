import '#allEntities'
import { endpoint } from '#endpoint'
import { deletedEvent } from '#schemas/races/event.ts'
import { deleteEvent } from '#races/steps/deletions.ts'
import { showEvent } from '#races/steps/events.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteEvent',
  summary: 'Delete an event, with its regatta and leaderboard',
  description:
    'Also removes the races, courses, tags, marks, entries and webhooks of the regatta, for good. ' +
    'Competitors and boats stay. A group of the event goes with it, if the caller may delete the group. Needs `DELETE` on the event, the regatta and the leaderboard. ' +
    'A dry run lists what goes.',
  routes: ['DELETE /sailingserver/api/v1/events/{eventId}'],
  guard: { kind: 'object', type: 'EVENT', actions: ['DELETE'], id: 'eventId' },
  input: deletedEvent,
  current: { show: showEvent },
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => deleteEvent(context, input),
})
