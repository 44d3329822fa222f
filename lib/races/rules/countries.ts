/** Countries with their codes. Nationalities in sailing are codes of the IOC. */
import data from './countryData.json' with { type: 'json' }

export interface Country {
  readonly twoLetterIsoCode: string
  readonly threeLetterIsoCode: string
  /** Null: the country has no Olympic committee of its own. */
  readonly threeLetterIocCode: string | null
  readonly name: string
  readonly unIsoNumeric: string | null
  readonly ianaInternet: string | null
}

export const countries: readonly Country[] = data

const countriesByIoc = new Map(countries.map((country) => [country.threeLetterIocCode, country]))

export const countryOfIoc = (code: string): Country | undefined =>
  countriesByIoc.get(code.toUpperCase())
