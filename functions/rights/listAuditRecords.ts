import '#allEntities'
import { EndpointResult, endpoint } from '#endpoint'
import { auditPageSizeMax, auditQuery, auditTrail } from '#schemas/platform/audit.ts'
import { listAuditRecords, showAuditRecord, prefetchForAudit } from '#rights/steps/auditTrail.ts'

export const { declaration, handler } = endpoint({
  name: 'listAuditRecords',
  summary: 'List the audit records of an object or a user',
  description:
    'Needs the permission `{TYPE}:CHANGE_ACL,READ:{id}` for the object, or ' +
    '`USER:CHANGE_ACL,READ:{actor}`. Among the changes of a user, those of objects for which the ' +
    'caller does not have both permissions are omitted, so a page can contain fewer records than ' +
    '`limit`. Records of races, leaderboards and courses are listed under their regatta, and those ' +
    'of memberships under the group too. If a name was reused, only administrators see the records ' +
    'of the earlier object. Likewise, only administrators see the names of users and groups that ' +
    'were deleted or that the caller may not read.',
  routes: ['GET /security/api/restsecurity/audit'],
  guard: { kind: 'signed-in' },
  input: auditQuery,
  fetchesMore: ({ limit = auditPageSizeMax, ...query }) => prefetchForAudit({ ...query, limit }),
  reply: { status: 200, body: auditTrail },
  errors: ['forbidden', 'not-found'],
  run: async ({ context, input }) => {
    const { limit = auditPageSizeMax } = input
    const { records, next } = await listAuditRecords(context, { ...input, limit })
    return new EndpointResult(records.map(showAuditRecord), { next })
  },
})
