/** Declares an endpoint: the platform, with the page that shows failures to people. */
import '#page/failure.ts'

export { EndpointResult, endpoint } from '#endpoint/serve.ts'
