import type { Competitor, Entry, EntryValues } from '#races/rules/competitor.ts'
import { withFleet } from '#races/rules/fleets.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { fleetsNamed } from '#races/steps/fleets.ts'

/** Only these values count from now on. @throws Failure `invalid-input` for an unknown fleet */
export const withValues = <One extends Entry>(
  regatta: Regatta,
  entry: One,
  values: EntryValues,
): One => {
  const { club, crew, fleet, timeOnTimeFactor: factor, timeOnDistanceAllowance: allowance } = values
  return {
    ...entry,
    competitor: competitorWith(entry.competitor, values),
    ...(club !== undefined && { club: club ?? undefined }),
    ...(crew !== undefined && { crew: crew ?? undefined }),
    ...(factor !== undefined && { timeOnTimeFactor: factor }),
    ...(allowance !== undefined && { timeOnDistanceAllowance: allowance }),
    ...(fleet !== undefined && { fleets: inFleet(regatta, entry.fleets, fleet) }),
    proposal: undefined,
  }
}

const competitorWith = (competitor: Competitor, values: EntryValues): Competitor => {
  const { name = competitor.name, nationality = competitor.nationality } = values
  const { timeOnTimeFactor: factor = competitor.timeOnTimeFactor } = values
  const { timeOnDistanceAllowance: allowance = competitor.timeOnDistanceAllowance } = values
  const { boat } = competitor
  const followsName = competitor.shortName === competitor.name
  const { shortName = followsName ? name : competitor.shortName } = values
  return {
    ...competitor,
    name,
    shortName,
    nationality: nationality?.toUpperCase() ?? null,
    timeOnTimeFactor: factor,
    timeOnDistanceAllowance: allowance,
    boat: {
      ...boat,
      name: values.boatName === undefined ? boat.name : values.boatName,
      sailId: values.sailId === undefined ? boat.sailId : values.sailId,
      boatClass: values.boatClass ?? boat.boatClass,
    },
  }
}

/** @param fleet the name of a fleet, in each series that has several and one with this name */
export const inFleet = (regatta: Regatta, before: Entry['fleets'], fleet: string | undefined) =>
  (fleetsNamed(regatta, fleet).fleets ?? []).reduce<Entry['fleets']>(
    (all, { series, fleet: name }) => withFleet(all, { series }, name),
    before,
  )
