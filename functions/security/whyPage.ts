import { explanationBody } from '../../lib/http/wire/explanation.ts'
import { formsHeaders } from '../../lib/rendering/pages/forms.ts'
import { whyPage } from '../../lib/rendering/pages/explanation.ts'
import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import { pageType } from '../../lib/http/wire/mediaTypes.ts'
import { explain, keysOfExplanation } from '../../lib/service/permissions/explain.ts'
import { explanationQuestion } from '../../schemas/explanation.ts'
import { page } from '../../schemas/service.ts'

export const { declaration, handler } = endpoint({
  name: 'whyPage',
  summary: 'Explain a decision about a permission as a page',
  description:
    'The same answer as `explain`. Each change that the caller may make has a button that makes it.',
  routes: ['GET /why'],
  guard: { kind: 'question' },
  input: explanationQuestion,
  fetchesMore: keysOfExplanation,
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['unauthenticated', 'forbidden', 'not-found'],
  run: async ({ context, input }) => {
    const body = explanationBody(await explain(context, input))
    return new EndpointResult(whyPage(body, context.caller?.user.name), { headers: formsHeaders })
  },
})
