/**
 * The inventory: what marks and courses are made from. Mark templates and mark roles never change
 * and are never deleted, so that whatever refers to them by id stays as it was meant.
 */
import type { Appearance } from './appearance.ts'
import type { Course } from './course.ts'
import type { Positioning } from './positioning.ts'

/** A kind of mark, such as "the yellow conical buoys of the club". */
export interface MarkTemplate extends Appearance {
  readonly id: string
}

/** One real mark that somebody owns: how it looks, and how its position gets known. */
export interface MarkProperties extends Appearance {
  readonly id: string
  readonly tags: readonly string[]
  /** Null: nobody said. */
  readonly positioning: Positioning | null
}

/** What a mark does in a course, such as "the leeward gate, left". */
export interface MarkRole {
  readonly id: string
  /** Several roles may have the same name. */
  readonly name: string
  readonly shortName: string
}

/** A mark template in a course template. */
export interface TemplateMark {
  readonly markTemplateId: string
  /** Null for spare marks alone: every mark of the sequence plays a role. */
  readonly roleId: string | null
}

/** The waypoints hold the repeatable part once; the number of laps is the one to begin with. */
export interface CourseTemplate extends Course<TemplateMark> {
  readonly id: string
  readonly tags: readonly string[]
  readonly imageUrl: string | null
}

/** Whether something with these tags belongs into a list of one or more tags; no tag: all. */
export const hasAnyTag = (tags: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((tag) => tags.includes(tag))
