/** The representations of a course other than JSON, for all endpoints that return a course. */
import { diagramOf } from '../../rendering/courseDiagram/configurationDiagram.ts'
import { geoJsonOf } from '../../rendering/courseExchange/geoJson.ts'
import { gpxOf } from '../../rendering/courseExchange/gpx.ts'
import type { courseConfiguration } from '../../../schemas/course.ts'
import type { Alternative } from '../../rendering/alternative.ts'
import { formatJson } from '../json.ts'
import { picture } from './coursePicture.ts'

const geoJson: Alternative<typeof courseConfiguration> = {
  mediaType: 'application/geo+json',
  description: 'The marks, lines, gates and legs as features (RFC 7946)',
  ending: '.geojson',
  titleOf: ({ name }) => name,
  format: (course) => formatJson(geoJsonOf(diagramOf(course))),
}

const gpx: Alternative<typeof courseConfiguration> = {
  mediaType: 'application/gpx+xml',
  description: 'The marks as waypoints, and a route through all laps (GPX 1.1)',
  ending: '.gpx',
  titleOf: ({ name }) => name,
  format: (course) => gpxOf(diagramOf(course)),
}

export const courseForms = [picture, geoJson, gpx] as const
