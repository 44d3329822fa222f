/** Codes of countries. */

export interface Country {
  readonly twoLetterIsoCode: string | null
  readonly threeLetterIsoCode: string | null
}

const countries: Readonly<Record<string, Country>> = {
  GER: { twoLetterIsoCode: 'DE', threeLetterIsoCode: 'DEU' },
  SUI: { twoLetterIsoCode: 'CH', threeLetterIsoCode: 'CHE' },
}

export const countryOfIoc = (code: string): Country | undefined => countries[code]
