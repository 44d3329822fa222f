import { inPages } from '#endpoint/pages.ts'
import { endpoint } from '#endpoint'
import { trackedRaceFilter, trackedRaces } from '#schemas/races/trackedRace.ts'
import { loadFirstPage } from '#access/listReadable.ts'
import { startMillisOf, trackingIntervalOf } from '#races/rules/raceTimes.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { listNamed } from '#races/steps/regattas.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'

export const { declaration, handler } = endpoint({
  name: 'listTrackedRaces',
  summary: 'List the races that have been tracked, in all regattas that the caller may read',
  description:
    'The list has one entry for this server, or none without such races. A page has the races of ' +
    '`limit` regattas.',
  routes: ['GET /sailingserver/api/v1/trackedRaces/getRaces'],
  guard: { kind: 'each', type: 'REGATTA', action: 'READ' },
  input: trackedRaceFilter,
  load: loadFirstPage('REGATTA'),
  reply: { status: 200, body: trackedRaces },
  run: inPages(async (context, range) => {
    const { entries, next } = await listNamed('REGATTA', describeRaces)(context, range)
    const races = entries.flat()
    // In one entry, as existing clients expect.
    return { entries: races.length === 0 ? [] : [{ remoteUrl: null, races }], next }
  }),
})

const describeRaces = (regatta: Regatta) =>
  trackedRacesOf(regatta).map((race) => ({
    raceName: race.tracked.name,
    regattaName: regatta.name,
    startOfRaceAsMillis:
      startMillisOf(regatta, race) ?? trackingIntervalOf(regatta, race).fromMillis,
  }))
