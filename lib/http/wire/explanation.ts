/** Formats an explanation as JSON, and as text for a terminal. */
import type { explanation } from '../../../schemas/explanation.ts'
import type { Static } from '../../../schemas/schema.ts'
import { pathSegment } from '../../domain/name/pathSegment.ts'
import { plainText } from '../../domain/value/plainText.ts'
import type { explain } from '../../service/security/explain.ts'
import type { Task } from '../../service/security/tasks.ts'

type Explanation = Static<typeof explanation>

const security = '/security/api/restsecurity'

export const explanationBody = ({
  changes,
  ...others
}: Awaited<ReturnType<typeof explain>>): Explanation => ({
  ...others,
  changes: changes.map(({ sentences, youMay, tasks }) => ({
    sentences,
    youMay,
    requests: tasks === null ? null : tasks.map(requestOf),
  })),
})

/** The request that makes the change. */
const requestOf = (task: Task) => {
  const method = 'PUT'
  switch (task.kind) {
    case 'replace-acl': {
      const { acl, displayName } = task
      const body = displayName === null ? { acl } : { acl, displayName }
      return { method, path: `${ownershipPath(task)}/acl`, body }
    }
    case 'change-owner':
      return { method, path: ownershipPath(task), body: { username: task.username } }
    case 'add-member': {
      const { groupId, username } = task
      return {
        method,
        path: `${security}/usergroup/${groupId}/user/${pathSegment(username)}`,
      }
    }
    case 'attach-role':
      return { method, path: `${security}/usergroup/${task.groupId}/role/${task.roleId}` }
    case 'give-role': {
      const { username, roleId, qualifyingUserName, qualifyingGroupId } = task
      const body = {
        username,
        role_definition_id: roleId,
        ...(qualifyingUserName === null ? {} : { qualifying_username: qualifyingUserName }),
        ...(qualifyingGroupId === null ? {} : { qualifying_group_id: qualifyingGroupId }),
        transitive: false,
      }
      return { method, path: `${security}/add_role_to_user`, body }
    }
  }
}

const ownershipPath = ({ object }: Extract<Task, { readonly object: unknown }>): string =>
  `${security}/ownership/${object.type}/${pathSegment(object.id)}`

/** An arrow marks the decisive step. User names cannot add lines or control characters. */
export const formatExplanation = (body: Explanation): string => {
  const { summary, because, trail, withheld, changes } = body
  const decisive = trail?.find(({ applies }) => applies)
  return [
    `${body.allowed ? 'Yes' : 'No'}: ${plainText(summary)}`,
    ...(because === null ? [] : [plainText(because)]),
    ...(trail === null ? [] : ['', 'What was looked at, in this order:']),
    ...(trail ?? []).map((step) => {
      const mark = step === decisive ? '->' : step.applies ? ' +' : ' -'
      return `  ${mark} ${step.rule.padEnd(20)}  ${plainText(step.because)}`
    }),
    ...(changes.length === 0 ? [] : ['', 'Each of these would allow it, the least first:']),
    ...changes.flatMap(({ sentences, youMay, requests }, position) => [
      `  ${position + 1}. ${plainText(sentences.join(' '))}${youMay ? ' You may do this.' : ''}`,
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
