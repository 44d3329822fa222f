/** Changes of an entry that wait for an organizer. */
import type { Competitor, Entry, EntryValues, Proposal } from '#races/rules/competitor.ts'

type CopiedValues = Pick<
  EntryValues,
  'name' | 'shortName' | 'nationality' | 'timeOnTimeFactor' | 'timeOnDistanceAllowance'
>

const copiedOf = (competitor: Competitor): CopiedValues => {
  const { name, shortName, nationality, timeOnTimeFactor, timeOnDistanceAllowance } = competitor
  return { name, shortName, nationality, timeOnTimeFactor, timeOnDistanceAllowance }
}

export const changeOfCompetitor = (before: Competitor, after: Competitor): CopiedValues =>
  differing(copiedOf(after), copiedOf(before))

/** The values of an entry that count, by the names of a proposal. */
const valuesOf = ({ competitor, fleets, crew, club, ...own }: Entry) => ({
  ...copiedOf(competitor),
  crew: crew ?? null,
  club: club ?? null,
  timeOnTimeFactor: own.timeOnTimeFactor ?? competitor.timeOnTimeFactor,
  timeOnDistanceAllowance: own.timeOnDistanceAllowance ?? competitor.timeOnDistanceAllowance,
  fleet: fleets?.find(({ raceColumnId }) => raceColumnId === undefined)?.fleet,
  ...(own.withdrawn === true && { withdrawn: true }),
})

const differing = <Values extends object>(values: Values, from: object): Values => {
  const old = new Map(Object.entries(from))
  const all = Object.entries(values).filter(([name, value]) => old.get(name) !== value)
  return Object.fromEntries(all) as Values
}

/** Adds values to those that wait. A value that counts already does not wait. */
export const proposing = <One extends Entry>(entry: One, values: Proposal): One => {
  const proposal = differing({ ...entry.proposal, ...values }, valuesOf(entry))
  return { ...entry, proposal: Object.keys(proposal).length === 0 ? undefined : proposal }
}
