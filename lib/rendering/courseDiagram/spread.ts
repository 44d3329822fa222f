/** Moves marks apart that are too close to each other for a picture, as little as possible. */
import { beyond, direction, distance, type Point } from './geometry.ts'

const rounds = 40

/**
 * @param needed the smallest distance between two marks, by their indices
 * @returns positions at about the needed distance from each other
 */
export const spread = (
  positions: readonly Point[],
  needed: (left: number, right: number) => number,
): readonly Point[] => {
  const moved = [...positions]
  for (let round = 0; round < rounds; round += 1) {
    if (!pushApart(moved, needed)) return moved
  }
  return settled(moved, needed)
}

/** One iteration; returns whether a position changed. */
const pushApart = (moved: Point[], needed: (left: number, right: number) => number): boolean => {
  let hasMoved = false
  for (let right = 1; right < moved.length; right += 1) {
    for (let left = 0; left < right; left += 1) {
      const [a, b] = [moved[left], moved[right]]
      if (a === undefined || b === undefined) continue
      const missing = needed(left, right) - distance(a, b)
      if (missing <= 0.05) continue
      // Marks on one point move in different directions, so that many of them do not form a row.
      const away = distance(a, b) < 1e-6 ? bearing(right * 2.4) : direction(a, b)
      moved[left] = beyond(a, away, -missing / 2 - 0.05)
      moved[right] = beyond(b, away, missing / 2 + 0.05)
      hasMoved = true
    }
  }
  return hasMoved
}

const bearing = (angle: number): Point => ({ x: Math.cos(angle), y: Math.sin(angle) })

/** Moves each mark that is still too close to the nearest free point on a spiral. */
const settled = (
  moved: readonly Point[],
  needed: (left: number, right: number) => number,
): readonly Point[] => {
  const placed: Point[] = []
  for (const [index, target] of moved.entries()) {
    let spot = target
    for (let step = 1; placed.some((other, at) => distance(other, spot) < needed(at, index) - 1);) {
      spot = beyond(target, bearing(step * 0.7), step * 2)
      step += 1
    }
    placed.push(spot)
  }
  return placed
}
