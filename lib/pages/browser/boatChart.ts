/**
 * Draws boats into the chart of the race board, which contains the marks. `board.ts` may replace the
 * chart when a mark moves. The boats then move to the new chart.
 */
import { mapTiles, tileShape } from '#positions/rules/mapTiles.ts'
import { data } from '#races/browser/boardParts.ts'
import {
  type Fix,
  layoutFleet,
  lookOf,
  pointOf,
  positionAt,
  type View,
  viewAround,
} from '../rules/fleetLayout.ts'

export interface ChartBoat {
  readonly id: string
  readonly name: string
  /** Null: not known. */
  rank: number | null
  track: readonly Fix[]
  readonly symbol: ReturnType<typeof newSymbol>
}

const set = (element: Element, all: Readonly<Record<string, string | number>>) => {
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, String(value))
}

const create = <Name extends keyof SVGElementTagNameMap>(name: Name, className: string) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  set(element, { class: className })
  return element
}

const toggle = (element: Element, isVisible: boolean) => {
  set(element, { display: isVisible ? 'inline' : 'none' })
}

/** @param index in the order of `bySail` */
export const newSymbol = (color: string | null, index: number) => {
  const look = lookOf(index, color)
  const node = create('g', 'boat')
  const hull = create('use', `hull${look.classes}`)
  const tail = create('path', `tail${look.classes}`)
  const tie = create('line', 'tie')
  const label = create('text', 'name')
  set(hull, { href: look.hull, ...(color && { fill: color }) })
  if (color) set(tail, { stroke: color })
  node.append(hull, tie, label)
  const sample = create('svg', 'sample')
  set(sample, { viewBox: '-6 -10 12 18', 'aria-hidden': 'true' })
  sample.append(hull.cloneNode())
  return { node, hull, tail, tie, label, sample }
}

const pen = document.createElement('canvas').getContext('2d')
const measure = (text: string) => pen?.measureText(text).width ?? 7 * text.length

let lastView: View | undefined

// The next drawing adds it again, for the new size.
addEventListener('resize', () => document.querySelector('#boats-chart .map')?.remove())

/** Every new chart comes without its map. */
const addMap = (chart: SVGSVGElement, view: View): void => {
  const { tiles } = data
  if (!tiles || chart.querySelector('.map')) return
  const map = create('g', 'map')
  const { width, height } = view
  // A wide picture shows more than the view, to both sides.
  const box = chart.getBoundingClientRect()
  const shown = Math.max(width, (height * box.width) / Math.max(box.height, 1))
  const corners = [(width - shown) / 2, (width + shown) / 2].flatMap((x) =>
    [0, height].map((y) => positionAt(view, { x, y })),
  )
  for (const tile of mapTiles(tiles, corners, (position) => pointOf(view, position))) {
    const image = create('image', '')
    set(image, { ...tileShape, ...tile })
    map.append(image)
  }
  chart.prepend(map)
}

/** The leading boats cover the others, and the chosen one covers all. */
const stack = (chart: Element, order: readonly ChartBoat[], chosen: ChartBoat | undefined) => {
  if (order.some(({ symbol }) => symbol.node.parentNode !== chart)) {
    chart.append(...order.map(({ symbol }) => symbol.tail))
    chart.append(...order.map(({ symbol }) => symbol.node).reverse())
  }
  if (chosen && chart.lastChild !== chosen.symbol.node) chart.append(chosen.symbol.node)
}

type Layout = ReturnType<typeof layoutFleet<ChartBoat>>

const drawSymbol = (state: Layout['shown'][number], isChosen: boolean, scale: number) => {
  const { point, angle, isSilent, name } = state
  const { node, hull, tail, tie, label } = state.boat.symbol
  node.style.transform = `translate(${point.x.toFixed(1)}px,${point.y.toFixed(1)}px)`
  node.classList.toggle('silent', isSilent)
  for (const part of [node, tail]) {
    toggle(part, true)
    part.classList.toggle('chosen', isChosen)
  }
  set(hull, { transform: `rotate(${angle}) scale(${scale})` })
  const corners = state.tail.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  set(tail, { d: `M${corners.join('L')}` })
  toggle(label, name !== null)
  toggle(tie, !!name?.tie)
  label.textContent = name?.text ?? ''
  set(label, name?.label ?? {})
  set(tie, name?.tie ?? {})
}

interface Options {
  readonly chosen: ChartBoat | undefined
  readonly hasRanks: boolean
}

/** Draws the boats, the leading one first, and returns how many are outside of the picture. */
export const drawBoats = (order: readonly ChartBoat[], millis: number, options: Options) => {
  const { chosen } = options
  const chart = document.querySelector<SVGSVGElement>('#boats-chart svg')
  const fixes = order.flatMap((boat) => boat.track.slice(-1))
  const given = chart?.dataset.view
  if (!chart || (fixes.length === 0 && !given)) return 0
  const view = given ? (JSON.parse(given) as View) : (lastView ?? viewAround(fixes))
  lastView = view
  addMap(chart, view)
  // Measured first: a new boat with a computed style would move to its place slowly.
  const fixed: NodeListOf<SVGGraphicsElement> = chart.querySelectorAll('.water :is(text, .mark)')
  const taken = [...fixed].map((shape) => shape.getBBox())
  if (pen) pen.font = `600 12px ${getComputedStyle(chart).fontFamily}`
  stack(chart, order, chosen)
  const layout = layoutFleet(view, order, millis, { ...options, measure, taken })
  for (const { symbol } of order) for (const part of [symbol.node, symbol.tail]) toggle(part, false)
  for (const state of layout.shown) {
    const isChosen = state.boat === chosen
    drawSymbol(state, isChosen, isChosen ? 1.6 : layout.scale)
  }
  return layout.outside
}
