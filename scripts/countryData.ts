/** Writes lib/domain/race/countryData.json: the codes of countries, from the package `world-countries`. */
import countries from 'world-countries/countries.json' with { type: 'json' }

export const countryDataFile = 'lib/domain/race/countryData.json'

/** One line for each country, in the order of their names. */
export const countryData = (): string => {
  const lines = countries
    .map(({ cca2, cca3, cioc, ccn3, tld: [domain], name }) => ({
      twoLetterIsoCode: cca2,
      threeLetterIsoCode: cca3,
      threeLetterIocCode: cioc || null,
      name: name.common.toUpperCase(),
      unIsoNumeric: ccn3 || null,
      ianaInternet: domain?.slice(1) ?? null,
    }))
    .sort((left, right) => left.name.localeCompare(right.name, 'en'))
    .map((country) => `  ${JSON.stringify(country)}`)
  return `[\n${lines.join(',\n')}\n]\n`
}
