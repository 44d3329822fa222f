/** Sentences about stages and scoring systems. */
export const scoring = {
  largestFleetPlusOne: {
    one: '{count} boat in the largest fleet + 1 = {points}',
    other: '{count} boats in the largest fleet + 1 = {points}',
  },
  fleetPlusOne: {
    one: '{count} boat in the fleet + 1 = {points}',
    other: '{count} boats in the fleet + 1 = {points}',
  },
  medalFleetPlusOne: {
    one: '{count} boat in the medal fleet + 1 = {points}',
    other: '{count} boats in the medal fleet + 1 = {points}',
  },
  inQualifying: ' (qualifying series)',
  inFinal: ' (final series)',
  inMedal: ' (medal race)',
  minusStandard: ', minus STP 1',
  minusPercent: ', minus {times}{percent} % of a first place ({dnf}) = {total}',
  minusPoints: ', minus {times}{code} {points}{total}',
  cappedBelow: ', SCP and ZFP at least DNF ({points})',
  share: {
    one: '{earned} of {possible} points, {count} race: {share}',
    other: '{earned} of {possible} points, {count} races: {share}',
  },
  lacking: {
    one: 'not qualified: {count} race is lacking',
    other: 'not qualified: {count} races are lacking',
  },
  missingAsDnc: {
    one: '{count} missing score as DNC: {points}',
    other: '{count} missing scores as DNC: {points}',
  },
  carriedNet: 'net points carried over: {net}',
  carriedRank: 'rank carried over: {rank}',
  carriedPart: 'carried over: {net} / {divide} = {points}',
  lowPoint: 'Scores follow the low point system of Appendix A.',
  firstGets: 'The first place scores {points}, and all other places their number.',
  firstGetsLargestField:
    'High points: the first place scores the number of boats of the largest race, and each further place one less.',
  firstGetsOwnField:
    'High points: the first place scores the number of boats that came to the race, and each further place one less.',
  firstGetsTen: 'High points: the places score 10, 9, 8 and so on, at least 1.',
  codesEarnNothing: 'Codes such as DNF score 0.',
  countsBest: {
    one: 'The best score counts. A missing one counts as DNC.',
    other: 'The best {count} scores count. Missing ones count as DNC.',
  },
  countsShare: 'The best {percent} % of the scores count, rounded up. Missing ones count as DNC.',
  averageOfPoints:
    'The score of the series is the average of the points in the races that a boat sailed.',
  shareOfPossible:
    'The score of the series is the share of the points that were possible in the races that a boat sailed.',
  minimumRaces: {
    one: 'A boat qualifies with {count} race.',
    other: 'A boat qualifies with {count} races.',
  },
  minimumShare: 'A boat qualifies with {percent} % of the races, rounded up.',
  dutyRaces: {
    one: 'A boat can have {count} score for duty (DUTY).',
    other: 'A boat can have {count} scores for duty (DUTY).',
  },
  qualifying:
    'Qualifying series {series}: codes score the number of boats in the largest fleet of the race + 1. A race counts when all fleets have a result.',
  abandon: 'A race that not all fleets sailed until the end of the qualifying series is left out.',
  excludeLatest:
    'The latest extra scores of a boat are left out at the end of the qualifying series.',
  final:
    'Final series {series}: codes score the number of boats in the fleet of the boat + 1. Fleets rank in this order: {fleets}.',
  medal:
    'Medal series {series}: codes score the number of boats in the medal fleet + 1, which no factor multiplies. Its boats rank before all others.',
  carriesPoints: 'All scores of the stages before count on.',
  carriesNet: 'The net points of the stages before are carried over.',
  carriesRank: 'The rank in the stages before counts as a score that is not discarded.',
  carriesPart:
    'The net points of the stages before are divided by {divide}, {rounding}, decimals: {decimals}.',
  halfUp: 'rounded half up',
  truncate: 'cut',
  atMostDiscards: {
    one: 'At most {count} result of {series} is discarded.',
    other: 'At most {count} results of {series} are discarded.',
  },
  placesFrom: 'Places in {race} count from {place} on.',
  seriesChanged: 'The settings of series {series} changed.',
}
