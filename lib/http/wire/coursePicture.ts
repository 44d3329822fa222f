/** The picture of a course, for all endpoints that return a course. */
import { pictureOf } from '../../rendering/courseDiagram/configurationDiagram.ts'
import type { courseConfiguration } from '../../../schemas/course.ts'
import type { Alternative } from '../../rendering/alternative.ts'

/** The picture contains an inline style. A browser loads and runs nothing else from it. */
export const pictureHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

export const pictureType = 'image/svg+xml'

export const picture: Alternative<typeof courseConfiguration> = {
  mediaType: pictureType,
  description: 'A diagram of the course, with the wind from the top',
  ending: '.svg',
  headers: pictureHeaders,
  format: pictureOf,
}
