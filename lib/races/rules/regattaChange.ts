/** Changes the settings of a regatta. */
import type { regattaChange } from '#schemas/races/regatta.ts'
import type { Static } from '#schemas/schema.ts'
import type { InputError } from '#values/failure.ts'
import { nameOfFleet, type NewSeries, orderOfFleets, seriesFaults } from './event.ts'
import type { Regatta, Series } from './regatta.ts'

/** Times, course area, radius and switches that are not given are cleared. Other values stay. */
export const changedRegatta = (
  regatta: Regatta,
  wanted: Static<typeof regattaChange>,
): Regatta => ({
  ...regatta,
  startMillis: wanted.startTimePointAsMillis ?? null,
  endMillis: wanted.endTimePointAsMillis ?? null,
  courseAreaId: wanted.defaultCourseAreaUuid ?? null,
  buoyZoneRadiusInHullLengths: wanted.buoyZoneRadiusInHullLengths ?? null,
  useStartTimeInference: wanted.useStartTimeInference ?? false,
  controlTrackingFromStartAndFinishTimes: wanted.controlTrackingFromStartAndFinishTimes ?? false,
  autoRestartTrackingUponCompetitorSetChange:
    wanted.autoRestartTrackingUponCompetitorSetChange ?? false,
  registrationLinkSecret: wanted.registrationLinkSecret ?? regatta.registrationLinkSecret,
  registration: wanted.competitorRegistrationType ?? regatta.registration,
  boatClass: wanted.boatClass ?? regatta.boatClass,
  rankingMetric: wanted.rankingMetric ?? regatta.rankingMetric,
  discardThresholds: wanted.resultDiscardingThresholds ?? regatta.discardThresholds,
  penaltyBase: wanted.penaltyBase ?? regatta.penaltyBase,
  series: changedSeries(regatta.series, wanted.series ?? []),
})

/** The settings that a change of the regatta would clear without them. */
export const keptSettingsOf = (regatta: Regatta) => ({
  startTimePointAsMillis: regatta.startMillis,
  endTimePointAsMillis: regatta.endMillis,
  defaultCourseAreaUuid: regatta.courseAreaId,
  buoyZoneRadiusInHullLengths: regatta.buoyZoneRadiusInHullLengths,
  useStartTimeInference: regatta.useStartTimeInference,
  controlTrackingFromStartAndFinishTimes: regatta.controlTrackingFromStartAndFinishTimes,
  autoRestartTrackingUponCompetitorSetChange: regatta.autoRestartTrackingUponCompetitorSetChange,
})

/** Series without a wanted one of their name stay. A fleet keeps its order unless another one is sent. */
const changedSeries = (
  series: Regatta['series'],
  wanted: readonly NewSeries[],
): Regatta['series'] =>
  series.map((one) => {
    const change = wanted.find(({ name }) => name === one.name)
    return change === undefined ? one : withFleets(one, change)
  })

const withFleets = (series: Series, { fleets: wanted }: NewSeries): Series => {
  const { fleetOrder: before = [], ...others } = series
  const fleets = wanted.map(nameOfFleet)
  const sent = orderOfFleets(wanted)
  const kept = before.filter(
    ({ fleet }) => fleets.includes(fleet) && !sent.some((one) => one.fleet === fleet),
  )
  const fleetOrder = [...kept, ...sent]
  return { ...others, fleets, ...(fleetOrder.length === 0 ? {} : { fleetOrder }) }
}

export const seriesChangeFaults = (
  { series }: Pick<Regatta, 'series'>,
  wanted: readonly NewSeries[],
): readonly InputError[] => [
  ...wanted.flatMap(({ name }, position) =>
    series.some((one) => one.name === name)
      ? []
      : [
          {
            pointer: `/series/${position}/name`,
            code: 'unknown',
            detail: 'must be the name of a series of the regatta',
          },
        ],
  ),
  ...seriesFaults(wanted),
]
