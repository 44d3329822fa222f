/** Declares an endpoint: the platform, with the page that shows failures to people. */
import '#page/failure.tsx'

export { EndpointResult, endpoint } from '#endpoint/serve.ts'
