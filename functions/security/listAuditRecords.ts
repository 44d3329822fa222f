import { Answer, endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { auditPageSizeMax, auditQuery, auditTrail } from '../../schemas/audit.ts'
import {
  listAuditRecords,
  showAuditRecord,
  wantedForAudit,
} from '../../lib/service/security/auditTrail.ts'

export const declaration = endpoint({
  name: 'listAuditRecords',
  summary: 'List who changed what, and when',
  description:
    'Either of one object or by one user. Needs the permission `{TYPE}:CHANGE_ACL,READ:{id}` for ' +
    'the object, or `USER:CHANGE_ACL,READ:{actor}`; of the changes that a user has made, those of ' +
    'objects for which the caller does not hold both are left out, so that a page may hold fewer ' +
    'records than `limit`. Races, leaderboards and courses stand under their regatta, and who came ' +
    'into a group under the group as well. Where a name was given away, what happened to the ' +
    'object that had it before is told to administrators alone. The same holds for users and ' +
    'groups that were deleted, or that the caller may not read: other callers do not see their names.',
  routes: ['GET /security/api/restsecurity/audit'],
  guard: { kind: 'signed-in' },
  input: auditQuery,
  fetchesMore: ({ limit = auditPageSizeMax, ...query }) => wantedForAudit({ ...query, limit }),
  reply: { status: 200, body: auditTrail },
  errors: ['forbidden', 'not-found'],
  run: async ({ context, input }) => {
    const { limit = auditPageSizeMax } = input
    const { records, next } = await listAuditRecords(context, { ...input, limit })
    return new Answer(records.map(showAuditRecord), { next })
  },
})

export const handler = serve(declaration)
