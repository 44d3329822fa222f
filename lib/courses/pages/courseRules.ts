import { within } from '#page/pictures.ts'
import { styleSheet } from '../pictures/style.ts'

/** For the diagram of a course. Texts are darker than in a separate picture, because pages are read in sunlight. */
export const courseRules = (scope: string): string => `
${within(scope, styleSheet)}
${scope} .background { fill: none }
${scope} .hollow, ${scope} .number { fill: var(--paper) }
${scope} .name, ${scope} .note, ${scope} .heading { fill: var(--ink); stroke: var(--paper) }
`
