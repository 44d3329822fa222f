/** Boat classes, countries, team images, tracked events, maneuvers and wind. */
import { addCompetitor, addPicture, smallPicture } from '../support/competitors.ts'
import type { Scenarios } from './scenario.ts'
import type { Fixture } from './fixture.ts'

const newCompetitor = async (fixture: Fixture) => {
  const { id } = await addCompetitor(fixture)
  await fixture.protect({ type: 'COMPETITOR', id })
  return { competitorId: id }
}

export const clubScenarios: Scenarios = {
  listBoatClasses: () => ({}),
  listCountries: () => ({}),
  readBoatClass: () => ({ values: { name: 'J70' } }),
  readTeamImage: async (fixture) => ({ values: { imageId: await addPicture(fixture) } }),
  uploadTeamImage: async (fixture) => ({ values: await newCompetitor(fixture), ...smallPicture }),
}
