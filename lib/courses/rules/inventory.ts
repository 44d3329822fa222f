/** Mark templates and mark roles never change and are never deleted, so that references to them stay valid. */
import type { Appearance } from './appearance.ts'
import type { Course } from './course.ts'
import type { Positioning } from './positioning.ts'

/** A kind of mark, such as "the yellow conical buoys of the club". */
export interface MarkTemplate extends Appearance {
  readonly id: string
}

/** A physical mark with an owner: its appearance, and the source of its position. */
export interface MarkProperties extends Appearance {
  readonly id: string
  readonly tags: readonly string[]
  /** Null: not stated. */
  readonly positioning: Positioning | null
}

/** The purpose of a mark in a course, such as "the leeward gate, left". */
export interface MarkRole {
  readonly id: string
  /** Several roles may have the same name. */
  readonly name: string
  readonly shortName: string
}

export interface TemplateMark {
  readonly markTemplateId: string
  /** Null only for spare marks. Every mark of the sequence has a role. */
  readonly roleId: string | null
}

/** The waypoints contain the repeatable part once. The number of laps is the default. */
export interface CourseTemplate extends Course<TemplateMark> {
  readonly id: string
  readonly tags: readonly string[]
  readonly imageUrl: string | null
}
