/** The rules of the pictures on a race board. */
import { courseRules } from '#courses/pages/courseRules.ts'
import { within } from '#page/pictures.ts'
import { pictureStyle as timeLineStyle } from '#tags/pictures/picture.ts'
import { chartStyle } from '../raceChart/style.ts'

export default `
${courseRules('#course')}${within('#time-line', timeLineStyle)}
#time-line svg { --paper: inherit; --ink: inherit; --soft: var(--ink) }
#time-line .paper { fill: none }
${within('#boats', chartStyle)}
#boats .name, #boats .note { fill: var(--ink); stroke: var(--wash) }
`
