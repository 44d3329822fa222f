/** Countries with their codes. Nationalities in sailing are codes of the IOC. */
import type { country } from '#schemas/races/country.ts'
import type { Static } from '#schemas/schema.ts'
import data from './countryData.json' with { type: 'json' }

export type Country = Omit<Static<typeof country>, 'unVehicle'>

export const countries: readonly Country[] = data

const countriesByIoc = new Map(countries.map((country) => [country.threeLetterIocCode, country]))

export const countryOfIoc = (code: string): Country | undefined =>
  countriesByIoc.get(code.toUpperCase())
