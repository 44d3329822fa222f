/**
 * SVG diagrams inside a page: their style rules and those of the page must not affect each other.
 */
import { styleSheet as courseStyle } from '../courseDiagram/style.ts'
import { pictureStyle as timeLineStyle } from '../tagTimeLine/picture.ts'
import { chartStyle } from '../raceChart/style.ts'
import { type Markup, trusted } from '../pages/markup.ts'

/** Removes the diagram's own style element, because the page contains the rules. */
export const inlinePicture = (svg: string): Markup =>
  trusted(svg.replace(/<style>[^<]*<\/style>/, '').trim())

/** Limits the rules of a style sheet to the content of one element. */
const within = (scope: string, sheet: string): string =>
  sheet.replace(/([^{}]+)\{/g, (all, selectors: string) =>
    selectors.trim().startsWith('@')
      ? all
      : `${selectors
          .split(',')
          .map((selector) => `${scope} ${selector.trim()}`)
          .join(',')}{`,
  )

/** Texts are darker than in a separate picture, because the board is read in sunlight. */
export const picturesStyle = `
${within('#course', courseStyle)}
${within('#time-line', timeLineStyle)}
#course .background { fill: none }
#course .hollow, #course .number { fill: var(--paper) }
#course .name, #course .note, #course .heading { fill: var(--ink); stroke: var(--paper) }
#time-line svg { --paper: inherit; --ink: inherit; --soft: var(--ink) }
#time-line .paper { fill: none }
`

/** The rules for the chart of the boats, on boards that have one. */
export const chartRules = `
${within('#boats', chartStyle)}
#boats .name, #boats .note { fill: var(--ink); stroke: var(--wash) }
`
