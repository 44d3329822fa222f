/** Boats that beat to a windward mark and run back, for tests of the chart and of the board. */
import type { Fix, Track } from '../../lib/domain/tracking/fix.ts'
import type { ChartBoat } from '../../lib/rendering/raceChart/boats.ts'
import type { DiagramCourse } from '../../lib/rendering/courseDiagram/course.ts'

export const raceStart = Date.parse('2026-06-20T12:00:00Z')

const metersPerDegree = 111_195
const origin = { latitude: 54.42, longitude: 10.19 }

/** @param east metres from the middle of the start line; `north` likewise */
const positionAt = (east: number, north: number) => ({
  latitude: origin.latitude + north / metersPerDegree,
  longitude:
    origin.longitude + east / metersPerDegree / Math.cos((origin.latitude * Math.PI) / 180),
})

const mark = (name: string, color: string, east: number, north: number) => ({
  name,
  shortName: name,
  color,
  position: positionAt(east, north),
})

/** The legs are 1,200 metres long. */
export const upAndDownCourse: DiagramCourse = {
  name: 'Up and down',
  marks: [
    mark('Pin', '#ff8800', -100, 0),
    { ...mark('RC', '#ffffff', 100, 0), markType: 'STARTBOAT' },
    mark('1', '#ff8800', 0, 1200),
    mark('4p', '#ffdd00', -50, 120),
    mark('4s', '#ffdd00', 50, 120),
  ],
  waypoints: [
    { passingInstruction: 'Line', marks: [0, 1], name: 'Start' },
    { passingInstruction: 'Port', marks: [2] },
    { passingInstruction: 'Gate', marks: [3, 4] },
    { passingInstruction: 'Port', marks: [2] },
    { passingInstruction: 'Line', marks: [0, 1], name: 'Finish' },
  ],
  numberOfLaps: 2,
}

const secondsOfFix = 5

/** Upwind in tacks of 100 seconds at 45 degrees to the wind, then straight down. */
const trackOf = (index: number, count: number, seconds: number, start: number): Track => {
  const speed = 3.2 - (index % 17) * 0.03 - Math.floor(index / 17) * 0.01
  let east = (index / Math.max(count - 1, 1) - 0.5) * 180
  let north = -10
  let isRunning = false
  return Array.from({ length: Math.floor(seconds / secondsOfFix) + 1 }, (_, step): Fix => {
    const second = step * secondsOfFix
    const isOnPort = Math.floor((second + index * 37) / 100) % 2 === 0
    const upwind = isOnPort ? 45 : 315
    if (north > 1200) isRunning = true
    const bearing = isRunning ? 180 + (index % 9) - 4 : upwind
    const timeMillis = start + second * 1000
    const fix = { ...positionAt(east, north), timeMillis, speed, bearing }
    east += Math.sin((bearing * Math.PI) / 180) * speed * secondsOfFix
    north += Math.cos((bearing * Math.PI) / 180) * speed * secondsOfFix
    return fix
  })
}

const firstNames = ['Anna', 'Bjørn', 'Chiara', 'Dmitri', 'Étienne', 'Fatima', 'Günther', 'Hanna']
const lastNames = [
  'Schmidt',
  'Müller-Lüdenscheidt',
  'Ó Briain',
  'Rossi',
  'Li',
  'Papadopoulou',
  'Ek',
]
const colors = ['#d81b60', '#1e88e5', '#ffc107', '#004d40', '#8e24aa', '#43a047', '#6d4c41']

/** @param seconds after the start, until which the boats have sailed */
export const sailingFleet = (
  count: number,
  seconds: number,
  start = raceStart,
): readonly ChartBoat[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`,
    sailNumber: `GER ${100 + index * 7}`,
    color: index % 5 === 4 ? null : (colors[index % colors.length] ?? null),
    track: trackOf(index, count, seconds, start),
    rank: index + 1,
  }))
