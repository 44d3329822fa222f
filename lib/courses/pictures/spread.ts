/** Moves marks apart that are too close to each other for a picture, as little as possible. */
import { beyond, direction, distance, type Point } from './geometry.ts'

export interface Spacing {
  /** The smallest distance between two marks, by their indices. */
  readonly needed: (left: number, right: number) => number
  /** The group of each mark, such as a line, which keeps its direction when others push it away. */
  readonly groups: readonly number[]
  /** The largest distance of a mark to the left and to the right of 0. */
  readonly reach: number
}

const rounds = 40

/** @returns positions at about the needed distance from each other */
export const spread = (positions: readonly Point[], spacing: Spacing): readonly Point[] => {
  const moved = positions.map((point) => within(point, spacing.reach))
  const { groups } = spacing
  const members = groups.map((group) =>
    groups.flatMap((other, at) => (other === group ? [at] : [])),
  )
  for (let round = 0; round < rounds; round += 1) {
    if (!pushApart(moved, spacing, members)) return moved
  }
  return settled(moved, spacing)
}

const within = ({ x, y }: Point, reach: number): Point => ({
  x: Math.min(Math.max(x, -reach), reach),
  y,
})

/** One iteration; returns whether a position changed. */
const pushApart = (
  moved: Point[],
  { needed, groups, reach }: Spacing,
  members: readonly (readonly number[])[],
): boolean => {
  let hasMoved = false
  const push = (mark: number, isAlone: boolean, away: Point, by: number): void => {
    for (const other of isAlone ? [mark] : (members[mark] ?? [])) {
      const point = moved[other]
      if (point !== undefined) moved[other] = within(beyond(point, away, by), reach)
    }
  }
  for (let right = 1; right < moved.length; right += 1) {
    for (let left = 0; left < right; left += 1) {
      const [a, b] = [moved[left], moved[right]]
      if (a === undefined || b === undefined) continue
      const missing = needed(left, right) - distance(a, b)
      if (missing <= 0.05) continue
      // Marks on one point move in different directions, so that many of them do not form a row.
      const away = distance(a, b) < 1e-6 ? bearing(right * 2.4) : direction(a, b)
      const isPair = groups[left] === groups[right]
      push(left, isPair, away, -missing / 2 - 0.05)
      push(right, isPair, away, missing / 2 + 0.05)
      hasMoved = true
    }
  }
  return hasMoved
}

const bearing = (angle: number): Point => ({ x: Math.cos(angle), y: Math.sin(angle) })

/** Moves each mark that is still too close to the nearest free point on a spiral. */
const settled = (moved: readonly Point[], { needed, reach }: Spacing): readonly Point[] => {
  const placed: Point[] = []
  for (const [index, target] of moved.entries()) {
    let spot = target
    const isTaken = () => placed.some((other, at) => distance(other, spot) < needed(at, index) - 1)
    for (let step = 1; Math.abs(spot.x) > reach || isTaken(); step += 1) {
      spot = beyond(target, bearing(step * 0.7), step * 2)
    }
    placed.push(spot)
  }
  return placed
}

/** Moves the middle between the leftmost and the rightmost point to 0. */
export const centered = (points: readonly Point[]): readonly Point[] => {
  const xs = points.map(({ x }) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  return points.map(({ x, y }) => ({ x: x - middle, y }))
}

/** The marks of a pair are one group, and so are pairs with a common mark. */
export const groupsOf = (marks: number, pairs: readonly (readonly number[])[]) => {
  const groups = Array.from({ length: marks }, (_, mark) => mark)
  for (const [one, other] of pairs) {
    if (one === undefined || other === undefined) continue
    const [from, to] = [groups[one], groups[other]]
    for (const [mark, group] of groups.entries()) if (group === from) groups[mark] = to ?? mark
  }
  return groups
}
