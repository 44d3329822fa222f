/** The representations of a course other than JSON, for all endpoints that return a course. */
import type { courseConfiguration } from '#schemas/courses/course.ts'
import type { Alternative } from '#endpoint/alternative.ts'
import { diagramOf } from '../diagramCourse.ts'
import { drawCourse } from '../drawCourse.ts'
import { geoJsonOf } from './geoJson.ts'
import { gpxOf } from './gpx.ts'
import { formatJson } from '#endpoint/json.ts'
import { pictureHeaders, pictureType } from '#endpoint/mediaTypes.ts'

export const courseForms: readonly Alternative<typeof courseConfiguration>[] = [
  {
    mediaType: pictureType,
    description: 'A diagram of the course, with the wind from the top',
    ending: '.svg',
    headers: pictureHeaders,
    format: (course) => drawCourse(diagramOf(course)),
  },
  {
    mediaType: 'application/geo+json',
    description: 'The marks, lines, gates and legs as features (RFC 7946)',
    ending: '.geojson',
    titleOf: ({ name }) => name,
    format: (course) => formatJson(geoJsonOf(diagramOf(course))),
  },
  {
    mediaType: 'application/gpx+xml',
    description: 'The marks as waypoints, and a route through all laps (GPX 1.1)',
    ending: '.gpx',
    titleOf: ({ name }) => name,
    format: (course) => gpxOf(diagramOf(course)),
  },
]
