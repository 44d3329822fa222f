/** The boats of a race on its course at one time, as a complete SVG document. */
import { plural } from '#values/failure.ts'
import type { RacePicture, TrackedBoat } from '../steps/raceBoard.ts'
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import { escaped } from '#values/escaped.ts'
import { element } from '#courses/pictures/markup.ts'
import { momentOf } from '#tags/pictures/timeLine.ts'
import { drawFleet, hullDefinition, nameOfBoat } from './fleet.ts'
import { inOrder } from '../rules/fleetLayout.ts'
import { drawWater } from './water.ts'
import { chartStyle } from './style.ts'
import { viewOf } from './view.ts'

export interface RaceChart extends Omit<RacePicture, 'course'> {
  readonly course: DiagramCourse
}

const captionHeight = 26

/** @returns `undefined` if neither a mark nor a boat has a position */
export const drawRaceChart = ({
  title,
  course,
  boats,
  atMillis,
  timeZone,
}: RaceChart): string | undefined => {
  const positions = boats.flatMap(({ track }) => track.slice(-1))
  const view = viewOf(course, positions)
  if (view === undefined) return undefined
  const water = drawWater(course, view)
  const fleet = drawFleet(boats, atMillis, view, water.taken)
  const { date, time, zone } = momentOf(atMillis, timeZone)
  const outside = `${String(plural(fleet.outside, 'boat'))} outside of this picture`
  const caption = [`${date} ${time} ${zone}`, fleet.outside > 0 ? outside : []].flat().join(' · ')
  const [width, height] = [view.width, view.height + captionHeight]
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-labelledby': 'title description',
  }
  const picture = element(
    'svg',
    attributes,
    element('title', { id: 'title' }, escaped(title)),
    element('desc', { id: 'description' }, escaped(descriptionOf(boats, caption))),
    element('style', {}, chartStyle),
    element('rect', { class: 'background', width: '100%', height: '100%' }),
    hullDefinition,
    // Boats and tails end at the edge of the water.
    element('svg', { width: view.width, height: view.height }, water.markup, fleet.markup),
    element('text', { class: 'note', x: 12, y: view.height + 14 }, escaped(caption)),
  )
  return `${picture}\n`
}

/** Longer lists are too long for a screen reader. */
const describedMax = 10

const descriptionOf = (boats: readonly TrackedBoat[], caption: string): string => {
  const ranked = inOrder(boats).filter(({ rank }) => rank !== null)
  const names = ranked.slice(0, describedMax).map(nameOfBoat)
  const order = names.length === 0 ? [] : [`In the lead: ${names.join('; ')}.`]
  return [`${String(plural(boats.length, 'boat'))}, ${caption}.`, ...order].join(' ')
}
