/** The map below charts: its tiles, its setting, and which pages allow its host. */
import { describe, expect, it } from 'vitest'
import { pointOf, positionAt, viewAround } from '#pages/rules/fleetLayout.ts'
import { mapTiles } from '#positions/rules/mapTiles.ts'
import { localEnvironment } from '../../scripts/requests/environment.ts'
import { readSettings } from '#endpoint/settings.ts'
import { coursePath } from '../support/courses.ts'
import { makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const tiles = 'https://tiles.test/{z}/{x}/{y}.png'
const service = await useTestService({ MAP_TILES: tiles, MAP_ATTRIBUTION: 'Charts & Co' })
const officer = await service.createUser('officer')

describe('the tiles', () => {
  /** The number of the tile, as the wiki of OpenStreetMap computes it ("Slippy map tilenames"). */
  const tileOf = (
    { latitude, longitude }: { latitude: number; longitude: number },
    zoom: number,
  ) => {
    const phi = (latitude * Math.PI) / 180
    const share = (1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2
    const column = Math.floor(((longitude + 180) / 360) * 2 ** zoom) % 2 ** zoom
    return `${zoom}/${column}/${Math.floor(share * 2 ** zoom)}`
  }

  /** A view with north to the right, and one with north up. */
  const viewsAt = (latitude: number, longitude: number) => {
    const view = viewAround([{ latitude, longitude }])
    const [a = 0, , , d = 0, ...middle] = view.matrix
    return [view, { ...view, matrix: [0, a, -d, 0, ...middle] }]
  }

  it.each([
    ['Kiel', 54.465, 10.26],
    ['Auckland', -36.8, 174.8],
    ['the antimeridian', -17, 179.999],
    ['the far north', 78.2, 15.6],
  ])('lie where their numbers say: %s', (_, latitude, longitude) => {
    for (const view of viewsAt(latitude, longitude)) {
      const corners = [0, 400].flatMap((x) => [0, 400].map((y) => positionAt(view, { x, y })))
      const images = mapTiles('{z}/{x}/{y}', corners, (position) => pointOf(view, position))
      const boxes = images.map(({ href, transform }) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(
          Number,
        )
        const inside = (x: number, y: number) => {
          const size = a * d - b * c
          const [right, down] = [
            (d * (x - e) - c * (y - f)) / size,
            (a * (y - f) - b * (x - e)) / size,
          ]
          return right >= 0 && right < 1 && down >= 0 && down < 1
        }
        return { href, inside }
      })
      const zoom = Number(images[0]?.href.split('/')[0])
      for (const [x, y] of [
        [3, 5],
        [201, 177],
        [396, 398],
      ] as const) {
        const wanted = tileOf(
          {
            ...positionAt(view, { x, y }),
            longitude: wrapped(positionAt(view, { x, y }).longitude),
          },
          zoom,
        )
        expect(boxes.filter(({ inside }) => inside(x, y)).map(({ href }) => href)).toEqual([wanted])
      }
      expect(images.length).toBeLessThanOrEqual(64)
      expect(images.length).toBeGreaterThan(8)
    }
  })
})

const wrapped = (longitude: number) => ((longitude + 540) % 360) - 180

describe('the setting', () => {
  const mapOf = (more: NodeJS.ProcessEnv) =>
    readSettings({ ...localEnvironment, TABLE_NAME: 'table', ...more }).map

  it('is off by default, and names OpenStreetMap', () => {
    expect(mapOf({})).toBeUndefined()
    expect(mapOf({ MAP_TILES: tiles })).toEqual({
      tiles,
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
    })
    expect(mapOf({ MAP_TILES: tiles, MAP_ATTRIBUTION: 'Charts' })).toEqual({
      tiles,
      attribution: 'Charts',
    })
  })

  it.each([
    'tiles.test/{z}/{x}/{y}',
    'https://tiles.test/{z}/{x}.png',
    'https://{s}.tiles.test/{z}/{x}/{y}',
    'javascript:{z}/{x}/{y}',
    'https://tiles.test:99999/{z}/{x}/{y}',
    'https://tiles.test/{z}/{x}/{-y}/{y}',
  ])('refuses %s, and says what is right', (wrong) => {
    expect(() => mapOf({ MAP_TILES: wrong })).toThrow(
      `MAP_TILES is "${wrong}": it must be an address with https, {z}, {x} and {y}`,
    )
  })

  it('has http only on the machine of the operator', () => {
    const plain = 'http://tiles.test/{z}/{x}/{y}'
    expect(mapOf({ MAP_TILES: plain, LOCAL_GATEWAY: '1' })?.tiles).toBe(plain)
    expect(() => mapOf({ MAP_TILES: plain, LOCAL_GATEWAY: undefined })).toThrow('MAP_TILES')
  })
})

describe('the pages', () => {
  const policyOf = async (path: string) => {
    const reply = await service.request(`GET ${path}`, {
      token: officer,
      headers: { accept: 'text/html' },
    })
    return {
      text: reply.text,
      policy: reply.headers['content-security-policy'],
      referrer: reply.headers['referrer-policy'],
    }
  }

  it('allow images of that host where there is a map, and nowhere else', async () => {
    const regatta = await makeEvent(service, officer, { numberofraces: 1 })
    const course = await policyOf(`/course/${coursePath(regatta, 'R1')}`)
    const board = await policyOf(`/board/${coursePath(regatta, 'R1')}`)

    expect(course.policy).toContain("img-src https://tiles.test 'self' data:")
    expect(course.referrer).toBe('strict-origin')
    expect(course.text).toContain(String.raw`Charts \u0026 Co`)
    // No boats, no chart.
    expect(board.policy).not.toContain('tiles.test')
    expect(board.referrer).toBe('no-referrer')
  })
})
