/** Response bodies of competitors and boats, with all fields that existing clients read. */
import { boatClassOf } from '../rules/boatClasses.ts'
import {
  effectiveHandicap,
  type Boat,
  type Competitor,
  type Entry,
  type Tally,
} from '../rules/competitor.ts'
import { countryOfIoc } from '../rules/countries.ts'

/** The class of all ids, as existing clients expect. */
const idtype = 'java.util.UUID'

/** The name of the class is the one that the client sent, perhaps an alias. */
export const describeBoat = ({ id, name, sailId, color, boatClass }: Boat) => ({
  idtype,
  id,
  name,
  sailId,
  color,
  boatClass: { ...boatClassOf(boatClass), name: boatClass },
})

/** The path of a picture ends with its id, which cannot be guessed. */
export const imagePath = '/sailingserver/api/v1/teamimages/'

/** Pictures that are kept here have a path. Old items contain the host that the client had named. */
const shownPicture = (uri: string): string => {
  const [, id] = uri.split(imagePath)
  return id === undefined ? uri : `${imagePath}${id}`
}

/** A team has one sailor, who has the name of the competitor. */
export const describeTeam = ({ name, shortName, nationality, teamImageUri }: Competitor) => ({
  name: shortName ?? name,
  coach: null,
  sailors: [
    { name, description: null, nationality: nationality === null ? null : { IOC: nationality } },
  ],
  ...(teamImageUri === null ? {} : { imageUri: shownPicture(teamImageUri) }),
})

/** A competitor without team and boat. */
export const describePerson = (
  competitor: Competitor,
  { withEmail }: { readonly withEmail: boolean },
) => {
  const { id, name, shortName, displayColor, email, searchTag, nationality, flagImageUri } =
    competitor
  const country = nationality === null ? undefined : countryOfIoc(nationality)
  return {
    idtype,
    id,
    name,
    shortName,
    displayColor,
    ...(withEmail ? { email } : {}),
    searchTag,
    nationality: nationality ?? '',
    nationalityISO2: country?.twoLetterIsoCode ?? '',
    nationalityISO3: country?.threeLetterIsoCode ?? '',
    countryCode: country?.twoLetterIsoCode ?? null,
    ...(flagImageUri === null ? {} : { flagImageUri }),
    sailID: competitor.boat.sailId,
    timeOnTimeFactor: competitor.timeOnTimeFactor,
    timeOnDistanceAllowanceInSecondsPerNauticalMile: competitor.timeOnDistanceAllowance,
  }
}

export const describeCompetitor = (
  competitor: Competitor,
  visible: { readonly withEmail: boolean },
) => ({
  ...describePerson(competitor, visible),
  team: describeTeam(competitor),
  boat: describeBoat(competitor.boat),
})

export const describeEntry = (entry: Entry, visible: { readonly withEmail: boolean }) => {
  const { timeOnTimeFactor, timeOnDistanceAllowance } = effectiveHandicap(entry)
  const { crew, club } = entry
  return {
    ...describeCompetitor(entry.competitor, visible),
    ...(crew && { crew }),
    ...(club && { club }),
    displayName: entry.displayName,
    ...(entry.withdrawn === true ? { withdrawn: true } : {}),
    timeOnTimeFactor,
    timeOnDistanceAllowanceInSecondsPerNauticalMile: timeOnDistanceAllowance,
  }
}

export const describeCompetitorInRace = ({ competitor, displayName }: Entry) => ({
  id: competitor.id,
  name: displayName ?? competitor.name,
  sailNumber: competitor.boat.sailId,
  color: competitor.displayColor ?? competitor.boat.color,
})

export const describeTally = ({ isAfloat, millis, by }: Tally) => ({
  afloat: isAfloat,
  at: millis,
  by,
})
