/** The style of a chart. Without CSS variables, like that of the course diagram. */
import { dark, light } from '#courses/pictures/style.ts'

/**
 * The colours of Okabe and Ito without yellow: the colour-blind can tell them apart. Hulls have
 * outlines. Tails do not, and so need darker colours by day and a lighter blue by night.
 */
const looks = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00']
const tailsByDay = ['#0072b2', '#aa7500', '#00805d', '#b0548a', '#1d86c8', '#c25400']
const tailsByNight = ['#2d8fd0', ...looks.slice(1)]

const looksOf = (ink: string, tails: readonly string[]): string =>
  [...tails, ink]
    .map(
      (tail, index) =>
        `.hull.look${index}{fill:${looks[index] ?? ink}}.tail.look${index}{stroke:${tail}}`,
    )
    .join('')

const colors = (
  { background, ink, muted, leg, faint }: typeof light,
  tails: readonly string[],
): string =>
  [
    `.background{fill:${background}}`,
    `.name,.ink{fill:${ink}}`,
    `.note{fill:${muted}}`,
    `.name,.note{stroke:${background}}`,
    `.edge,.hull,.tie{stroke:${ink}}`,
    `.mark.plain,.head{fill:${leg}}`,
    `.leg,.line{stroke:${leg}}`,
    `.faint{stroke:${faint}}`,
    looksOf(ink, tails),
  ].join('')

const shapes = [
  'text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}',
  '.name{font-size:12px;font-weight:600}',
  '.note{font-size:11px}',
  '.name,.note{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}',
  '.leg,.line,.tail,.faint{fill:none}',
  '.leg,.edge{stroke-width:1.3px}',
  '.course-leg{stroke-dasharray:1 4}',
  '.line{stroke-width:1.6px}',
  '.gate{stroke-dasharray:4 3}',
  '.tail{stroke-width:1.6px;stroke-linejoin:round}',
  '.tail.line1{stroke-dasharray:6 3}',
  '.tail.line2{stroke-dasharray:2 2}',
  '.hull{stroke-width:1px;stroke-linejoin:round}',
  '.tie{stroke-width:.7px}',
  '.silent use{opacity:.4}',
].join('')

export const chartStyle =
  shapes +
  colors(light, tailsByDay) +
  `@media screen and (prefers-color-scheme:dark){${colors(dark, tailsByNight)}}` +
  '@media print{.background{fill:none}}'
