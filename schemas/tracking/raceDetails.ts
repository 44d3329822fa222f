/** The details of a competitor in a race: their names in requests, and in responses. */
export const raceDetailNames = {
  RACE_GAP_TO_LEADER_IN_SECONDS: 'gapToLeader-s',
  RACE_AVERAGE_SPEED_OVER_GROUND_IN_KNOTS: 'averageSpeedOverGround-kts',
  RACE_CURRENT_SPEED_OVER_GROUND_IN_KNOTS: 'currentSpeedOverGround-kts',
  RACE_DISTANCE_TO_COMPETITOR_FARTHEST_AHEAD_IN_METERS: 'gapToLeader-m',
  RACE_CURRENT_LEG: 'currentLeg',
  RACE_DISTANCE_TRAVELED: 'distanceTraveled-m',
  RACE_TIME_TRAVELED: 'timeTraveled-s',
  RACE_IMPLIED_WIND: 'impliedWind-kts',
  RACE_CURRENT_COURSE_OVER_GROUND_IN_TRUE_DEGREES: 'currentCourseOverGround-deg',
  RACE_CURRENT_POSITION_LAT_DEG: 'currentPositionLatitude-deg',
  RACE_CURRENT_POSITION_LNG_DEG: 'currentPositionLongitude-deg',
  NUMBER_OF_MANEUVERS: 'numberOfManeuvers',
  OVERALL_MAXIMUM_SPEED_OVER_GROUND_IN_KNOTS: 'maxSpeedOverGroundInKnots',
  LEG_VELOCITY_MADE_GOOD_IN_KNOTS: 'legVelocityMadeGoodInKnots',
  LEG_WINDWARD_DISTANCE_TO_GO_IN_METERS: 'legWindwardDistanceToGoInMeters',
  LEG_CURRENT_ABSOLUTE_CROSS_TRACK_ERROR_IN_METERS: 'legCurrentAbsoluteCrossTrackErrorInMeters',
  LEG_CURRENT_SIGNED_CROSS_TRACK_ERROR_IN_METERS: 'legCurrentSignedCrossTrackErrorInMeters',
  LEG_AVERAGE_SPEED_OVER_GROUND_IN_KNOTS: 'currentLegAverageSpeedOverGround-kts',
  OVERALL_TIME_ON_TIME_FACTOR: 'timeOnTimeFactor',
  OVERALL_TIME_ON_DISTANCE_ALLOWANCE_IN_SECONDS_PER_NAUTICAL_MILE:
    'timeOnDistanceAllowanceInSecondsPerNauticalMile',
} as const

export type RaceDetail = keyof typeof raceDetailNames

export const raceDetails = Object.keys(raceDetailNames) as readonly RaceDetail[]

/** The details of a response to a request that names none. */
export const usualRaceDetails = [
  'RACE_GAP_TO_LEADER_IN_SECONDS',
  'RACE_AVERAGE_SPEED_OVER_GROUND_IN_KNOTS',
  'RACE_CURRENT_SPEED_OVER_GROUND_IN_KNOTS',
  'RACE_DISTANCE_TO_COMPETITOR_FARTHEST_AHEAD_IN_METERS',
  'RACE_CURRENT_LEG',
] as const satisfies readonly RaceDetail[]
