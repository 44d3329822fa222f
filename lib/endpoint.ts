/** Declares an endpoint: the platform, with the page that shows failures to people. */
import '#page/failurePage.ts'

export { EndpointResult, endpoint } from '#endpoint/serve.ts'
