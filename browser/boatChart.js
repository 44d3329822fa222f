// @ts-check
/**
 * Draws boats into the chart of the race board, which contains the marks. `board.js` may replace the
 * chart when a mark moves. The boats then move to the new chart.
 */

/** @import { Fix, View } from './fleetLayout.js' */

import { layoutFleet, viewAround } from './fleetLayout.js'

/**
 * @typedef {{ id: string, name: string, rank: number, live: Fix[], past: Fix[],
 *   symbol: ReturnType<typeof newSymbol> }} ChartBoat
 *
 * @typedef {{ chosen: string, hasRanks: boolean }} Emphasis
 */

const set = (
  /** @type {Element} */ element,
  /** @type {Readonly<Record<string, string | number>>} */ all,
) => {
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, String(value))
}
const toggle = (/** @type {Element} */ element, /** @type {unknown} */ isVisible) =>
  set(element, { display: isVisible ? 'inline' : 'none' })

export const newSymbol = (/** @type {string | null} */ color) => {
  const create = (/** @type {string} */ name, /** @type {string} */ className) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    set(element, { class: className })
    return element
  }
  const plain = color ? '' : ' plain'
  const [node, hull] = [create('g', 'boat'), create('use', 'hull' + plain)]
  const [tail, tie, label] = [
    create('path', 'tail' + plain),
    create('line', 'tie'),
    create('text', 'name'),
  ]
  set(hull, { href: '#hull', ...(color && { fill: color }) })
  if (color) set(tail, { stroke: color })
  node.append(hull, tie, label)
  return { node, hull, tail, tie, label }
}

const pen = document.createElement('canvas').getContext('2d')
const measure = (/** @type {string} */ text) => pen?.measureText(text).width ?? 7 * text.length

/** @type {View | undefined} */
let lastView

/**
 * Draws the boats, the leading one first, and returns how many are outside of the picture.
 * @param {ChartBoat[]} order
 * @param {(boat: ChartBoat) => Fix[]} trackOf
 * @param {number} millis
 * @param {Emphasis} emphasis
 */
export const drawBoats = (order, trackOf, millis, { chosen, hasRanks }) => {
  const chart = /** @type {SVGSVGElement | null} */ (document.querySelector('#boats-chart svg'))
  const fixes = order.flatMap((boat) => trackOf(boat).slice(-1))
  if (!chart || fixes.length === 0) return 0
  const given = chart.dataset.view
  const view = given ? /** @type {View} */ (JSON.parse(given)) : (lastView ?? viewAround(fixes))
  lastView = view
  if (order.some(({ symbol }) => symbol.node.parentNode !== chart)) {
    chart.append(...order.map(({ symbol }) => symbol.tail))
    chart.append(...order.map(({ symbol }) => symbol.node).reverse())
  }
  const texts = /** @type {NodeListOf<SVGTextElement>} */ (chart.querySelectorAll('.water text'))
  const taken = [...texts].map((text) => text.getBBox())
  if (pen) pen.font = '600 12px ' + getComputedStyle(chart).fontFamily
  const boats = order.map((boat) => ({
    ...{ boat, name: boat.name, rank: hasRanks ? boat.rank : 0, track: trackOf(boat) },
  }))
  const chosenBoat = boats.find(({ boat }) => boat.id === chosen)
  const layout = layoutFleet(view, boats, millis, {
    ...{ measure, taken },
    ...(chosenBoat && { chosen: chosenBoat }),
  })
  const states = new Map(layout.shown.map((state) => [state.boat.boat, state]))
  for (const boat of order) {
    const { node, hull, tail, tie, label } = boat.symbol
    const state = states.get(boat)
    toggle(node, state)
    toggle(tail, state)
    if (!state) continue
    const { point, angle, isSilent, name } = state
    node.style.transform = 'translate(' + point.x.toFixed(1) + 'px,' + point.y.toFixed(1) + 'px)'
    node.classList.toggle('silent', isSilent)
    node.classList.toggle('chosen', boat.id === chosen)
    set(hull, { transform: 'rotate(' + angle + ') scale(' + layout.scale + ')' })
    const corners = state.tail.map(({ x, y }) => x.toFixed(1) + ' ' + y.toFixed(1))
    set(tail, { d: 'M' + corners.join('L') })
    toggle(label, name)
    toggle(tie, name?.tie)
    label.textContent = name?.text ?? ''
    set(label, name?.label ?? {})
    set(tie, name?.tie ?? {})
  }
  return layout.outside
}
