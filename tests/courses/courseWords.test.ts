/** Passing instructions, suggestions for misspelled words, and distances. */
import { describe, expect, it } from 'vitest'
import { instructionsFor, passingInstructions, takesMarks } from '#courses/rules/waypoint.ts'
import { distanceBetween } from '#positions/rules/geodesic.ts'
import { doubtfulPairs } from '#courses/rules/configuration.ts'
import { nearestOf } from '#values/suggestion.ts'
import { readRight, windwardLeeward } from './courseFixture.ts'

it('instructions take one mark or two', () => {
  const table = passingInstructions.map((each) => [each, takesMarks(each, 1), takesMarks(each, 2)])

  expect(table).toEqual([
    ['None', true, true],
    ['Port', true, false],
    ['Starboard', true, false],
    ['Single_Unknown', true, false],
    ['FixedBearing', true, false],
    ['Gate', false, true],
    ['Line', false, true],
    ['Offset', false, true],
  ])
  expect(instructionsFor(2)).toEqual(['None', 'Gate', 'Line', 'Offset'])
  expect(instructionsFor(3)).toEqual([])
})

describe('the nearest word', () => {
  it.each([
    ['port', ['Starboard', 'Port'], 'Port'],
    ['Prot', ['Line', 'Port'], 'Port'],
    ['mc-9', ['mc-10', 'mc-8'], 'mc-8'],
    ['b', ['a'], undefined],
    ['to', ['at'], undefined],
    ['Gybe', ['Gate', 'Line'], 'Gate'],
    ['Leeward', ['Gate', 'Line'], undefined],
    ['x', [], undefined],
  ])('to %s of %j is %s', (found, names, wanted) => {
    expect(nearestOf(found, names)).toBe(wanted)
  })
})

describe('the distance', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })

  it.each([
    ['nowhere', at(54, 10), at(54, 10), 0],
    ['a minute of latitude', at(54, 10), at(54 + 1 / 60, 10), 1_855],
    ['over the antimeridian', at(0, 179.99), at(0, -179.99), 2_226],
    ['from pole to pole', at(90, 0), at(-90, 120), 20_003_931],
    ['around a pole', at(90, 0), at(90, 90), 0],
  ])('%s', (_, one, other, metres) => {
    expect(Math.round(distanceBetween(one, other))).toBe(metres)
    expect(Math.round(distanceBetween(other, one))).toBe(metres)
  })
})

it('a wide pair is found with positions that were set later', () => {
  const configuration = readRight(windwardLeeward())
  const positions = new Map([
    [3, { latitude: 54, longitude: 10 }],
    [4, { latitude: 54.1, longitude: 10 }],
  ])

  expect(doubtfulPairs(configuration, (mark) => positions.get(mark))).toEqual([
    {
      pointer: '/waypoints/2/markConfigurationIds',
      code: 'wide-pair',
      detail: 'the two marks of waypoint 3 (`Gate`) lie 11.1 km apart',
    },
  ])
})
