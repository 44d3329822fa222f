import type { ScoringSettings } from '#races/rules/regatta.ts'
import { hundredthsOf } from '../pointsText.ts'
import { highPoint, highPointFirstGetsTen, highPointOfRace } from './highPoint.ts'
import { lowPoint, lowPointFrom } from './lowPoint.ts'
import type { ScoringSystem } from './system.ts'

const systems: Readonly<Record<ScoringSettings['system'], ScoringSystem>> = {
  LOW_POINT: lowPoint,
  LOW_POINT_WINNER_GETS_ZERO: lowPointFrom(0),
  HIGH_POINT: highPoint,
  HIGH_POINT_FIRST_GETS_TEN: highPointFirstGetsTen,
}

export const lowPointSettings: ScoringSettings = { system: 'LOW_POINT' }

/** Whether the score of a series is the share of the points that were possible. */
export const isShare = ({ average }: ScoringSettings): boolean => average?.of === 'possible'

export const systemOf = (settings: ScoringSettings): ScoringSystem => {
  const { system, firstPlacePoints } = settings
  if (firstPlacePoints !== undefined) return lowPointFrom(hundredthsOf(firstPlacePoints))
  return system === 'HIGH_POINT' && isShare(settings) ? highPointOfRace : systems[system]
}
