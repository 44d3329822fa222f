/** Marks in files, without the service. */
import { shownError } from '#values/failure.ts'
import { describe, expect, it } from 'vitest'
import { readMarksFile } from '#courses/rules/marksFile.ts'
import { formatDegrees, readDegrees, readPosition } from '#positions/rules/positionText.ts'
import { fileOfBay } from '../support/bay.ts'

const read = (text: string) => readMarksFile(Buffer.from(text))

const gpx = (inner: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`

const kml = (inner: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder>${inner}</Folder></Document></kml>`

describe('positions', () => {
  it.each([
    ['54.42', 'NS', 54.42],
    ['-54,42', 'NS', -54.42],
    ["54°25.2'N", 'NS', 54.42],
    ['54° 25′ 12″ N', 'NS', 54.42],
    ['N 54 25.200', 'NS', 54.42],
    ['S54-25.2', 'NS', -54.42],
    ["010°10,8' W", 'EW', -10.18],
    ["17°30'00''S", 'NS', -17.5],
    ['54°N', 'NS', 54],
    ['0', 'EW', 0],
  ] as const)('read %s', (text, letters, expected) => {
    expect(readDegrees(text, letters)).toBeCloseTo(expected, 10)
  })

  it.each([
    '54.42E',
    '54 60N',
    '54 25 60',
    '91',
    '-54N',
    'N54S',
    '',
    'N',
    '54.42.1',
    '1e1',
    'x',
    '54°30″N',
    '54.42″',
  ])('do not read %j as a latitude', (text) => {
    expect(readDegrees(text, 'NS')).toBeUndefined()
  })

  it.each([
    "54°25.2'N 10°10.8'E",
    "N54°25.2' E10°10.8'",
    '54.42, 10.18',
    '54,42; 10,18',
    '54.42 10.18',
    "54°25.2'N/10°10.8'E",
  ])('read both in %s', (text) => {
    const { latitude, longitude } = readPosition(text) ?? {}
    expect([latitude?.toFixed(6), longitude?.toFixed(6)]).toEqual(['54.420000', '10.180000'])
  })

  it.each(['54.42', "10°10.8'E 54°25.2'N", '54.42, 181', ''])('do not read %j', (text) => {
    expect(readPosition(text)).toBeUndefined()
  })

  it('are written so that they are read again', () => {
    for (const degrees of [0, 54.42, -10.999_999_9, 89.999_999_99, 0.000_01]) {
      const again = readDegrees(formatDegrees(degrees, 'NS'), 'NS')
      expect(again).toBeCloseTo(degrees, 4)
    }
  })
})

describe('a file of marks', () => {
  it('has the marks of a bay', () => {
    const { kind, marks, errors } = readMarksFile(fileOfBay)

    expect([kind, marks.length, errors]).toEqual(['CSV', 34, []])
    expect(marks[0]).toMatchObject({ row: 2, shortName: 'SA', color: '#FF6A00', shape: 'CYLINDER' })
  })

  it('is GPX with waypoints; routes and tracks are ignored', () => {
    const file = gpx(
      '<wpt lat="54.42" lon="10.18"><ele>0</ele><name> Tonne &amp; 1 </name></wpt>' +
        '<rte><name>Route</name><rtept lat="1" lon="2"/></rte>',
    )
    expect(read(file)).toMatchObject({
      kind: 'GPX',
      errors: [],
      ignored: ['Route'],
      marks: [{ row: 1, name: 'Tonne & 1', latitude: 54.42, longitude: 10.18 }],
    })
  })

  it('is KML with points; lines are ignored', () => {
    const file = kml(
      '<Placemark><name>1</name><Point><coordinates>10.18, 54.42 ,0</coordinates></Point></Placemark>' +
        '<Placemark><name>Coast</name><LineString/></Placemark>',
    )
    expect(read(file)).toMatchObject({
      kind: 'KML',
      errors: [],
      ignored: ['Coast'],
      marks: [{ row: 1, name: '1', latitude: 54.42, longitude: 10.18 }],
    })
  })

  it('is a table that has letters only, or positions in two columns', () => {
    expect(read('Letter,Lat,Lon,Depth\nA,54.42,10.18,8\n')).toMatchObject({
      kind: 'CSV',
      ignored: ['Depth'],
      errors: [],
      marks: [{ row: 2, name: 'A', shortName: 'A', latitude: 54.42 }],
    })
  })

  it.each([
    'Name,Lat deg,Lat min,N/S,Lon deg,Lon min,E/W\n1,54,25.2,N,10,10.8,W\n',
    'Name;Lat;Lat min;Lat sec;NS;Long;Long min;Long sec;EW\n1;54;25;12;n;10;10;48;w\n',
    'Name,Latitude,N/S,Longitude,E/W\n1,54.42,N,10.18,W\n',
    'Name;Lat min;Lat;Lon;Lon min\n1;25,2;54;-10;10,8\n',
  ])('is a table with a column for each part of a position: %j', (file) => {
    const { marks, errors } = read(file)

    expect(errors).toEqual([])
    expect([marks[0]?.latitude.toFixed(6), marks[0]?.longitude.toFixed(6)]).toEqual([
      '54.420000',
      '-10.180000',
    ])
  })

  it.each(['Name,Lat,Min,Lon,Min\n1,54,25.2,10,10.8\n', 'Name,Deg,Lat min,Lon\n1,54,25,10\n'])(
    'names a part that may be of both: %j',
    (file) => {
      const [, part = ''] = /,(Min|Deg),/.exec(file) ?? []
      expect(() => read(file)).toThrow(`The column \`${part}\` may be a part`)
    },
  )

  it('is no GPX with a route only', () => {
    const route = '<rte><name>Route</name><rtept lat="1" lon="2"/></rte>'

    expect(() => read(gpx(route))).toThrow('only routes or tracks')
    expect(read(gpx('')).errors).toMatchObject([{ code: 'required' }])
  })

  it('names the row and the column of every error', () => {
    const file =
      "Name;Lat;Lon;Colour\n;54;10;red\n1;95;10;reddish\n2;54°61'N;x;\n3;54;;\n4;1;2;\n 4;1;2;\n"
    const { errors, marks } = read(file)

    expect(errors.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'Name', 'required'],
      [3, 'Colour', 'color'],
      [3, 'Lat', 'position'],
      [4, 'Lat', 'position'],
      [4, 'Lon', 'position'],
      [5, 'Lon', 'required'],
      [7, 'Name', 'repeated'],
    ])
    expect(marks).toHaveLength(2)
  })

  it('names a missing column, and a wrong position once', () => {
    const { errors } = read('Name;Latitud;Lon\n1;54;10\n')
    expect(errors.map(shownError)).toMatchObject([
      { row: 1, column: 'latitude', suggestion: expect.stringContaining('Latitud') as string },
    ])
    expect(read('Name;Position\n1;north\n').errors).toMatchObject([
      { row: 2, column: 'Position', code: 'position' },
    ])
  })

  it('names the number and the name of a wrong waypoint', () => {
    const { errors } = read(
      gpx('<wpt lat="1" lon="2"><name>A</name></wpt><wpt lat="x" lon="2"><name>B</name></wpt>'),
    )
    expect(errors.map(shownError)).toMatchObject([
      { row: 2, column: 'lat', detail: expect.stringContaining('waypoint `B`') as string },
    ])
  })

  it.each([
    ['a DTD', `<!DOCTYPE gpx [<!ENTITY a "b">]>${gpx('')}`],
    ['an unknown entity', gpx('<wpt lat="1" lon="2"><name>&a;</name></wpt>')],
    ['another root', '<html/>'],
    ['no end', '<gpx><wpt>'],
    ['an archive', 'PK\u0003\u0004'],
  ])('is refused with %s', (_, file) => {
    expect(() => read(file)).toThrow(
      expect.objectContaining({ code: 'malformed-request' }) as Error,
    )
  })

  it.each([
    ['nothing', gpx('')],
    ['a header only', 'Name,Lat,Lon\n'],
    [
      '1,001 marks',
      `Name,Lat,Lon\n${Array.from({ length: 1001 }, (_, at) => `${at},1,2\n`).join('')}`,
    ],
  ])('has one error for %s', (_, file) => {
    expect(read(file)).toMatchObject({ marks: [], errors: [{ row: 1 }] })
  })
})
