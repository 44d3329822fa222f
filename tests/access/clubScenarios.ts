/** Boat classes, countries, team images, tracked events, maneuvers and wind. */
import type { Scenarios } from './scenario.ts'

export const clubScenarios: Scenarios = {
  listBoatClasses: () => ({}),
  listCountries: () => ({}),
  readBoatClass: () => ({ values: { name: 'J70' } }),
}
