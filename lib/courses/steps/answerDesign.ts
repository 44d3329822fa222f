import { readConfiguration } from '../rules/configuration.ts'
import { courseOfDesign } from '../rules/design/courseOfDesign.ts'
import { type DesignInput, designOf } from '../rules/design/designInput.ts'

/** The course that answers a design, with the warnings of `createCourse`. */
export const answerDesign = (input: DesignInput) => {
  const course = courseOfDesign(designOf(input))
  const { warnings } = readConfiguration(course, [], { makes: 'course', hasRegatta: true })
  return { course, warnings }
}
