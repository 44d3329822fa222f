/**
 * A map below a chart, from the tile server that the operator names. A chart is so small that a tile
 * keeps straight sides when it is turned with the chart.
 */
import type { Position } from './position.ts'

/** In units of the chart. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The limit for an area with north up. A chart that is turned shows about half of its tiles. */
const tilesMax = 64
const zoomMax = 18

/** From 0 in the west and in the north to 1. The web Mercator projection: EPSG:3857. */
const onMap = ({ latitude, longitude }: Position) => ({
  x: (longitude + 180) / 360,
  y: 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI),
})

const fromMap = (x: number, y: number) => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: 360 * x - 180,
})

/** Whether two areas have points in common, or nearly so. */
const overlaps = (one: readonly Point[]) => (other: readonly Point[]) =>
  (['x', 'y'] as const).every((axis) => {
    const [a, b] = [one, other].map((points) => points.map((point) => point[axis]))
    return a && b && Math.min(...a) <= Math.max(...b) && Math.min(...b) <= Math.max(...a)
  })

/**
 * The images of the map, each a square with sides of 1 before its transformation.
 * @param template an address with `{z}`, `{x}` and `{y}`
 * @param corners of the chart
 */
export const mapTiles = (
  template: string,
  corners: readonly Position[],
  toPoint: (position: Position) => Point,
) => {
  const points = corners.map(onMap)
  const west = points[0]?.x ?? 0
  // A chart across the antimeridian has corners on both edges of the map.
  const xs = points.map(({ x }) => west + ((x - west + 1.5) % 1) - 0.5)
  const ys = points.map(({ y }) => Math.min(Math.max(y, 0), 0.999_999))
  const rangesAt = (zoom: number) =>
    [xs, ys].map((values) => {
      const first = Math.floor(Math.min(...values) * 2 ** zoom)
      const last = Math.floor(Math.max(...values) * 2 ** zoom)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
  let zoom = zoomMax
  const count = () => rangesAt(zoom).reduce((product, { length }) => product * length, 1)
  while (zoom > 0 && count() > tilesMax) zoom -= 1
  const size = 2 ** zoom
  const isSeen = overlaps(corners.map(toPoint))
  const [columns = [], rows = []] = rangesAt(zoom)
  return columns.flatMap((column) =>
    rows.flatMap((row) => {
      const corner = (right: number, down: number) =>
        toPoint(fromMap((column + right) / size, (row + down) / size))
      const [origin, right, down] = [corner(0, 0), corner(1, 0), corner(0, 1)]
      if (!isSeen([origin, right, down, corner(1, 1)])) return []
      const sides = [right, down].flatMap(({ x, y }) => [x - origin.x, y - origin.y])
      const names = { z: zoom, x: ((column % size) + size) % size, y: row }
      return {
        href: template.replace(/\{([xyz])\}/g, (_, name: 'x' | 'y' | 'z') => String(names[name])),
        transform: `matrix(${[...sides, origin.x, origin.y].map((value) => value.toFixed(4)).join(' ')})`,
      }
    }),
  )
}

/** Attributes of every image. Slightly larger than its square, because gaps would show. */
export const tileShape = { width: '1.004', height: '1.004', preserveAspectRatio: 'none' }
