import type { Context } from '../context.ts'
import { requireRegatta } from '../sailing/regattas.ts'
import { requireTrackedRace } from '../sailing/trackedRaces.ts'

/** Maneuvers are not detected, so every known race has an empty list. */
export const listManeuvers = async (context: Context, regattaName: string, raceName: string) => {
  requireTrackedRace(await requireRegatta(context, regattaName), raceName)
  return { bycompetitor: [] }
}
