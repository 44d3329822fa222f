/** Words and numbers of courses: what the documentation lists is what the rules in lib/courses/rules check. */

export const markTypes = [
  'BUOY',
  'CAMERABOAT',
  'STARTBOAT',
  'UMPIREBOAT',
  'LANDMARK',
  'FINISHBOAT',
] as const

export const shapes = ['CYLINDER', 'CONICAL'] as const

export const patterns = ['CHECKERED'] as const

/** How many marks a waypoint with the instruction may have. */
export const marksOfInstruction = {
  None: [1, 2],
  Port: [1],
  Starboard: [1],
  Single_Unknown: [1],
  FixedBearing: [1],
  Gate: [2],
  Line: [2],
  Offset: [2],
} as const

export const courseLimits = {
  /** Entries that name a mark of the regatta do not count. */
  describedMarks: 500,
  /** Sent, and once more after the laps are laid out. */
  waypoints: 2_000,
  laps: 100,
  /** The length of names and ids. */
  characters: 100,
  tags: 100,
} as const

/** The value of `numberOfLaps` that existing clients send without a number of laps. */
export const noLaps = -1
