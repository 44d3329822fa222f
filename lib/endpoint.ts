/** Declares an endpoint: the platform, with the page that shows failures to people, and their texts. */
import '#page/failurePage.ts'
import { registerTranslations } from '#endpoint/localized.ts'

registerTranslations(async (language) => (await import('./refusals.ts')).refusalsIn(language))

export { EndpointResult, endpoint } from '#endpoint/serve.ts'
