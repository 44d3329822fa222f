/** What can be drawn: a course as it is sailed, with the marks by their place in the list. */

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
  /** In degrees, as are the longitudes. */
  readonly latitude: number
  readonly longitude: number
}

export interface DiagramMark {
  readonly name: string
  readonly shortName: string
  /** The name of the mark's role. */
  readonly role?: string
  /** `#RRGGBB`; anything else counts as no color. */
  readonly color?: string
  readonly shape?: 'CYLINDER' | 'CONICAL'
  readonly pattern?: 'CHECKERED'
  readonly markType?: MarkType
  readonly position?: DiagramPosition
}

export interface DiagramWaypoint {
  readonly passingInstruction: PassingInstruction
  /** Of a pair, the first is to port of those who come to it, unless names or positions say more. */
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
   * The waypoints from `start` up to, and without, `end` are the first time that the part is
   * sailed; the other times follow directly.
   */
  readonly repeatablePart?: {
    readonly start: number
    readonly end: number
    readonly occurrences: number
  }
  readonly numberOfLaps: number | null
}
