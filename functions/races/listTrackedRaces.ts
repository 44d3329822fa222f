import { inPages } from '#endpoint/pages.ts'
import { endpoint } from '#endpoint'
import { trackedRaceFilter, trackedRaces } from '#schemas/races/trackedRace.ts'
import { firstOf } from '#access/listReadable.ts'
import { listTrackedRaces } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'listTrackedRaces',
  summary: 'List the races that have been tracked, in all regattas that the caller may read',
  description:
    'The list has one entry for this server, or none without such races. A page has the races of ' +
    '`limit` regattas.',
  routes: ['GET /sailingserver/api/v1/trackedRaces/getRaces'],
  guard: { kind: 'each', type: 'REGATTA', action: 'READ' },
  input: trackedRaceFilter,
  fetchesMore: firstOf('REGATTA'),
  reply: { status: 200, body: trackedRaces },
  run: inPages(listTrackedRaces),
})
