/**
 * For browsers, for all endpoints without a failure page of their own. The page is a module that a
 * function loads with its first such failure: markup and words in five languages cost no cold start.
 */
import { registerFailurePage } from '#endpoint/failurePage.ts'
import { scriptlessHeaders } from './pageHeaders.ts'

registerFailurePage({
  mediaType: 'text/html',
  headers: scriptlessHeaders,
  format: async (failure, language, address) => {
    const { drawFailure } = await import('./failure.tsx')
    return drawFailure(failure, address, language)
  },
})
