/** Courses for chart plotters: the reviewed documents, and rules of both formats. */
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bearingBetween } from '#positions/rules/geodesic.ts'
import { geoJsonOf } from '#courses/pictures/exchange/geoJson.ts'
import { gpxOf } from '#courses/pictures/exchange/gpx.ts'
import { reviewedText } from '../support/golden.ts'
import { course, mark, single } from './pictures/courseDiagramMarks.ts'
import { geoJsonFaults, gpxFaults } from './courseExchangeChecks.ts'
import { exchangeSamples } from './courseExchangeSamples.ts'

const folder = resolve(import.meta.dirname, '../golden/courseExchange')

describe.each(Object.entries(exchangeSamples))('the documents of %s', (name, sample) => {
  const documents = {
    gpx: gpxOf(sample),
    // One line for each feature.
    geojson: JSON.stringify(geoJsonOf(sample)).replaceAll('{"type":"Feature"', '\n$&') + '\n',
  }

  it.each(Object.entries(documents))('are the reviewed ones: %s', (ending, text) => {
    const file = resolve(folder, `${name}.${ending}`)
    expect(
      text === reviewedText(file, text),
      'A document changed.\n' +
        '1. Run npm run generate.\n' +
        `2. Open ${name}.${ending} of tests/golden/courseExchange in a program for charts.\n` +
        '3. Commit it if the course is still right there.',
    ).toBe(true)
  })

  it('follow the rules of their formats', () => {
    expect(gpxFaults(documents.gpx)).toEqual([])
    expect(geoJsonFaults(geoJsonOf(sample))).toEqual([])
  })
})

const at = (latitude: number, longitude: number) => ({ position: { latitude, longitude } })

describe('a leg', () => {
  const legFrom = (...positions: readonly (readonly [number, number])[]) => {
    const marks = positions.map(([latitude, longitude], index) =>
      mark(`${index}`, `Mark ${index}`, at(latitude, longitude)),
    )
    const sample = course(
      'Legs',
      marks,
      [...marks.keys()].map((index) => single('Port', index)),
    )
    const { features } = geoJsonOf(sample)
    return features
      .filter(({ id }) => id.startsWith('leg'))
      .map(({ geometry, properties }) => ({
        ...properties,
        geometry,
      }))
  }

  it.each([
    ['to the north', [54, 10], [54.1, 10], 6.01, 0],
    ['to the east on the equator', [0, 10], [0, 11], 60.108, 90],
    ['to the south', [1, 10], [0, 10], 59.705, 180],
    ['to the west across the antimeridian', [0, -179.5], [0, 179.5], 60.108, 270],
  ] as const)(
    'has its length in nautical miles and its bearing: %s',
    (_, from, to, miles, degrees) => {
      const [leg] = legFrom(from, to)

      expect(leg).toMatchObject({ number: 1, nauticalMiles: miles, degreesTrue: degrees })
    },
  )

  it('of length zero has no bearing, and a bearing is never rounded to 360', () => {
    expect(legFrom([54, 10], [54, 10])).toMatchObject([{ nauticalMiles: 0, degreesTrue: null }])
    expect(bearingBetween({ latitude: 54, longitude: 10 }, { latitude: 54, longitude: 10 })).toBe(
      undefined,
    )
    expect(legFrom([54, 10], [55, 9.99999])).toMatchObject([{ degreesTrue: 0 }])
  })

  it('is split at the antimeridian, at the latitude of the crossing', () => {
    expect(legFrom([10, 179], [12, -179], [10, 179])).toMatchObject([
      {
        geometry: {
          type: 'MultiLineString',
          coordinates: [
            [
              [179, 10],
              [180, 11],
            ],
            [
              [-180, 11],
              [-179, 12],
            ],
          ],
        },
      },
      {
        geometry: {
          type: 'MultiLineString',
          coordinates: [
            [
              [-179, 12],
              [-180, 11],
            ],
            [
              [180, 11],
              [179, 10],
            ],
          ],
        },
      },
    ])
  })

  it('that only touches the antimeridian is not split', () => {
    expect(legFrom([10, 179], [12, 180]).map(({ geometry }) => geometry?.type)).toEqual([
      'LineString',
    ])
    expect(legFrom([10, 179], [12, -180])).toMatchObject([
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [179, 10],
            [180, 12],
          ],
        },
      },
    ])
    expect(legFrom([10, 180], [12, -179])).toMatchObject([
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [-180, 10],
            [-179, 12],
          ],
        },
      },
    ])
  })
})

describe('numbers', () => {
  it('have seven decimals at most, and no exponent', () => {
    const tiny = course('Tiny', [mark('1', 'One', at(1e-7, -1.23456789e-5))], [])
    expect(gpxOf(tiny)).toContain('<wpt lat="0.0000001" lon="-0.0000123">')
    const zero = course('Zero', [mark('1', 'One', at(-1e-9, 179.99999999))], [])
    expect(gpxOf(zero)).toContain('<wpt lat="0" lon="-180">')
    expect(geoJsonOf(zero).features[0]?.geometry?.coordinates).toEqual([180, 0])
  })
})

it('the bounds of GPX cross the antimeridian', () => {
  const boundsOf = (...positions: readonly (readonly [number, number])[]) => {
    const marks = positions.map(([latitude, longitude], index) =>
      mark(`${index}`, `Mark ${index}`, at(latitude, longitude)),
    )
    return /<bounds[^>]*>/.exec(gpxOf(course('Bounds', marks, [])))?.[0]
  }

  expect(boundsOf([-16.8, 179.9985], [-16.785, -179.9985])).toBe(
    '<bounds minlat="-16.8" minlon="179.9985" maxlat="-16.785" maxlon="-179.9985"/>',
  )
  expect(boundsOf([54, 10], [55, 11])).toContain('minlon="10" maxlat="55" maxlon="11"')
})
