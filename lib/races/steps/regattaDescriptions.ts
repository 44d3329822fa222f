/** Response bodies of regattas, races and leaderboards, with all fields that existing clients read. */
import { type Race, racesOf, type Regatta, type Series, trackedRaceId } from '../rules/regatta.ts'

/** Fields without data get the values that clients interpret as "no" or "unknown". */
export const describeRegatta = (regatta: Regatta) => {
  const races = racesOf(regatta)
  const areaId = regatta.courseAreaId
  const { system: scoringSystem, ...scoring } = regatta.scoring
  return {
    name: regatta.name,
    eventId: regatta.eventId,
    startDate: regatta.startMillis,
    endDate: regatta.endMillis,
    boatclass: regatta.boatClass,
    scoringSystem,
    ...scoring,
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
  { name, fleets, fleetOrder = [], raceColumns, ...series }: Series,
  races: readonly Race[],
  areaId: string | null,
) => ({
  name,
  isMedalSeries: series.stage === 'medal',
  fleetsCanRunInParallel: true,
  startsWithZeroScore: (series.carry ?? 'points') !== 'points',
  hasSplitFleetContiguousScoring: false,
  maximumNumberOfDiscards: series.maximumNumberOfDiscards ?? null,
  firstColumnIsNonDiscardableCarryForward: series.carry === 'rank',
  stage: series.stage,
  carry: series.carry,
  leftover: series.leftover,
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
        .map((race) => describeRace(race, series.stage === 'medal', areaId)),
    })),
  },
})

const describeRace = (race: Race, isMedalRace: boolean, areaId: string | null) => ({
  name: race.raceColumn.name,
  isMedalRace,
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
