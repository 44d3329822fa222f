/**
 * The marks of the race committee, off the mouth of the Kiel Fjord. The wind blows from 240 degrees:
 * mark 1 lies 0.9 nautical miles to windward of the start line.
 */

export interface DemoMark {
  readonly name: string
  readonly shortName: string
  /** The mark role. */
  readonly role: string
  readonly markType: 'BUOY' | 'STARTBOAT' | 'FINISHBOAT'
  readonly color?: string
  readonly shape?: 'CYLINDER' | 'CONICAL'
  readonly pattern?: 'CHECKERED'
  /** In degrees. */
  readonly position: readonly [latitude: number, longitude: number]
}

const orange = '#FF8000'
const yellow = '#FFD700'
const red = '#E03030'

export const marks = [
  {
    name: 'Pin',
    shortName: 'Pin',
    role: 'Pin end of the start line',
    markType: 'BUOY',
    color: red,
    shape: 'CONICAL',
    position: [54.46385, 10.26115],
  },
  {
    name: 'Committee boat',
    shortName: 'CB',
    role: 'Boat end of the start line',
    markType: 'STARTBOAT',
    position: [54.46615, 10.25885],
  },
  {
    name: 'Mark 1',
    shortName: '1',
    role: 'Windward mark',
    markType: 'BUOY',
    color: orange,
    shape: 'CYLINDER',
    position: [54.4575, 10.23765],
  },
  {
    name: 'Mark 1a',
    shortName: '1a',
    role: 'Offset mark',
    markType: 'BUOY',
    color: yellow,
    shape: 'CONICAL',
    position: [54.45678, 10.23837],
  },
  {
    name: 'Mark 2',
    shortName: '2',
    role: 'Outer windward mark',
    markType: 'BUOY',
    color: orange,
    shape: 'CYLINDER',
    position: [54.45117, 10.25321],
  },
  {
    name: 'Mark 3p',
    shortName: '3p',
    role: 'Port mark of the outer gate',
    markType: 'BUOY',
    color: yellow,
    shape: 'CYLINDER',
    position: [54.45817, 10.27175],
  },
  {
    name: 'Mark 3s',
    shortName: '3s',
    role: 'Starboard mark of the outer gate',
    markType: 'BUOY',
    color: yellow,
    shape: 'CYLINDER',
    position: [54.45701, 10.2729],
  },
  {
    name: 'Mark 4p',
    shortName: '4p',
    role: 'Port mark of the leeward gate',
    markType: 'BUOY',
    color: orange,
    shape: 'CYLINDER',
    position: [54.46472, 10.2563],
  },
  {
    name: 'Mark 4s',
    shortName: '4s',
    role: 'Starboard mark of the leeward gate',
    markType: 'BUOY',
    color: orange,
    shape: 'CYLINDER',
    position: [54.46328, 10.25774],
  },
  {
    name: 'Finish pin',
    shortName: 'FP',
    role: 'Pin end of the finish line',
    markType: 'BUOY',
    color: red,
    shape: 'CONICAL',
    pattern: 'CHECKERED',
    position: [54.45827, 10.26172],
  },
  {
    name: 'Finish boat',
    shortName: 'FB',
    role: 'Boat end of the finish line',
    markType: 'FINISHBOAT',
    position: [54.46, 10.26],
  },
  {
    name: 'Spare buoy',
    shortName: 'Spare',
    role: 'Spare mark',
    markType: 'BUOY',
    color: yellow,
    shape: 'CYLINDER',
    position: [54.4661, 10.2594],
  },
] as const satisfies readonly DemoMark[]

export type ShortName = (typeof marks)[number]['shortName']

/** Distinguishes the marks of the demo from others in the inventory. */
export const inventoryTag = 'fjord-cup'
