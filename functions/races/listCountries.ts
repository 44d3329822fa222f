import { endpoint } from '#endpoint'
import { countries as schema } from '#schemas/races/country.ts'
import { countries } from '#races/rules/countries.ts'

export const { declaration, handler } = endpoint({
  name: 'listCountries',
  summary: 'List countries and their codes',
  description: 'In the order of their names.',
  routes: ['GET /sailingserver/api/v1/countrycodes'],
  guard: { kind: 'public' },
  conditional: true,
  compresses: true,
  reply: { status: 200, body: schema },
  run: () => countries.map((country) => ({ ...country, unVehicle: null })),
})
