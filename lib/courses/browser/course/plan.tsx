/** A plan of the water with north at the top. A tap on it moves the start. */
import { mapTiles, tileShape } from '#positions/browser/mapTiles.ts'

export type Position = import('./question.ts').Position

const [width, height, margin] = [400, 300, 40]

/** From -180 to 180. */
const signed = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The middle and the length of a range; at least half a mile, for a single mark. */
const rangeOf = (values: number[]): [number, number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return [(least + most) / 2, Math.max(most - least, 0.01)]
}

const viewOf = (positions: Position[]) => {
  const { latitude: north, longitude: west } = positions[0] ?? { latitude: 0, longitude: 0 }
  // Degrees of longitude are shorter than those of latitude.
  const shrink = Math.cos((north * Math.PI) / 180)
  const flat = ({ latitude, longitude }: Position) => ({
    x: signed(longitude - west) * shrink,
    y: north - latitude,
  })
  const [middleX, wide] = rangeOf(positions.map((position) => flat(position).x))
  const [middleY, high] = rangeOf(positions.map((position) => flat(position).y))
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high)
  return {
    toPoint: (position: Position) => {
      const { x, y } = flat(position)
      return { x: width / 2 + (x - middleX) * scale, y: height / 2 + (y - middleY) * scale }
    },
    toPosition: (x: number, y: number) => ({
      latitude: north - middleY - (y - height / 2) / scale,
      longitude: signed(west + (middleX + (x - width / 2) / scale) / shrink),
    }),
  }
}

/** Without `move`, the marks stay where they are. */
export const Plan = ({
  course,
  map,
  marks,
  circles,
  wind = NaN,
  move,
}: {
  course: any
  map?: import('./api.ts').MapData
  marks: { position?: Position }[]
  circles: string
  wind?: number
  move?: (start: Position) => void
}) => {
  const designed: (Position & { name: string })[] = (course?.markConfigurations ?? []).flatMap(
    ({ effectiveProperties, positioning, lastKnownPosition }: any) => {
      const position = positioning?.position ?? lastKnownPosition
      const name = effectiveProperties.shortName
      return position
        ? { name, latitude: position.latitude_deg, longitude: position.longitude_deg }
        : []
    },
  )
  const others = marks.flatMap(({ position = [] }) => position)
  const shown = course && designed.length > 0 ? designed : others
  if (shown.length === 0) return null
  const { toPoint, toPosition } = viewOf(shown)
  // The course reaches into the corner at the top left, or into the one below.
  const free = wind % 180 > 90 ? height - 28 : 28
  const tap = ({ clientX, clientY, currentTarget }: any) => {
    const toPlan = currentTarget.getScreenCTM().inverse()
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toPlan)
    move?.(toPosition(x, y))
  }
  return (
    <>
      <svg
        class={move ? 'plan movable' : 'plan'}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Plan with north at the top.${move ? ' A tap sets the fields for the start.' : ''}`}
        onClick={tap}
      >
        {map && (
          <g class="map">
            {mapTiles(map.tiles, [toPosition(0, 0), toPosition(width, height)], toPoint).map(
              (tile) => (
                <image key={tile.href} {...{ ...tileShape, ...tile }} />
              ),
            )}
          </g>
        )}
        {others.map(toPoint).map(({ x, y }) => (
          <circle class="other" cx={x} cy={y} r="4" />
        ))}
        {designed.map((mark) => {
          const { x, y } = toPoint(mark)
          const label = mark.name.length < 4 && (
            <text x={x} y={y - 9}>
              {mark.name}
            </text>
          )
          return (
            <>
              <circle class="mark" cx={x} cy={y} r="5" />
              {label}
            </>
          )
        })}
        {Number.isFinite(wind) && (
          <path
            class="wind"
            d="M0 -18V18M-6 10L0 18L6 10"
            transform={`translate(24 ${free}) rotate(${wind})`}
          />
        )}
        <text x={width - 16} y="20">
          N
        </text>
      </svg>
      <p class="small">
        {move && 'A tap moves the start. The arrow is the wind. '}North is at the top.
        {` Circles are marks ${circles}.`}
        {map && (
          <>
            Map:{' '}
            {map.attributionUrl ? (
              <a href={map.attributionUrl}>{map.attribution}</a>
            ) : (
              map.attribution
            )}
            .
          </>
        )}
      </p>
    </>
  )
}
