/** Lists the mistakes in a picture, as texts. Shares no code with the renderer. */
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import type { Scene } from '#courses/pictures/drawCourse.ts'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Spot {
  readonly x: number
  readonly y: number
}

const tag =
  /<(\/?)([a-z]+)((?: [a-zA-Z0-9:-]+="[^"<>&]*(?:&(?:amp|lt|gt|quot|#39);[^"<>&]*)*")*)(\/?)>/y
const text = /(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)+/y
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/

/** Checks that a text is XML with elements, attributes and the five entities only. */
export const markupFaults = (svg: string): readonly string[] => {
  const open: string[] = []
  let at = 0
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(svg)
    if (found !== null) at = pattern.lastIndex
    return found
  }
  while (at < svg.length) {
    if (next(text) !== null) continue
    const [, close, name = '', , empty] = next(tag) ?? []
    if (name === '') return [`no markup at ${at}: ${svg.slice(at, at + 40)}`]
    if (close === '/') {
      const opened = open.pop()
      if (opened !== name) return [`</${name}> closes <${opened ?? ''}>`]
    } else if (empty !== '/') open.push(name)
  }
  return [
    ...open.map((name) => `<${name}> is never closed`),
    ...(forbidden.test(svg) ? ['a character that XML forbids'] : []),
    ...(svg.isWellFormed() ? [] : ['half a surrogate pair']),
    ...(/="[^"]*(?:NaN|undefined|Infinity|null)/.test(svg) ? ['an invalid number'] : []),
  ]
}

const elements = new Set('svg title desc style rect g path line circle text'.split(' '))

/** Elements and attributes that a picture must not contain: scripts, links, external styles. */
export const contentFaults = (svg: string): readonly string[] => {
  const names = Array.from(svg.matchAll(/<([a-zA-Z]+)/g), ([, name]) => name ?? '')
  const attributes = Array.from(
    svg.matchAll(/<[a-zA-Z]+((?: [^\s=]+="[^"]*")*)/g),
    ([, all]) => all,
  )
    .flatMap((all) => [...(all ?? '').matchAll(/ ([^\s=]+)="([^"]*)"/g)])
    .map(([, name = '', value = '']) => ({ name, value }))
  return [
    ...names.filter((name) => !elements.has(name)).map((name) => `<${name}>`),
    ...attributes
      .filter(({ name }) => /^on|href|style|src/i.test(name))
      .map(({ name }) => `the attribute ${name}`),
    ...attributes
      .filter(
        ({ name, value }) => name !== 'xmlns' && /url\(|https?:|javascript:|data:/i.test(value),
      )
      .map(({ value }) => value),
    ...attributes
      .filter(({ name, value }) => name === 'fill' && !/^(?:none|#[0-9a-fA-F]{6})$/.test(value))
      .map(({ value }) => `the color ${value}`),
  ]
}

const meet = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isInside = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const written = ({ x, y, width, height }: Rectangle): string =>
  [x, y, width, height].map((value) => value.toFixed(1)).join(' ')

/** Texts that overlap each other or marks, and elements that are clipped at the edges. */
export const roomFaults = ({ texts, symbols, viewBox, layout }: Scene): readonly string[] => {
  const spots = [
    ...layout.legs.flatMap(({ from, to }) => [from, to]),
    ...layout.roundings.flatMap(({ points }) => points),
  ].map(({ x, y }) => ({ x: x - 2, y: y - 2, width: 4, height: 4 }))
  return [
    ...texts.flatMap((a, index) =>
      texts
        .slice(index + 1)
        .filter((b) => meet(a, b))
        .map((b) => `texts at ${written(a)} and ${written(b)}`),
    ),
    ...texts.flatMap((a) =>
      symbols.filter((b) => meet(a, b)).map((b) => `text at ${written(a)} over ${written(b)}`),
    ),
    ...[...texts, ...symbols, ...spots]
      .filter((box) => !isInside(box, viewBox))
      .map((box) => `cut off: ${written(box)}`),
  ]
}

/** Texts that lines cross, except a leg that its own number lies on. */
export const lineFaults = ({ texts, legNumbers, layout }: Scene): readonly string[] => {
  const lines = [
    ...layout.pairs.map(({ segment: [from, to] }) => ({ from, to })),
    ...layout.roundings.flatMap(({ points }) =>
      points.slice(1).map((to, index) => ({ from: points[index] ?? to, to })),
    ),
  ]
  return texts.flatMap((text) => {
    const own = legNumbers.find(({ box }) => box === text)?.leg
    const others = layout.legs.filter((leg) => leg !== own)
    return [...lines, ...others]
      .filter(({ from, to }) => crosses(text, from, to))
      .slice(0, 1)
      .map(() => `a line crosses the text at ${written(text)}`)
  })
}

/** Whether a point of the line, in small steps, lies in the rectangle. */
const crosses = (box: Rectangle, from: Spot, to: Spot): boolean => {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))
  return Array.from({ length: steps + 1 }, (_, step) => step / Math.max(steps, 1)).some((share) => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  })
}

/** Roundings that leave their mark on the wrong side. */
export const sideFaults = ({ layout }: Scene): readonly string[] =>
  layout.roundings.flatMap(({ side, mark, points }) =>
    points.slice(1).flatMap((to, index) => {
      const from = points[index] ?? to
      // Above 0 when the mark is to the right of the course, for y that grows downwards.
      const cross = (to.x - from.x) * (mark.y - from.y) - (to.y - from.y) * (mark.x - from.x)
      const isRight = cross > 1e-6
      const isLeft = cross < -1e-6
      const isWrong = side === 'port' ? isRight : isLeft
      return isWrong ? [`${side} at ${written({ ...mark, width: 0, height: 0 })}`] : []
    }),
  )

/** Waypoints with a side whose mark has no rounding to that side in the picture. */
export const roundingFaults = (
  { waypoints }: DiagramCourse,
  { layout }: Scene,
): readonly string[] =>
  waypoints.flatMap(({ passingInstruction, marks: [mark] }, index) => {
    if (passingInstruction !== 'Port' && passingInstruction !== 'Starboard') return []
    const isDrawn = layout.roundings.some(
      ({ side, mark: spot, points }) =>
        side === passingInstruction.toLowerCase() &&
        areSame(spot, layout.positions.get(mark)) &&
        points.length > 2,
    )
    return isDrawn ? [] : [`${passingInstruction} at waypoint ${index}`]
  })

const areSame = (a: Spot, b: Spot | undefined): boolean =>
  b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.01

/** Marks that are too close to each other for a picture. */
export const crowdFaults = (
  positions: ReadonlyMap<number, Spot>,
  apart: number,
): readonly string[] => {
  const marks = [...positions]
  return marks.flatMap(([a, here], index) =>
    marks
      .slice(index + 1)
      .filter(([, there]) => Math.hypot(here.x - there.x, here.y - there.y) < apart)
      .map(([b]) => `${a} and ${b}`),
  )
}
