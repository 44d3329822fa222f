// @ts-check
/**
 * Draws boats into the chart of the race board, which contains the marks. `board.js` may replace the
 * chart when a mark moves. The boats then move to the new chart.
 *
 * The page contains this file and `boats.js` as one script, without the import.
 */

/**
 * @typedef {[millis: number, latitude: number, longitude: number, bearing: number | null]} Fix
 *
 * @typedef {{ x: number, y: number }} Point
 *
 * @typedef {{ node: SVGElement, hull: SVGElement, tail: SVGElement, tie: SVGElement,
 *   label: SVGTextElement, place: Point | null }} BoatSymbol
 *
 * @typedef {{ id: string, name: string, rank: number, live: Fix[], past: Fix[],
 *   symbol: BoatSymbol }} ChartBoat
 *
 * @typedef {{ chosen: string, hasRanks: boolean }} Emphasis
 */

export const boatChart = (() => {
  const tailMillis = 90_000
  const silenceMillis = 60_000
  const width = 400
  const gaps = [9, 22, 38, 56, 78]
  const directions = ['1 0', '-1 0', '0 -1', '0 1', '1 -1', '-1 -1', '1 1', '-1 1']
  let height = 400
  /** @type {number[]} */
  let view = []

  const create = (/** @type {string} */ name, /** @type {string} */ className) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    element.setAttribute('class', className)
    return element
  }
  const set = (
    /** @type {Element} */ element,
    /** @type {Record<string, string | number>} */ all,
  ) => {
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, String(value))
  }
  const toggle = (/** @type {Element} */ element, /** @type {boolean} */ isVisible) =>
    set(element, { display: isVisible ? 'inline' : 'none' })

  const newSymbol = (/** @type {string | null} */ color) => {
    const plain = color ? '' : ' plain'
    const [node, hull] = [create('g', 'boat'), create('use', 'hull' + plain)]
    const [tail, tie, label] = [
      create('path', 'tail' + plain),
      create('line', 'tie'),
      /** @type {SVGTextElement} */ (create('text', 'name')),
    ]
    set(hull, { href: '#hull' })
    if (color) set(hull, { fill: color })
    if (color) set(tail, { stroke: color })
    node.append(hull, tie, label)
    return { node, hull, tail, tie, label, place: null }
  }

  const pointOf = (/** @type {Fix} */ [, latitude, longitude]) => {
    const [latitude0 = 0, longitude0 = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = view
    const east = ((longitude - longitude0 + 540) % 360) - 180
    const north = latitude - latitude0
    return { x: a * east + c * north + e, y: b * east + d * north + f }
  }
  /** Without marks, the first positions of the boats decide on the view. */
  const viewAround = (/** @type {Fix[]} */ fixes) => {
    const middle = (/** @type {number[]} */ all) =>
      all.sort((one, other) => one - other)[all.length >> 1] ?? 0
    const latitude = middle(fixes.map((fix) => fix[1]))
    const longitude = middle(fixes.map((fix) => fix[2]))
    // Two kilometres in the width of the chart.
    const perDegree = 111_195 / 5
    const narrowing = Math.cos((latitude * Math.PI) / 180)
    return [latitude, longitude, perDegree * narrowing, 0, 0, -perDegree, width / 2, height / 2, 0]
  }

  const stateAt = (/** @type {Fix[]} */ track, /** @type {number} */ millis) => {
    let count = track.length
    while (count > 0 && (track[count - 1]?.[0] ?? 0) > millis) count -= 1
    const [last, next] = [track[count - 1], track[count]]
    if (!last) return null
    const [from, to] = [pointOf(last), pointOf(next ?? last)]
    const duration = next ? next[0] - last[0] : 0
    const share = duration > 0 && duration <= silenceMillis ? (millis - last[0]) / duration : 0
    const place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    let first = count
    while (first > 0 && (track[first - 1]?.[0] ?? 0) > millis - tailMillis) first -= 1
    const tail = [...track.slice(first, count).map(pointOf), place]
    return { place, tail, bearing: last[3] ?? 0, isSilent: millis - last[0] > silenceMillis }
  }
  /** Returns whether the boat is outside of the picture. */
  const drawBoat = (
    /** @type {BoatSymbol} */ symbol,
    /** @type {ReturnType<typeof stateAt>} */ state,
    /** @type {number} */ scale,
  ) => {
    const { x = -1, y = -1 } = state?.place ?? {}
    const isInside = x >= 0 && y >= 0 && x <= width && y <= height
    toggle(symbol.node, isInside)
    toggle(symbol.tail, isInside)
    symbol.place = isInside ? { x, y } : null
    if (!state || !isInside) return state !== null
    const angle = state.bearing + (view[8] ?? 0)
    symbol.node.style.transform = 'translate(' + x.toFixed(1) + 'px,' + y.toFixed(1) + 'px)'
    symbol.node.classList.toggle('silent', state.isSilent)
    set(symbol.hull, { transform: 'rotate(' + angle.toFixed(0) + ') scale(' + scale + ')' })
    const points = state.tail.map((point) => point.x.toFixed(1) + ' ' + point.y.toFixed(1))
    set(symbol.tail, { d: 'M' + points.join('L') })
    return false
  }

  const overlap = (/** @type {number[]} */ one, /** @type {number[]} */ other) => {
    const [x = 0, y = 0, across = 0, down = 0] = one
    const [x2 = 0, y2 = 0, across2 = 0, down2 = 0] = other
    return x < x2 + across2 && x2 < x + across && y < y2 + down2 && y2 < y + down
  }
  const isWithin = (/** @type {number[]} */ [x = 0, y = 0, across = 0, down = 0]) =>
    x >= 0 && y >= 0 && x + across <= width && y + down <= height
  /** Finds space for a name near its boat. */
  const spaceFor = (
    /** @type {Point} */ { x, y },
    /** @type {number} */ across,
    /** @type {number[][]} */ taken,
  ) => {
    for (const gap of gaps) {
      for (const direction of directions) {
        const [right = 0, below = 0] = direction.split(' ').map(Number)
        const left = right * (gap + across / 2) - across / 2
        const top = below * (gap + 7) - 7
        const box = [x + left, y + top, across, 14]
        if (!isWithin(box) || taken.some((other) => overlap(box, other))) continue
        taken.push(box)
        return { left, top, gap }
      }
    }
    return null
  }
  const drawName = (
    /** @type {ChartBoat} */ { name, rank, symbol: { place, label, tie } },
    /** @type {number[][]} */ taken,
    /** @type {boolean} */ hasRank,
  ) => {
    const text = ((hasRank && rank ? rank : '') + ' ' + name).trim()
    label.textContent = text.length > 17 ? text.slice(0, 16).trim() + '…' : text
    toggle(label, true)
    const across = label.getComputedTextLength()
    const space = place && spaceFor(place, across, taken)
    toggle(label, space !== null)
    if (!space) return
    const { left, top, gap } = space
    const isLeft = left + across < 0
    const anchor = isLeft ? 'end' : 'start'
    set(label, { x: isLeft ? left + across : left, y: top + 11, 'text-anchor': anchor })
    toggle(tie, gap > 9)
    const x2 = Math.min(Math.max(0, left), left + across)
    set(tie, { x2, y2: Math.min(Math.max(0, top), top + 14) })
  }
  /** With many boats, only the leading ones and the chosen one have names. */
  const drawNames = (/** @type {ChartBoat[]} */ order, /** @type {Emphasis} */ emphasis) => {
    const { chosen, hasRanks } = emphasis
    const shown = order.filter(({ symbol }) => symbol.place)
    const taken = shown.map(({ symbol: { place } }) => [
      (place?.x ?? 0) - 5,
      (place?.y ?? 0) - 5,
      10,
      10,
    ])
    for (const { id, symbol } of shown) {
      toggle(symbol.label, false)
      toggle(symbol.tie, false)
      symbol.node.classList.toggle('chosen', id === chosen)
    }
    const leading = shown.slice(0, shown.length <= 15 ? 15 : 5)
    const named = new Set([...shown.filter(({ id }) => id === chosen), ...leading])
    for (const boat of named) drawName(boat, taken, hasRanks)
  }

  /**
   * Draws the boats, the leading one first, and returns how many are outside of the picture.
   * @param {ChartBoat[]} order
   * @param {(boat: ChartBoat) => Fix[]} trackOf
   * @param {number} millis
   * @param {Emphasis} emphasis
   */
  const draw = (order, trackOf, millis, emphasis) => {
    const chart = /** @type {SVGSVGElement | null} */ (document.querySelector('#boats-chart svg'))
    const fixes = order.flatMap((boat) => trackOf(boat).slice(-1))
    if (!chart || fixes.length === 0) return 0
    height = chart.viewBox.baseVal.height
    const given = chart.dataset.view
    if (given) view = given.split(' ').map(Number)
    else if (view.length === 0) view = viewAround(fixes)
    if (order.some(({ symbol }) => symbol.node.parentNode !== chart)) {
      chart.append(...order.map(({ symbol }) => symbol.tail))
      chart.append(...order.map(({ symbol }) => symbol.node).reverse())
    }
    const scale = order.length <= 20 ? 1 : 0.75
    const outside = order.filter((boat) =>
      drawBoat(boat.symbol, stateAt(trackOf(boat), millis), scale),
    )
    drawNames(order, emphasis)
    return outside.length
  }

  return { newSymbol, draw, tailMillis }
})()
