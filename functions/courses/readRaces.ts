import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { racesOfRegatta, regattaReference } from '#schemas/races/regatta.ts'
import { readCourse } from '#courses/items/courses.ts'
import { trackedRaceId } from '#races/rules/regatta.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { type RaceWithTracking, trackedRacesOf } from '#races/steps/trackedRaces.ts'

export const { declaration, handler } = endpoint({
  name: 'readRaces',
  summary: 'Read the tracked races of a regatta',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races'],
  guard: readableByLink('REGATTA', 'regattaName'),
  input: regattaReference,
  conditional: true,
  reply: { status: 200, body: racesOfRegatta },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const regatta = await requireRegatta(context, input.regattaName)
    const { name } = regatta
    const races = trackedRacesOf(regatta).map(async (race) => {
      const { course } = await readCourse(context.store, name, race)
      return describeTrackedRace(race, course?.name ?? null)
    })
    // `regatta` is the field name of existing clients.
    return { regatta: name, name, races: await Promise.all(races) }
  },
})

const describeTrackedRace = (race: RaceWithTracking, courseName: string | null) => ({
  name: race.tracked.name,
  id: trackedRaceId(race),
  courseName,
  seriesName: race.series,
  raceColumnName: race.raceColumn.name,
  fleetName: race.fleet,
  isTracked: true,
  isTracking: race.tracked.isTracking,
})
