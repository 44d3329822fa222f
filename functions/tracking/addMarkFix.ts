import { endpoint } from '#endpoint'
import { markFix } from '#schemas/courses/mark.ts'
import type { Static } from '#schemas/schema.ts'
import { authorize } from '#access/authorize.ts'
import { namedObject } from '#values/objectId.ts'
import { readObject } from '#table/objects.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireRaceOfLeaderboard } from '#races/steps/trackedRaces.ts'
import { loadPing, pingMark } from '#tracking/steps/pings.ts'

const pingIn = ({ leaderboardName, markId, ...values }: Static<typeof markFix>) => ({
  leaderboard: leaderboardName,
  markId,
  sent: { latitude: values.latDeg, longitude: values.lonDeg, time: values.timeMillis },
  names: { latitude: 'latDeg', longitude: 'lonDeg', time: 'timeMillis' },
})

export const { declaration, handler } = endpoint({
  name: 'addMarkFix',
  summary: 'Report the position of a mark of a race',
  description:
    'The same as `gps_fixes` of the mark, with the race to which it belongs. It also needs UPDATE ' +
    'on the regatta.',
  routes: ['POST /sailingserver/api/v1/mark/addMarkFix'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboardName' },
  input: markFix,
  load: ({ context: { store }, input }) =>
    Promise.all([
      readObject(store, 'REGATTA', input.leaderboardName),
      loadPing(store, pingIn(input)),
    ]),
  reply: { status: 200 },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const { leaderboardName, raceColumnName: raceColumn, fleetName: fleet } = input
    const regatta = await requireRegatta(context, leaderboardName, 'LEADERBOARD')
    await authorize(context, { ...namedObject('REGATTA', regatta.name), action: 'UPDATE' })
    requireRaceOfLeaderboard(regatta, { raceColumn, fleet })
    return pingMark(context, pingIn(input))
  },
})
