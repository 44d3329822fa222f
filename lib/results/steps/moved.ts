/** The standings that a change moves, as clients read them. */
import type { Entry } from '#races/rules/competitor.ts'
import type { movedStanding } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import type { MovedStanding } from '../rules/changes.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import { shownName } from './results.ts'

/** @param visible the entries that the caller may see; others are left out */
export const describeMoved = (
  moved: readonly MovedStanding[],
  visible: readonly Entry[],
): Static<typeof movedStanding>[] => {
  const entries = new Map(visible.map((entry) => [entry.competitor.id, entry]))
  return moved.flatMap(({ id, ...one }) => {
    const entry = entries.get(id)
    if (entry === undefined) return []
    return [{ competitorId: id, name: shownName(entry), ...describeMove(one) }]
  })
}

const describeMove = ({
  rankBefore,
  rankAfter,
  netBefore,
  netAfter,
}: Omit<MovedStanding, 'id'>) => ({
  rank: { before: rankBefore ?? null, after: rankAfter ?? null },
  netPoints: { before: describePoints(netBefore), after: describePoints(netAfter) },
})

const describePoints = (points: number | undefined) =>
  points === undefined ? null : pointsNumber(points)
