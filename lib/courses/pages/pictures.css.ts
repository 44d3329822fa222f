/** The pictures of the present course, and of an earlier one. */
import { courseRules } from './courseRules.ts'

export default courseRules('#course') + courseRules('#picture')
