/**
 * SVG diagrams inside a page: their style rules and those of the page must not affect each other.
 */
import { styleSheet as courseStyle } from '#courseDiagram/style.ts'
import { pictureStyle as timeLineStyle } from '#tags/pictures/picture.ts'
import { chartStyle } from '../raceChart/style.ts'
import { type Markup, trusted } from '../common/markup.ts'

/** Removes the diagram's own style element, because the page contains the rules. */
export const inlinePicture = (svg: string): Markup =>
  trusted(svg.replace(/<style>[^<]*<\/style>/, '').trim())

/** Limits the rules of a style sheet to the content of one element. */
const within = (scope: string, sheet: string): string =>
  sheet.replace(/(?<![^{}])([^{}]+)\{/g, (all, selectors: string) =>
    selectors.trim().startsWith('@')
      ? all
      : `${selectors
          .split(',')
          .map((selector) => `${scope} ${selector.trim()}`)
          .join(',')}{`,
  )

/** For the diagram of a course. Texts are darker than in a separate picture, because pages are read in sunlight. */
export const courseRules = (scope: string): string => `
${within(scope, courseStyle)}
${scope} .background { fill: none }
${scope} .hollow, ${scope} .number { fill: var(--paper) }
${scope} .name, ${scope} .note, ${scope} .heading { fill: var(--ink); stroke: var(--paper) }
`

export const picturesStyle = `
${courseRules('#course')}${within('#time-line', timeLineStyle)}
#time-line svg { --paper: inherit; --ink: inherit; --soft: var(--ink) }
#time-line .paper { fill: none }
`

/** The rules for the chart of the boats, on boards that have one. */
export const chartRules = `
${within('#boats', chartStyle)}
#boats .name, #boats .note { fill: var(--ink); stroke: var(--wash) }
`
