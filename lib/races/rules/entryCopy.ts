/** The copy of a competitor in an entry. */
import type { Competitor, Entry } from './competitor.ts'

/** The values that name a boat in results. They change with the entry only. */
export const namesIn = ({ name, shortName, nationality, boat }: Competitor) => ({
  name,
  shortName,
  nationality,
  boat,
})

/** The rest of the copy follows the competitor: colours, pictures, the search tag and the address. */
export const withRestOf = <One extends Entry>(entry: One, competitor: Competitor): One => {
  const { displayColor, email, searchTag, flagImageUri, teamImageUri } = competitor
  const rest = { displayColor, email, searchTag, flagImageUri, teamImageUri }
  return { ...entry, competitor: { ...entry.competitor, ...rest } }
}
