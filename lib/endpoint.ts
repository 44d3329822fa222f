/** Declares an endpoint: the platform, with the page that shows failures to people. */
import './pages/common/failure.ts'

export { EndpointResult, endpoint } from '#endpoint/serve.ts'
