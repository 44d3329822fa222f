import { endpoint } from '#endpoint'
import { eventWithGroup, groupOfItsOwn } from '#schemas/races/event.ts'
import { readEvent } from '#races/items/events.ts'
import { giveOwnGroup } from '#races/steps/ownGroups.ts'

export const { declaration, handler } = endpoint({
  name: 'createGroupOfEvent',
  summary: 'Give an event a group of its own',
  description:
    'The new group owns the event, its regattas, leaderboards and tracked races, and everything that is made ' +
    'in it later. Roles of helpers that are qualified by it reach no other event. Roles that are ' +
    'qualified by the group of before no longer reach this event. The caller is a member, and gets the role ' +
    '`user` for objects of the group. Needs what changing the owner of each of the objects needs. Competitors ' +
    'and boats keep their owners.',
  routes: ['POST /sailingserver/api/v1/events/{eventId}/owngroup'],
  guard: { kind: 'object', type: 'EVENT', actions: ['CHANGE_OWNERSHIP'], id: 'eventId' },
  input: eventWithGroup,
  load: ({ context, input }) => readEvent(context.store, input.eventId),
  reply: { status: 201, body: groupOfItsOwn },
  errors: ['not-found', 'already-exists', 'unknown-reference'],
  run: ({ context, input }) => giveOwnGroup(context, input.eventId),
})
