// @ts-check
/** A plan of the water with north at the top. A tap on it moves the start. */
import { html } from 'htm/preact'

/**
 * @typedef {{ latitude: number, longitude: number }} Place
 * @typedef {import('./api.js').Mark} Mark
 */

const [width, height, margin] = [400, 300, 40]

/** From -180 to 180. */
const signed = (/** @type {number} */ degrees) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** @type {(places: Place[]) => { toPoint: (place: Place) => { x: number, y: number }, toPlace: (x: number, y: number) => Place }} */
const viewOf = (places) => {
  const origin = places[0] ?? { latitude: 0, longitude: 0 }
  // Degrees of longitude are shorter than those of latitude.
  const shrink = Math.cos((origin.latitude * Math.PI) / 180)
  const flat = places.map(({ latitude, longitude }) => ({
    x: signed(longitude - origin.longitude) * shrink,
    y: origin.latitude - latitude,
  }))
  const [left, right, top, bottom] = [
    Math.min(...flat.map(({ x }) => x)),
    Math.max(...flat.map(({ x }) => x)),
    Math.min(...flat.map(({ y }) => y)),
    Math.max(...flat.map(({ y }) => y)),
  ]
  // A single mark is shown with half a mile around it.
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, 0.01),
    (height - 2 * margin) / Math.max(bottom - top, 0.01),
  )
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  return {
    toPoint: ({ latitude, longitude }) => ({
      x: width / 2 + (signed(longitude - origin.longitude) * shrink - middleX) * scale,
      y: height / 2 + (origin.latitude - latitude - middleY) * scale,
    }),
    toPlace: (x, y) => ({
      latitude: origin.latitude - middleY - (y - height / 2) / scale,
      longitude: signed(origin.longitude + (middleX + (x - width / 2) / scale) / shrink),
    }),
  }
}

/** @type {(configuration: any) => Mark[]} */
export const marksOf = ({ markConfigurations }) =>
  markConfigurations.map(
    (/** @type {any} */ { id, effectiveProperties: { name }, positioning }) => ({
      ...{ id, name, isOfCourse: true },
      ...{
        latitude: positioning.position.latitude_deg,
        longitude: positioning.position.longitude_deg,
      },
    }),
  )

/** @type {(props: { course: any, marks: Mark[], wind: number, move: (start: Place) => void }) => unknown} */
export const Plan = ({ course, marks, wind, move }) => {
  const designed = course ? marksOf(course) : []
  const others = marks.filter(({ latitude }) => latitude !== undefined)
  const places = /** @type {Place[]} */ (designed.length > 0 ? designed : others)
  if (places.length === 0) return null
  const { toPoint, toPlace } = viewOf(places)
  const tap = (/** @type {any} */ event) => {
    const matrix = event.currentTarget.getScreenCTM().inverse()
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    move(toPlace(x, y))
  }
  const at = (/** @type {Mark} */ mark) => toPoint(/** @type {Place} */ (mark))
  const [left, right] = designed.map(at)
  return html`<svg
      class="plan"
      viewBox=${`0 0 ${width} ${height}`}
      role="img"
      aria-label="Plan with north at the top. A tap moves the start; the latitude and longitude fields do the same."
      onClick=${tap}
    >
      ${others.map(at).map(({ x, y }) => html`<circle class="other" cx=${x} cy=${y} r="4" />`)}
      ${left && right && html`<line class="start" x1=${left.x} y1=${left.y} x2=${right.x} y2=${right.y} />`}
      ${designed.map((mark) => {
        const { x, y } = at(mark)
        return html`<circle
            class="mark"
            cx=${x}
            cy=${y}
            r="5"
          />${/^\d/.test(mark.name) && html`<text x=${x} y=${y - 9}>${mark.name}</text>`}`
      })}
      ${Number.isFinite(wind) && html`<path class="wind" d="M0 -18V18M-6 10L0 18L6 10" transform=${`translate(24 28) rotate(${wind})`} />`}
      <text x=${width - 16} y="20">N</text>
    </svg>
    <p class="small">
      North is at the top, and the arrow is the wind. Circles are marks of the regatta.
    </p>`
}
