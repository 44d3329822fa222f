/** The input of the diagram: a course as sailed. Waypoints refer to marks by their index. */

export type MarkType =
  | 'BUOY'
  | 'CAMERABOAT'
  | 'STARTBOAT'
  | 'UMPIREBOAT'
  | 'LANDMARK'
  | 'FINISHBOAT'

export type PassingInstruction =
  | 'None'
  | 'Port'
  | 'Starboard'
  | 'Single_Unknown'
  | 'FixedBearing'
  | 'Gate'
  | 'Line'
  | 'Offset'

export interface DiagramPosition {
  /** In degrees, like the longitude. */
  readonly latitude: number
  readonly longitude: number
}

export interface DiagramMark {
  readonly name: string
  readonly shortName: string
  /** The name of the mark role. */
  readonly role?: string
  /** `#RRGGBB`; any other value is ignored. */
  readonly color?: string
  readonly shape?: 'CYLINDER' | 'CONICAL'
  readonly pattern?: 'CHECKERED'
  readonly markType?: MarkType
  readonly position?: DiagramPosition
}

export interface DiagramWaypoint {
  readonly passingInstruction: PassingInstruction
  /**
   * Indices of marks. The first of a pair is on the port side of approaching boats, unless names or
   * positions tell otherwise.
   */
  readonly marks: readonly [number] | readonly [number, number]
  /** The name of the control point. */
  readonly name?: string | null
}

export interface DiagramCourse {
  readonly name: string | null
  readonly marks: readonly DiagramMark[]
  /** The sequence as sailed, with every lap. */
  readonly waypoints: readonly DiagramWaypoint[]
  /**
   * The waypoints from `start` (inclusive) to `end` (exclusive) are the first occurrence of the
   * repeatable part. The other occurrences follow directly.
   */
  readonly repeatablePart?: {
    readonly start: number
    readonly end: number
    readonly occurrences: number
  }
  readonly numberOfLaps: number | null
}
