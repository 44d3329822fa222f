export interface Boat {
  readonly id: string
  readonly name: string | null
  readonly sailId: string | null
  /** The name of the boat class; unknown classes are possible. */
  readonly boatClass: string
  /** `#RRGGBB`. */
  readonly color: string | null
}

export interface Competitor {
  readonly id: string
  readonly name: string
  readonly shortName: string | null
  /** `#RRGGBB`. */
  readonly displayColor: string | null
  /** Visible with READ on the competitor only. */
  readonly email: string | null
  readonly searchTag: string | null
  /** The three-letter code of the IOC. */
  readonly nationality: string | null
  readonly flagImageUri: string | null
  readonly teamImageUri: string | null
  readonly timeOnTimeFactor: number | null
  /** Seconds per nautical mile. */
  readonly timeOnDistanceAllowance: number | null
  readonly boat: Boat
}

export interface FleetOfEntry {
  readonly series: string
  readonly fleet: string
  /** Present: for the races of this race column only, as part of the own list of a race. */
  readonly raceColumnId?: string
}

/** Whether a boat was checked in, or out, on the beach. */
export interface Tally {
  readonly isAfloat: boolean
  /** The time of the press, in milliseconds since 1970. */
  readonly millis: number
  /** The name of the user. Null: not signed in. */
  readonly by: string | null
}

/** The values of an entry that an organizer can set. Null removes a value. */
export interface EntryValues {
  readonly name?: string
  readonly shortName?: string | null
  readonly sailId?: string | null
  readonly nationality?: string | null
  readonly club?: string | null
  readonly crew?: string | null
  readonly boatName?: string | null
  readonly boatClass?: string
  /** In each series that has several fleets and one with this name. */
  readonly fleet?: string
  readonly timeOnTimeFactor?: number | null
  readonly timeOnDistanceAllowance?: number | null
}

/** A change that waits for an organizer. */
export interface Proposal extends EntryValues {
  /** The sailor wants to sail no more races. */
  readonly withdrawn?: true
  /** The sailor wants to leave the regatta. */
  readonly removed?: true
}

/** The participation of a competitor in a regatta, and so in its races, unless `fleets` limits it. */
export interface Entry {
  /** A copy, which changes with the entry only. */
  readonly competitor: Competitor
  /** The name on the leaderboard, if it is another one. */
  readonly displayName: string | null
  /** For this regatta only. Null: that of the competitor counts. */
  readonly timeOnTimeFactor: number | null
  readonly timeOnDistanceAllowance: number | null
  /** Absent: no fleet was assigned. */
  readonly fleets?: readonly FleetOfEntry[] | undefined
  /** Names, as a file with entries has them. */
  readonly crew?: string | undefined
  readonly club?: string | undefined
  /**
   * The digest of the device that created the competitor here by the registration link. By the link,
   * only this device changes the entry and the competitor.
   */
  readonly registeredBy?: string | undefined
  /** The id of the user who created the competitor here by the link. Absent: not signed in. */
  readonly registeredByUser?: string | undefined
  /** The boat sails no more races; her results stay. Absent: false. */
  readonly withdrawn?: boolean | undefined
  /** It does not count until an organizer accepts it. Absent: false. */
  readonly isWaiting?: boolean | undefined
  /** Made by the registration link. Absent: by an organizer, or in an old table. */
  readonly isByLink?: boolean | undefined
  /** The competitor was made for this regatta, and changes with the entry. Absent: not, or not known. */
  readonly isPart?: boolean | undefined
  /** Milliseconds since 1970. Absent in old tables. */
  readonly enteredMillis?: number | undefined
  readonly proposal?: Proposal | undefined
  /** Absent: she was never checked in or out. */
  readonly tally?: Tally | undefined
}

/** The handicap in a regatta: that of the entry, else that of the competitor, else none. */
export const effectiveHandicap = ({ competitor, ...own }: Entry) => ({
  timeOnTimeFactor: own.timeOnTimeFactor ?? competitor.timeOnTimeFactor ?? 1,
  timeOnDistanceAllowance: own.timeOnDistanceAllowance ?? competitor.timeOnDistanceAllowance,
})

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
