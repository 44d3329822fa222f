/** The boats of a race on its course at one time, as a complete SVG document. */
import type { DiagramCourse } from '../courseDiagram/course.ts'
import { element, escaped } from '../courseDiagram/markup.ts'
import { plural } from '../courseDiagram/words.ts'
import { momentOf } from '../tagTimeLine/timeLine.ts'
import {
  type ChartBoat,
  drawFleet,
  type Fleet,
  hullDefinition,
  inOrder,
  nameOfBoat,
} from './boats.ts'
import { drawWater } from './course.ts'
import { chartStyle } from './style.ts'
import { type View, viewOf } from './view.ts'

export interface RaceChart {
  /** The names of regatta, race column and fleet. */
  readonly title: string
  readonly course: DiagramCourse
  readonly boats: readonly ChartBoat[]
  readonly atMillis: number
}

const captionHeight = 26

/** @returns `undefined` if neither a mark nor a boat has a position */
export const drawRaceChart = ({
  title,
  course,
  boats,
  atMillis,
}: RaceChart): string | undefined => {
  const positions = boats.flatMap(({ track }) => {
    const past = track.filter(({ timeMillis }) => timeMillis <= atMillis)
    return past.at(-1) ?? []
  })
  const view = viewOf(course, positions)
  if (view === undefined) return undefined
  const fleet = drawFleet(boats, atMillis, view)
  const { date, time } = momentOf(atMillis)
  const caption = [`${date} ${time} UTC`, ...outsideWords(fleet)].join(' · ')
  return documentOf(
    { ...view, height: view.height + captionHeight },
    element('title', { id: 'title' }, escaped(title)),
    element('desc', { id: 'description' }, escaped(descriptionOf(boats, caption))),
    element('style', {}, chartStyle),
    element('rect', { class: 'background', width: '100%', height: '100%' }),
    hullDefinition,
    // Boats and tails end at the edge of the water.
    element(
      'svg',
      { width: view.width, height: view.height },
      drawWater(course, view),
      fleet.markup,
    ),
    element('text', { class: 'note', x: 12, y: view.height + 14 }, escaped(caption)),
  )
}

const outsideWords = ({ outside }: Fleet): readonly string[] =>
  outside === 0 ? [] : [`${plural(outside, 'boat')} outside of this picture`]

/** Longer lists are too long for a screen reader. */
const describedMax = 10

const descriptionOf = (boats: readonly ChartBoat[], caption: string): string => {
  const ranked = inOrder(boats).filter(({ rank }) => rank !== null)
  const names = ranked.slice(0, describedMax).map(nameOfBoat)
  const order = names.length === 0 ? [] : [`In the lead: ${names.join('; ')}.`]
  return [`${plural(boats.length, 'boat')}, ${caption}.`, ...order].join(' ')
}

const documentOf = (
  { width, height }: Pick<View, 'width' | 'height'>,
  ...content: readonly string[]
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': 'title description',
    },
    ...content,
  ) + '\n'
