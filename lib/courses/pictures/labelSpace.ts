/** The space for texts, as a grid of small cells: marks and texts take them, and lines cross them. */
import { type Box, distance, grown, type Segment } from './geometry.ts'

/** In units, the smallest distance between a text and everything else. */
const margin = 2

/** In units: small enough for narrow spaces between lines, and large enough to be fast. */
const cellSize = 3

/** Values of cells. Further values are the numbers of lines with an owner. */
const [free, box, line] = [0, 1, 2]

type Visit = (row: number, column: number, x: number, y: number) => boolean

export class LabelSpace {
  readonly #frame: Pick<Box, 'x' | 'width'>
  readonly #columns: number
  readonly #rows = new Map<number, Uint16Array>()
  readonly #owners = new Map<object, number>()

  /** @param frame no text extends beyond its left and right edges */
  constructor(frame: Pick<Box, 'x' | 'width'>) {
    this.#frame = frame
    this.#columns = Math.ceil(frame.width / cellSize) + 2
  }

  take(area: Box): void {
    const { x, y, width, height } = grown(area, margin)
    for (let row = rowOf(y); row <= rowOf(y + height); row += 1) {
      this.#rowAt(row).fill(box, this.#columnOf(x), this.#columnOf(x + width) + 1)
    }
  }

  /** @param owner a text of the owner may lie on its line */
  takeLine(segment: Segment, owner?: object): void {
    const owned = owner && (this.#owners.get(owner) ?? this.#owners.size + line + 1)
    if (owner !== undefined && owned !== undefined) this.#owners.set(owner, owned)
    const number = owned ?? line
    this.#follow(segment, 1, (row, column) => {
      const cells = this.#rowAt(row)
      const value = cells[column] ?? free
      if (value !== box) cells[column] = value === free || value === number ? number : line
      return false
    })
  }

  /** Whether a box overlaps no other box and lies in the frame. */
  isFree({ x, y, width, height }: Box): boolean {
    const frame = this.#frame
    if (x < frame.x || x + width > frame.x + frame.width) return false
    const [left, right] = [this.#columnOf(x), this.#columnOf(x + width)]
    for (let row = rowOf(y); row <= rowOf(y + height); row += 1) {
      const found = this.#rows.get(row)?.indexOf(box, left) ?? -1
      if (found !== -1 && found <= right) return false
    }
    return true
  }

  /** The approximate length of the lines inside a box, except those of the owner. */
  crossed(area: Box, owner?: object): number {
    const { x, y, width, height } = grown(area, margin)
    const own = owner && this.#owners.get(owner)
    const [left, right] = [this.#columnOf(x), this.#columnOf(x + width)]
    let sum = 0
    for (let row = rowOf(y); row <= rowOf(y + height); row += 1) {
      const cells = this.#rows.get(row)
      for (let column = left; cells !== undefined && column <= right; column += 1) {
        const value = cells[column] ?? free
        if (value >= line && value !== own) sum += cellSize
      }
    }
    return sum
  }

  /** Whether a line crosses a box outside the box of its owner. */
  isCovered(segment: Segment, owner: Box): boolean {
    const { x, y, width, height } = grown(owner, 2 * cellSize)
    return this.#follow(
      segment,
      cellSize,
      (row, column, pointX, pointY) =>
        this.#rows.get(row)?.[column] === box &&
        (pointX < x || pointX > x + width || pointY < y || pointY > y + height),
    )
  }

  /** The number of lines that a line crosses, except those of the owner. */
  crossings(segment: Segment, owner?: object): number {
    const own = owner && this.#owners.get(owner)
    let sum = 0
    let wasLine = false
    this.#follow(segment, cellSize, (row, column) => {
      const value = this.#rows.get(row)?.[column] ?? free
      const isLine = value >= line && value !== own
      if (isLine && !wasLine) sum += 1
      wasLine = isLine
      return false
    })
    return sum
  }

  #rowAt(row: number): Uint16Array {
    const known = this.#rows.get(row)
    if (known !== undefined) return known
    const cells = new Uint16Array(this.#columns)
    this.#rows.set(row, cells)
    return cells
  }

  #columnOf(x: number): number {
    const column = Math.floor((x - this.#frame.x) / cellSize) + 1
    return Math.min(Math.max(column, 0), this.#columns - 1)
  }

  /** Visits the points of a line in order, until a visit returns true. */
  #follow([from, to]: Segment, step: number, visit: Visit): boolean {
    const steps = Math.max(1, Math.ceil(distance(from, to) / step))
    const [dx, dy] = [(to.x - from.x) / steps, (to.y - from.y) / steps]
    for (let index = 0; index <= steps; index += 1) {
      const [x, y] = [from.x + index * dx, from.y + index * dy]
      if (visit(rowOf(y), this.#columnOf(x), x, y)) return true
    }
    return false
  }
}

const rowOf = (y: number): number => Math.floor(y / cellSize)
