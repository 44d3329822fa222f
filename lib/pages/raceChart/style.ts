/** The style of a chart. Without CSS variables, like that of the course diagram. */
import { dark, light } from '#courseDiagram/style.ts'

const colors = ({ background, ink, muted, leg, faint }: typeof light): string =>
  [
    `.background{fill:${background}}`,
    `.name,.ink{fill:${ink}}`,
    `.note{fill:${muted}}`,
    `.name,.note{stroke:${background}}`,
    `.edge,.hull,.tie{stroke:${ink}}`,
    `.hull.plain,.mark.plain,.head{fill:${leg}}`,
    `.leg,.line,.tail.plain{stroke:${leg}}`,
    `.faint{stroke:${faint}}`,
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
  '.tail{stroke-width:1.6px;stroke-linejoin:round;stroke-linecap:round;stroke-opacity:.75}',
  '.hull{stroke-width:1px;stroke-linejoin:round}',
  '.tie{stroke-width:.7px}',
  '.silent use{opacity:.4}',
].join('')

export const chartStyle =
  shapes +
  colors(light) +
  `@media screen and (prefers-color-scheme:dark){${colors(dark)}}` +
  '@media print{.background{fill:none}}'
