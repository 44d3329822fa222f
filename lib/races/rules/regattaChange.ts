/** Changes the settings of a regatta. */
import type { regattaChange } from '#schemas/races/regatta.ts'
import type { Static } from '#schemas/schema.ts'
import type { InputError } from '#values/failure.ts'
import { type ChangedSeries, nameFaults, nameOfFleet, orderOfFleets } from './event.ts'
import type { Regatta, Series } from './regatta.ts'
import { stageFaults, stageSettings } from './stages.ts'

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
  wanted: readonly ChangedSeries[],
): Regatta['series'] =>
  series.map((one) => {
    const change = wanted.find(({ name }) => name === one.name)
    if (change === undefined) return one
    return { ...withFleets(one, change.fleets), ...stageSettings(change, one) }
  })

const withFleets = (series: Series, wanted: ChangedSeries['fleets']): Series => {
  if (wanted === undefined) return series
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
  { series, scoring }: Pick<Regatta, 'series' | 'scoring'>,
  wanted: readonly ChangedSeries[],
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
  ...nameFaults(wanted),
  ...stageFaults(changedSeries(series, wanted), wanted, scoring.system),
]
