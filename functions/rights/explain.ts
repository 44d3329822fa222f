import '#allEntities'
import { explanationBody, formatExplanation } from '#rights/steps/explanation.ts'
import { explanationPage } from '#rights/pages/explanation.tsx'
import { endpoint } from '#endpoint'
import { preferredMediaType } from '#endpoint/accept.ts'
import { explain, loadExplanation, questionErrors } from '#rights/steps/explain.ts'
import { explanation, explanationQuestion } from '#schemas/rights/explanation.ts'

export const { declaration, handler } = endpoint({
  name: 'explain',
  summary: 'Explain a decision about a permission',
  description:
    'The rule that decides, all steps of the decision, and the smallest changes that would allow the ' +
    'action, each with its requests. With `at`, the decision is for another time. The subject is the ' +
    'caller, a user whom the caller may read, or any user, if the caller may change the access control list of the object ' +
    'and may read its groups. Details about other users need permission to read the object too.',
  routes: ['GET /security/api/restsecurity/explain'],
  guard: { kind: 'question' },
  input: explanationQuestion,
  inputErrors: questionErrors,
  load: loadExplanation,
  reply: {
    status: 200,
    body: explanation,
    alternatives: [
      {
        mediaType: 'text/plain',
        description: 'Lines for a terminal; an arrow marks the decisive step',
        format: formatExplanation,
      },
      explanationPage,
    ],
  },
  errors: ['unauthenticated', 'forbidden', 'not-found'],
  headers: ['accept'],
  run: async ({ context, input, language, headers: { accept } }) => {
    const types = ['application/json', 'text/plain', 'text/html']
    const isPage = preferredMediaType(accept, types) === 'text/html'
    return explanationBody(await explain(context, input, isPage ? language : 'en'))
  },
})
