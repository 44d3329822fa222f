import { endpoint } from '../../lib/http/endpoint.ts'
import { explanationBody, formatExplanation } from '../../lib/http/wire/explanation.ts'
import { explanationPage } from '../../lib/rendering/pages/explanation.ts'
import { serve } from '../../lib/http/serve.ts'
import { explain, keysOfExplanation } from '../../lib/service/security/explain.ts'
import { explanation, explanationQuestion } from '../../schemas/explanation.ts'

export const declaration = endpoint({
  name: 'explain',
  summary: 'Why may somebody, or why not?',
  description:
    'The rule that decides, everything that was looked at on the way, and the smallest changes that ' +
    'would allow it, each with the requests that make it. About oneself, about a user whom the caller ' +
    'may read, or about any user, for callers who may change the access control list of the object ' +
    'and may read its groups. What concerns others is told to who may read the object too.',
  routes: ['GET /security/api/restsecurity/explain'],
  guard: { kind: 'question' },
  input: explanationQuestion,
  fetchesMore: keysOfExplanation,
  reply: {
    status: 200,
    body: explanation,
    alternatives: [
      {
        mediaType: 'text/plain',
        description: 'Lines for a terminal; an arrow marks what decided',
        format: formatExplanation,
      },
      explanationPage,
    ],
  },
  errors: ['unauthenticated', 'forbidden', 'not-found'],
  run: async ({ context, input }) => explanationBody(await explain(context, input)),
})

export const handler = serve(declaration)
