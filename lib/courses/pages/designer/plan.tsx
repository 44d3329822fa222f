/** A plan of the water with north at the top. A tap on it moves the start. */
import { MapSource } from '#positions/pages/map.tsx'
import type { TargetedMouseEvent } from 'preact'
import { mapTiles, type Point, tileShape } from '#positions/rules/mapTiles.ts'
import { raceAreaAround } from '#positions/rules/raceArea.ts'
import type { Position } from '#positions/rules/position.ts'
import { Text } from '#page/components/text.tsx'
import type { Course, CourseMark } from './data.ts'
import { useOpened } from './opened.ts'

interface Props {
  readonly course: Course | undefined
  /** Circles on the plan, and the sentence about them below it. */
  readonly marks: readonly { readonly position?: Position }[]
  readonly circles: string
  /** In degrees true; NaN without an arrow. */
  readonly wind?: number
  /** Without it, the marks stay where they are. */
  readonly move?: (start: Position) => void
}

interface NamedPosition extends Position {
  readonly name: string
}

type View = ReturnType<typeof viewOf>

const [width, height, margin] = [400, 300, 40]

/** The least range in metres, for a single mark. */
const rangeMin = 1000

/** The middle and the length of a range. */
const rangeOf = (values: readonly number[]): readonly [middle: number, length: number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return [(least + most) / 2, Math.max(most - least, rangeMin)]
}

const viewOf = (first: Position, others: readonly Position[]) => {
  const area = raceAreaAround(first)
  const points = [first, ...others].map(area.toPoint)
  const [middleX, wide] = rangeOf(points.map(({ x }) => x))
  const [middleY, high] = rangeOf(points.map(({ y }) => y))
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high)
  return {
    toPoint: (position: Position): Point => {
      const { x, y } = area.toPoint(position)
      return { x: width / 2 + (x - middleX) * scale, y: height / 2 - (y - middleY) * scale }
    },
    toPosition: ({ x, y }: Point): Position =>
      area.toPosition({
        x: middleX + (x - width / 2) / scale,
        y: middleY - (y - height / 2) / scale,
      }),
  }
}

/** Where the mark will lie, or else where it lies. */
const placeOf = ({
  effectiveProperties,
  positioning,
  lastKnownPosition,
}: CourseMark): readonly NamedPosition[] => {
  const position = positioning?.position ?? lastKnownPosition
  if (position === undefined) return []
  const { latitude_deg: latitude, longitude_deg: longitude } = position
  return [{ name: effectiveProperties.shortName, latitude, longitude }]
}

const MapBelow = ({ tiles, view }: { readonly tiles: string; readonly view: View }) => {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: height },
  ].map(view.toPosition)
  return (
    <g class="map">
      {mapTiles(tiles, corners, view.toPoint).map((tile) => (
        <image key={tile.href} {...tileShape} {...tile} />
      ))}
    </g>
  )
}

const MarkOnPlan = ({ name, x, y }: Point & { readonly name: string }) => (
  <>
    <circle class="mark" cx={x} cy={y} r="5" />
    {name.length < 4 && (
      <text x={x} y={y - 9}>
        {name}
      </text>
    )}
  </>
)

const WindArrow = ({ wind }: { readonly wind: number }) => {
  // The course reaches into the corner at the top left, or into the one below.
  const free = wind % 180 > 90 ? height - 28 : 28
  return (
    <path
      class="wind"
      d="M0 -18V18M-6 10L0 18L6 10"
      transform={`translate(24 ${free}) rotate(${wind})`}
    />
  )
}

const Legend = ({ circles, move }: Props) => {
  const { map, words } = useOpened()
  return (
    <p class="small">
      {move && `${words.tapMoves} `}
      {words.northUp} {circles}
      {map && (
        <>
          {' '}
          <Text of={words.map} source={<MapSource map={map} />} />
        </>
      )}
    </p>
  )
}

export const Plan = (props: Props) => {
  const { course, marks, wind = NaN, move } = props
  const { map, words } = useOpened()
  const designed = course?.markConfigurations.flatMap(placeOf) ?? []
  const others = marks.flatMap(({ position = [] }) => position)
  const [first, ...rest] = designed.length > 0 ? designed : others
  if (first === undefined) return null
  const view = viewOf(first, rest)
  const tap = ({ clientX, clientY, currentTarget }: TargetedMouseEvent<SVGSVGElement>) => {
    const toPlan = currentTarget.getScreenCTM()?.inverse()
    move?.(view.toPosition(new DOMPoint(clientX, clientY).matrixTransform(toPlan)))
  }
  return (
    <>
      <svg
        class={move ? 'plan movable' : 'plan'}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={move ? words.planTap : words.plan}
        onClick={tap}
      >
        {map && <MapBelow tiles={map.tiles} view={view} />}
        {others.map(view.toPoint).map(({ x, y }) => (
          <circle class="other" cx={x} cy={y} r="4" />
        ))}
        {designed.map((mark) => (
          <MarkOnPlan name={mark.name} {...view.toPoint(mark)} />
        ))}
        {Number.isFinite(wind) && <WindArrow wind={wind} />}
        <text x={width - 16} y="20">
          N
        </text>
      </svg>
      <Legend {...props} />
    </>
  )
}
