/** Designs a course for a wind direction and a start, without storing anything. */
import { readConfiguration } from '../rules/configuration.ts'
import { courseOfDesign } from '../rules/design/courseOfDesign.ts'
import { type DesignInput, designOf } from '../rules/design/designInput.ts'
import { describeWarnings } from './raceCourse.ts'

/** The warnings are those of `createCourse`. */
export const designCourse = (input: DesignInput) => {
  const course = courseOfDesign(designOf(input))
  const { warnings } = readConfiguration(course, { makes: 'course', hasRegatta: true })
  return { ...course, ...describeWarnings(warnings) }
}
