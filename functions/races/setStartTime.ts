import { endpoint } from '#endpoint'
import { userEntity } from '#access/items/users.ts'
import { effectiveStartTime, newStartTime } from '#schemas/races/raceLog.ts'
import { startMillisOf } from '#races/rules/raceTimes.ts'
import {
  authorNameOf,
  record,
  requireLoggedRace,
  requirePass,
  showStartTime,
  writeLog,
} from '#races/steps/raceLogs.ts'

export const { declaration, handler } = endpoint({
  name: 'setStartTime',
  summary: 'Set the start time of a race',
  description:
    'Returns the start time that counts. That is another one if an author with a higher priority ' +
    'set it in the same pass, or if a later pass has begun. A later pass forgets the start time ' +
    'and the status of the race.',
  routes: ['PUT /sailingserver/api/v1/leaderboards/{leaderboard}/starttime'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['START'], id: 'leaderboard' },
  input: newStartTime,
  emptyIsAbsent: ['courseAreaIdAsString', 'startProcedureType'],
  load: ({ context: { store }, input }) => userEntity.get(store, input.authorName),
  current: { show: showStartTime },
  reply: { status: 200, body: effectiveStartTime },
  errors: ['not-found'],
  run: async ({ context, input: wanted }) => {
    const { regatta, race, log } = await requireLoggedRace(context, wanted)
    const { authorName, authorPriority: priority, passId, startTime } = wanted
    requirePass(log, passId)
    const name = await authorNameOf(context, authorName)
    const origin = { author: { name, priority }, passId }
    const procedure = wanted.startProcedureType
    const prepared =
      procedure === undefined
        ? regatta
        : record(context, regatta, race, ['procedure', { type: procedure }], origin)
    const changed = record(context, prepared, race, ['startTime', startTime], origin)
    await writeLog(context, regatta, changed)
    return { startTimeAsMillis: startMillisOf(changed, race) }
  },
})
