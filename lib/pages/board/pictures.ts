/** The style rules of the pictures on a race board. */
import { courseRules } from '#courses/pages/courseRules.ts'
import { within } from '#page/pictures.ts'
import { pictureStyle as timeLineStyle } from '#tags/pictures/picture.ts'
import { chartStyle } from '../raceChart/style.ts'

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
