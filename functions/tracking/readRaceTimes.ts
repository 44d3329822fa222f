import { readableByLink } from '#races/steps/guards.ts'
import { loadTracks } from '#tracking/steps/raceTracks.ts'
import { endpoint } from '#endpoint'
import { raceTimes, trackedRaceReference } from '#schemas/races/raceTimes.ts'
import { describeRaceTimes } from '#tracking/steps/raceTimes.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireTrackedRace } from '#races/steps/trackedRaces.ts'

export const { declaration, handler } = endpoint({
  name: 'readRaceTimes',
  summary: 'Read the times of a tracked race',
  description:
    'The start is the one that was set, else the start of tracking. Unknown times are null. ' +
    'Passings of marks are estimates, for callers with READ on the tracked race or the secret.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/times'],
  guard: readableByLink('REGATTA', 'regattaName'),
  input: trackedRaceReference,
  load: ({ context, input }) => loadTracks(context.store, input.regattaName),
  reply: { status: 200, body: raceTimes },
  errors: ['not-found'],
  run: async ({ context, input: { regattaName, raceName, secret } }) => {
    const regatta = await requireRegatta(context, regattaName)
    const race = requireTrackedRace(regatta, raceName)
    const [times] = await describeRaceTimes(context, regatta, [race], secret)
    if (times === undefined) throw new Error('each race has times')
    return times
  },
})
