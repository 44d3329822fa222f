import { Answer, endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { holderQuestion, userNames } from '../../schemas/question.ts'
import { keysOfQuestions } from '../../lib/service/security/questions.ts'
import { listUsersWithPermission } from '../../lib/service/security/usersWithPermission.ts'

export const declaration = endpoint({
  name: 'listUsersWithPermission',
  summary: 'Who may do something to one object?',
  description:
    'The names of the users, by name, as far as the caller may read them. When there is a `Link` ' +
    'to a next page, more users may follow there; without one nobody is missing.',
  routes: ['GET /security/api/restsecurity/users_with_permission'],
  guard: { kind: 'signed-in' },
  input: holderQuestion,
  fetchesMore: ({ permission }) => keysOfQuestions([permission]),
  reply: { status: 200, body: userNames },
  errors: ['not-one-object'],
  run: async ({ context, input }) => {
    const { names, next } = await listUsersWithPermission(context, input)
    return new Answer(names, { next })
  },
})

export const handler = serve(declaration)
