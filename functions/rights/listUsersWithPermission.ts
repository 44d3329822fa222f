import '#allEntities'
import { EndpointResult, endpoint } from '#endpoint'
import { holderQuestion, userNames } from '#schemas/platform/question.ts'
import { questionErrors, readSecurities } from '#rights/steps/questions.ts'
import { listUsersWithPermission } from '#rights/steps/usersWithPermission.ts'

export const { declaration, handler } = endpoint({
  name: 'listUsersWithPermission',
  summary: 'List the users with a permission for one object',
  description:
    'The names of the users, sorted, if the caller may read them. A caller with `CHANGE_ACL` ' +
    'on the object also sees the members of its groups, if the caller may read all of these groups. ' +
    'A `Link` to a next page means that more users may follow. The header ' +
    '`Users-Withheld: true` means that the response may omit users whom the caller may not read.',
  routes: ['GET /security/api/restsecurity/users_with_permission'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: holderQuestion,
  inputErrors: ({ permission }) => questionErrors([permission]),
  load: ({ context, input }) => readSecurities(context, [input.permission]),
  reply: { status: 200, body: userNames, headers: ['users-withheld'] },
  failsAsText: true,
  errors: ['not-one-object'],
  run: async ({ context, input }) => {
    const { names, next, withheld } = await listUsersWithPermission(context, input)
    return new EndpointResult(names, { next, headers: { 'users-withheld': String(withheld) } })
  },
})
