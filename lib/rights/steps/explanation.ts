import type { explanation } from '#schemas/rights/explanation.ts'
import type { Static } from '#schemas/schema.ts'
import { type AclChange, type Change, isAclChange, withAcl } from '../rules/explanation/change.ts'
import { windowOf } from '#values/timeWindow.ts'
import { pathSegment } from '#values/pathSegment.ts'
import { plainText } from '#values/plainText.ts'
import type { explain } from './explain.ts'
import type { QuestionFacts } from './questionFacts.ts'

type Explanation = Static<typeof explanation>

const restPath = '/security/api/restsecurity'

export const explanationBody = ({
  asked,
  changes: suggested,
  ...others
}: Awaited<ReturnType<typeof explain>>): Explanation => ({
  ...others,
  changes: suggested.map(({ changes, sentences, effect, youMay }) => ({
    sentences,
    ...(effect === undefined ? {} : { effect }),
    youMay,
    requests: readsObject(asked) ? requestsFor(asked, changes) : null,
  })),
})

const readsObject = ({ view }: QuestionFacts): boolean => view === 'everything' || view === 'groups'

/** The name of the owner, for callers who may read the object. */
export const ownerIn = (asked: QuestionFacts): string | null => {
  const { ownerUserId, ownerUserName } = asked.security
  const isThere = ownerUserId !== null && asked.facts.definitions.userExists(ownerUserId)
  return isThere && readsObject(asked) ? ownerUserName : null
}

/** The requests that make the changes. All changes of an access control list are one request. */
const requestsFor = (asked: QuestionFacts, changes: readonly Change[]) => {
  const aclChanges = changes.filter(isAclChange)
  return [
    ...(aclChanges.length === 0 ? [] : [aclRequest(asked, aclChanges)]),
    ...changes.flatMap((change) => (isAclChange(change) ? [] : requestFor(asked, change))),
  ]
}

const aclRequest = ({ request, security, facts }: QuestionFacts, changes: readonly AclChange[]) => {
  const { displayName } = security
  // The request cannot contain deleted groups.
  const acl = withAcl(security, changes).acl.filter(
    ({ groupId }) => groupId === null || facts.definitions.group(groupId) !== undefined,
  )
  const body = displayName === null ? { acl } : { acl, displayName }
  return { method: 'PUT', path: `${ownershipPath(request)}/acl`, body }
}

const requestFor = (
  { request, security, subject }: QuestionFacts,
  change: Exclude<Change, AclChange>,
) => {
  const method = 'PUT'
  const username = subject?.name ?? ''
  switch (change.kind) {
    case 'make-owner':
      return { method, path: ownershipPath(request), body: { username } }
    case 'join-group': {
      const member = pathSegment(username)
      return { method, path: `${restPath}/usergroup/${change.groupId}/user/${member}` }
    }
    case 'attach-role':
      return { method, path: `${restPath}/usergroup/${change.groupId}/role/${change.roleId}` }
    case 'give-role': {
      const { roleId, qualifyingUserId, qualifyingGroupId, transitive } = change
      const qualifyingUserName = qualifyingUserId === null ? null : security.ownerUserName
      const body = {
        username,
        role_definition_id: roleId,
        ...(qualifyingUserName === null ? {} : { qualifying_username: qualifyingUserName }),
        ...(qualifyingGroupId === null ? {} : { qualifying_group_id: qualifyingGroupId }),
        transitive,
        ...windowOf(change),
      }
      return { method, path: `${restPath}/add_role_to_user`, body }
    }
  }
}

const ownershipPath = ({ type, id = '' }: QuestionFacts['request']): string =>
  `${restPath}/ownership/${type}/${pathSegment(id)}`

/** An arrow marks the decisive step. User names cannot add lines or control characters. */
export const formatExplanation = (body: Explanation): string => {
  const { suggestion, summary, task, because, trail, withheld, changes } = body
  const decisive = trail?.find(({ applies }) => applies)
  return [
    `${body.allowed ? 'Yes' : 'No'}: ${plainText(summary)}`,
    ...(task === undefined ? [] : [`This is the task “${task}”.`]),
    ...(suggestion === undefined ? [] : [suggestion]),
    ...(because === null ? [] : [plainText(because)]),
    ...(trail === null ? [] : ['', 'What was looked at, in this order:']),
    ...(trail ?? []).map((step) => {
      const mark = step === decisive ? '->' : step.applies ? ' +' : ' -'
      return `  ${mark} ${step.rule.padEnd(20)}  ${plainText(step.because)}`
    }),
    ...(changes.length === 0
      ? []
      : ['', 'Each of these would allow it. Those for one person come first:']),
    ...changes.flatMap(({ sentences, effect, youMay, requests }, position) => [
      `  ${position + 1}. ${plainText(sentences.join(' '))}${youMay ? ' You may do this.' : ''}`,
      ...(effect === undefined ? [] : [`     ${plainText(effect)}`]),
      ...(requests ?? []).flatMap(({ method, path, body: sent }) => [
        `     ${method} ${path}`,
        ...(sent === undefined ? [] : [`       ${plainJson(sent)}`]),
      ]),
    ]),
    ...(withheld === null ? [] : ['', withheld]),
    '',
  ].join('\n')
}

/** Escapes the characters that `plainText` removes. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
