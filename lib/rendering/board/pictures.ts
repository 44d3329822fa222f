/** Pictures as parts of a page: theirs is not the only style there, nor is the page theirs. */
import { styleSheet as courseStyle } from '../courseDiagram/style.ts'
import { pictureStyle as timeLineStyle } from '../tagTimeLine/picture.ts'
import { type Markup, trusted } from '../pages/markup.ts'

/** Without its style, which the page has. */
export const inlinePicture = (svg: string): Markup =>
  trusted(svg.replace(/<style>[^<]*<\/style>/, '').trim())

/** The rules of a style sheet for what is inside of an element alone. */
export const within = (scope: string, sheet: string): string =>
  sheet.replace(/([^{}]+)\{/g, (all, selectors: string) =>
    selectors.trim().startsWith('@')
      ? all
      : `${selectors
          .split(',')
          .map((selector) => `${scope} ${selector.trim()}`)
          .join(',')}{`,
  )

/** With darker texts than on a page of their own: this one is read in the sun. */
export const picturesStyle = `
${within('#course', courseStyle)}
${within('#time-line', timeLineStyle)}
#course .background { fill: none }
#course .hollow, #course .number { fill: var(--paper) }
#course .name, #course .note, #course .heading { fill: var(--ink); stroke: var(--paper) }
#time-line svg { --paper: inherit; --ink: inherit; --soft: var(--ink) }
#time-line .paper { fill: none }
`
