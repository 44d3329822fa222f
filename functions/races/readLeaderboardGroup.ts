import { endpoint } from '#endpoint'
import { leaderboardGroup, leaderboardGroupReference } from '#schemas/races/event.ts'
import { readVisibleEvent } from '#races/steps/events.ts'
import { eventOfLeaderboardGroup, readLeaderboardGroup } from '#races/items/leaderboardGroups.ts'
import { describeGroup } from '#races/steps/leaderboardGroups.ts'
import { Failure, sentence } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'readLeaderboardGroup',
  summary: 'Read the leaderboard group of an event, with its leaderboards',
  description:
    'The leaderboards that the caller may read. A group of an event that the caller may not read is ' +
    'like one that does not exist.',
  routes: ['GET /sailingserver/api/v1/leaderboardgroups/{groupName}'],
  guard: { kind: 'each', type: 'EVENT', action: 'READ' },
  input: leaderboardGroupReference,
  load: ({ context, input }) => readLeaderboardGroup(context.store, input.groupName),
  conditional: true,
  reply: { status: 200, body: leaderboardGroup },
  errors: ['not-found'],
  run: async ({ context, input: { groupName } }) => {
    const id = await eventOfLeaderboardGroup(context.store, groupName)
    const event = id === undefined ? undefined : await readVisibleEvent(context, id)
    const group = event && (await describeGroup(context, event))
    if (group !== undefined) return group
    const detail = sentence`Could not find a leaderboard group with name '${groupName}'.`
    throw new Failure('not-found', detail)
  },
})
