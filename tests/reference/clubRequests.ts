import type { ShownRequests } from './requests.ts'

export const clubRequests: ShownRequests = {
  listBoatClasses: {},
  listCountries: {},
  readBoatClass: { values: { name: 'J70' } },
}
