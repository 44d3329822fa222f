/** Rules of the stages of a championship: qualifying, final and medal series. */
import { stages } from '#schemas/races/scoring.ts'
import { type InputError, sentence } from '#values/failure.ts'
import type { RaceColumn, ScoringSettings, Series } from './regatta.ts'

/** The weight of a race. Medal races count double unless set otherwise, and are never discarded. */
export const weightOf = (
  stage: Series['stage'],
  { factor, isDiscardable = true }: Pick<RaceColumn, 'factor' | 'isDiscardable'>,
) => ({
  factor: factor ?? (stage === 'medal' ? 200 : 100),
  isDiscardable: isDiscardable && stage !== 'medal',
})

type Settings = Pick<Series, 'stage' | 'carry' | 'leftover' | 'maximumNumberOfDiscards'>

type SentSettings = { readonly [Name in keyof Settings]?: Settings[Name] | null }

/** Null takes a setting back. Absent ones stay. */
export const stageSettings = (sent: SentSettings, before: Settings = {}): Settings => ({
  stage: chosen(sent.stage, before.stage),
  carry: chosen(sent.carry, before.carry),
  leftover: chosen(sent.leftover, before.leftover),
  maximumNumberOfDiscards: chosen(sent.maximumNumberOfDiscards, before.maximumNumberOfDiscards),
})

/** The value that was sent, or without one the value before. Null removes it. */
export const chosen = <Value>(
  sent: Value | null | undefined,
  before: Value | undefined,
): Value | undefined => (sent === undefined ? before : (sent ?? undefined))

type StagedSeries = Pick<Series, 'name' | 'stage' | 'carry' | 'leftover'>

/** Whether more points are better. */
export const isHighPoint = (system: ScoringSettings['system']): boolean =>
  system === 'HIGH_POINT' || system === 'HIGH_POINT_FIRST_GETS_TEN'

/** @param sent the series of the request, where the faults are reported */
export const stageFaults = (
  series: readonly StagedSeries[],
  sent: readonly { readonly name: string }[],
  system: ScoringSettings['system'] = 'LOW_POINT',
): readonly InputError[] =>
  series.flatMap((one, position) => {
    const before = series.slice(0, position)
    const details = [
      ['stage', 'order', orderFault(one, before)],
      ['carry', 'carry', carryFault(one, before, system)],
      ['leftover', 'leftover', leftoverFault(one)],
    ] as const
    const at = sent.findIndex(({ name }) => name === one.name)
    return details.flatMap(([field, code, detail]) => {
      if (detail === undefined) return []
      return [{ pointer: at < 0 ? '/series' : `/series/${at}/${field}`, code, detail }]
    })
  })

const rankOf = ({ stage }: StagedSeries): number =>
  stage === undefined ? -1 : stages.indexOf(stage)

const orderFault = (one: StagedSeries, before: readonly StagedSeries[]) => {
  const later = before.find((other) => one.stage !== undefined && rankOf(other) >= rankOf(one))
  if (later === undefined) return undefined
  return sentence`must be in the order qualifying, final, medal, one of each: the series ${later.name} before ${one.name} is ${later.stage ?? ''}`
}

const carryFault = (
  one: StagedSeries,
  before: readonly StagedSeries[],
  system: ScoringSettings['system'],
) => {
  if (one.carry === undefined) return undefined
  if (one.carry === 'rank' && isHighPoint(system)) {
    return 'must not be `rank` with a high point system, in which the number of a worse rank is a better score'
  }
  if (one.stage !== 'final' && one.stage !== 'medal') {
    return sentence`must be absent: ${one.name} is no final and no medal series, which alone carry scores`
  }
  const hasStageBefore = before.some((other) => rankOf(other) >= 0 && rankOf(other) < rankOf(one))
  if (hasStageBefore) return undefined
  return sentence`must be absent: there is no qualifying series before ${one.name} whose scores it could carry`
}

const leftoverFault = ({ name, stage, leftover }: StagedSeries) =>
  leftover === undefined || stage === 'qualifying'
    ? undefined
    : sentence`must be absent: ${name} is no qualifying series, which alone has races left over`
