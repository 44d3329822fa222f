import '#allEntities'
import { explanationBody, ownerIn } from '#rights/steps/explanation.ts'
import { whyPage } from '#rights/pages/explanation.tsx'
import { endpoint } from '#endpoint'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { pageType } from '#endpoint/mediaTypes.ts'
import { explain, loadExplanation, questionErrors } from '#rights/steps/explain.ts'
import { explanationQuestion } from '#schemas/rights/explanation.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'whyPage',
  summary: 'Explain a decision about a permission as a page',
  description:
    'The same answer as `explain`. Each change that the caller may make has a button that makes it, ' +
    'unless the permission contains `*`, or a page of another site led here.',
  routes: ['GET /why'],
  guard: { kind: 'question' },
  input: explanationQuestion,
  inputErrors: questionErrors,
  load: loadExplanation,
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['unauthenticated', 'forbidden', 'not-found'],
  headers: ['referer', 'sec-fetch-site'],
  run: async ({ context, language, input, headers, origin }) => {
    const explained = await explain(context, input, language)
    return whyPage(explanationBody(explained), {
      language,
      userName: context.caller?.user.name,
      isFromElsewhere: isFromElsewhere(headers, origin),
      owner: ownerIn(explained.asked),
      origin,
    })
  },
})

/** Old browsers send no `Sec-Fetch-Site`, and no browser sends it to plain http of another machine. */
const isFromElsewhere = (
  { referer, 'sec-fetch-site': site }: EndpointRequest<unknown>['headers'],
  origin: string,
): boolean =>
  site === undefined
    ? referer !== undefined && !referer.startsWith(`${origin}/`)
    : site !== 'same-origin' && site !== 'none'
