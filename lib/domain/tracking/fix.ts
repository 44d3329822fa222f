/** Positions of a device over time. */
import type { Position } from '../course/position.ts'

/** A position that a device reported. */
export interface Fix extends Position {
  /** Milliseconds since 1970. */
  readonly timeMillis: number
  /** Over ground, in metres per second. Null: the device did not know it. */
  readonly speed: number | null
  /** Course over ground in degrees true, from 0 to below 360. Null: the device did not know it. */
  readonly bearing: number | null
}

/** Fixes by time. No two have the same time. */
export type Track = readonly Fix[]
