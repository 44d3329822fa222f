import { endpoint } from '#endpoint'
import { newWind, windResults } from '#schemas/tracking/wind.ts'
import { readSecurity } from '#table/items/securities.ts'
import { mayEach } from '#access/readable.ts'
import { namedObject } from '#values/objectId.ts'
import type { Static } from '#schemas/schema.ts'
import { readRegatta } from '#races/items/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'putWind',
  summary: 'Check which races would take wind',
  description:
    'For existing clients. Wind is not kept: the answer has `false` for every fix. Races are left ' +
    'out on which the caller lacks `TRACKED_RACE:UPDATE`.',
  routes: ['PUT /sailingserver/api/v1/wind/putWind'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: newWind,
  load: ({ context: { store }, input }) =>
    Promise.all(
      input.regattaNamesAndRaceNames.map((race) =>
        Promise.all([readRegatta(store, race.regattaName), readSecurity(store, raceObject(race))]),
      ),
    ),
  reply: { status: 200, body: windResults },
  /** The answers that existing clients know. Races without permission for UPDATE are left out. */
  run: async ({ context, input }) => {
    const { regattaNamesAndRaceNames: races, windSourceType, windData } = input
    const mayUpdate = await mayEach(context, races.map(raceObject), 'UPDATE')
    const answers = await Promise.all(
      races.map(async ({ regattaName, raceName }, position) => {
        const regatta = await readRegatta(context.store, regattaName)
        const regattaNameAndRaceName = { regattaName, raceName }
        const isNamed = regatta?.name === regattaName
        if (!isNamed || !regatta.trackedRaces.some(({ name }) => name === raceName)) {
          return [{ regattaNameAndRaceName, answer: 'Could not resolve traced race' }]
        }
        if (mayUpdate[position] !== true) return []
        const answer = ['WEB', 'EXPEDITION'].includes(windSourceType)
          ? windData.map(() => false)
          : 'Only Windsourcetypes expedition or web are allowed'
        return [{ regattaNameAndRaceName, answer }]
      }),
    )
    return answers.flat()
  },
})

type RaceReference = Static<typeof newWind>['regattaNamesAndRaceNames'][number]

const raceObject = ({ regattaName, raceName }: RaceReference) =>
  namedObject('TRACKED_RACE', regattaName, raceName)
