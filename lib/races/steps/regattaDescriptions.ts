/** Response bodies of regattas, races and leaderboards, with all fields that existing clients read. */
import { type Race, racesOf, type Regatta, type Series, trackedRaceId } from '../rules/regatta.ts'

/** Fields without data get the values that clients interpret as "no" or "unknown". */
export const describeRegatta = (regatta: Regatta) => {
  const races = racesOf(regatta)
  const areaId = regatta.courseAreaId
  return {
    name: regatta.name,
    eventId: regatta.eventId,
    startDate: regatta.startMillis,
    endDate: regatta.endMillis,
    boatclass: regatta.boatClass,
    scoringSystem: 'LOW_POINT',
    rankingMetric: regatta.rankingMetric,
    courseAreaIds: areaId === null ? [] : [areaId],
    canBoatsOfCompetitorsChangePerRace: false,
    competitorRegistrationType: regatta.registration,
    entriesCloseAt: regatta.entriesCloseMillis,
    useStartTimeInference: regatta.useStartTimeInference,
    controlTrackingFromStartAndFinishTimes: regatta.controlTrackingFromStartAndFinishTimes,
    autoRestartTrackingUponCompetitorSetChange: regatta.autoRestartTrackingUponCompetitorSetChange,
    buoyZoneRadiusInHullLengths: regatta.buoyZoneRadiusInHullLengths,
    series: regatta.series.map((series) => describeSeries(series, races, areaId)),
  }
}

const describeSeries = (
  { name, fleets, fleetOrder = [], raceColumns }: Series,
  races: readonly Race[],
  areaId: string | null,
) => ({
  name,
  isMedalSeries: false,
  fleetsCanRunInParallel: true,
  startsWithZeroScore: false,
  hasSplitFleetContiguousScoring: false,
  maximumNumberOfDiscards: null,
  firstColumnIsNonDiscardableCarryForward: false,
  fleets: fleets.map((fleet) => ({
    name: fleet,
    ordering: fleetOrder.find((one) => one.fleet === fleet)?.orderNo ?? 0,
  })),
  races: raceColumns.map((column) => column.name),
  trackedRaces: {
    fleets: fleets.map((fleet) => ({
      name: fleet,
      races: races
        .filter((race) => race.series === name && race.fleet === fleet)
        .map((race) => describeRace(race, areaId)),
    })),
  },
})

const describeRace = (race: Race, areaId: string | null) => ({
  name: race.raceColumn.name,
  isMedalRace: false,
  courseAreaId: areaId,
  isLive: race.tracked?.isTracking === true,
  ...describeTracking(race),
  ...(race.tracked === undefined ? {} : { raceId: trackedRaceId(race) }),
  hasGpsData: false,
  hasWindData: false,
})

const describeTracking = ({ tracked }: Race) => ({
  isTracked: tracked !== undefined,
  isTracking: tracked?.isTracking === true,
  trackedRaceName: tracked?.name ?? null,
})

/** The fields that only the leaderboard of version 1 has. */
export const describeLeaderboard = (regatta: Regatta) => {
  const races = racesOf(regatta)
  return {
    regatta: regatta.name,
    trackedRaces: regatta.series.flatMap((series) =>
      series.raceColumns.map(({ id, name }) => ({
        raceColumnName: name,
        seriesName: series.name,
        fleets: races
          .filter(({ raceColumn }) => raceColumn.id === id)
          .map((race) => ({ name: race.fleet, ...describeTracking(race) })),
      })),
    ),
  }
}
