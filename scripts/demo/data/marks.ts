/**
 * The marks of the race committee, off the mouth of the Kiel Fjord. The wind blows from 240 degrees:
 * mark 1 lies 0.9 nautical miles to windward of the start line.
 */

interface Look {
  readonly markType: 'BUOY' | 'STARTBOAT' | 'FINISHBOAT'
  readonly color?: string
  readonly shape?: 'CYLINDER' | 'CONICAL'
  readonly pattern?: 'CHECKERED'
}

const orangeCylinder: Look = { markType: 'BUOY', color: '#FF8000', shape: 'CYLINDER' }
const yellowCylinder: Look = { markType: 'BUOY', color: '#FFD700', shape: 'CYLINDER' }
const yellowCone: Look = { markType: 'BUOY', color: '#FFD700', shape: 'CONICAL' }
const redCone: Look = { markType: 'BUOY', color: '#E03030', shape: 'CONICAL' }
const checkeredCone: Look = { ...redCone, pattern: 'CHECKERED' }
const startBoat: Look = { markType: 'STARTBOAT' }
const finishBoat: Look = { markType: 'FINISHBOAT' }

/** @param role the mark role */
const mark = <ShortName extends string>(
  name: string,
  shortName: ShortName,
  role: string,
  look: Look,
  position: readonly [latitude: number, longitude: number],
) => ({ name, shortName, role, ...look, position })

export const marks = [
  mark('Pin', 'Pin', 'Pin end of the start line', redCone, [54.46385, 10.26115]),
  mark('Committee boat', 'CB', 'Boat end of the start line', startBoat, [54.46615, 10.25885]),
  mark('Mark 1', '1', 'Windward mark', orangeCylinder, [54.4575, 10.23765]),
  mark('Mark 1a', '1a', 'Offset mark', yellowCone, [54.45678, 10.23837]),
  mark('Mark 2', '2', 'Outer windward mark', orangeCylinder, [54.45117, 10.25321]),
  mark('Mark 3p', '3p', 'Port mark of the outer gate', yellowCylinder, [54.45817, 10.27175]),
  mark('Mark 3s', '3s', 'Starboard mark of the outer gate', yellowCylinder, [54.45701, 10.2729]),
  mark('Mark 4p', '4p', 'Port mark of the leeward gate', orangeCylinder, [54.46472, 10.2563]),
  mark('Mark 4s', '4s', 'Starboard mark of the leeward gate', orangeCylinder, [54.46328, 10.25774]),
  mark('Finish pin', 'FP', 'Pin end of the finish line', checkeredCone, [54.45827, 10.26172]),
  mark('Finish boat', 'FB', 'Boat end of the finish line', finishBoat, [54.46, 10.26]),
  mark('Spare buoy', 'Spare', 'Spare mark', yellowCylinder, [54.4661, 10.2594]),
]

export type ShortName = (typeof marks)[number]['shortName']

/** Distinguishes the marks of the demo from others in the inventory. */
export const inventoryTag = 'fjord-cup'
