import { groupObject, roleObject } from '#values/objectId.ts'
import { decide } from '#access/rules/decide.ts'
import type { Facts } from '#access/rules/facts.ts'
import type { Change } from '../rules/explanation/change.ts'
import {
  describeChange,
  describeDecision,
  describeEffect,
  describeStep,
  type Names,
  nothingGrants,
  suggestWord,
} from '../rules/explanation/wording.ts'
import { smallestChanges } from '../rules/explanation/smallestChanges.ts'
import { formatPermission, formatRequest, type AccessRequest } from '#access/rules/permission.ts'
import { rolesToSuggest } from '../rules/predefinedRoles.ts'
import { requestOfTask } from '../rules/tasks.ts'
import type { InputError } from '#values/failure.ts'
import { type Step, steps } from '#access/rules/decisionSteps.ts'
import { shownWindow } from '#values/timeWindow.ts'
import { requireMoment } from '#values/time.ts'
import type { explanationQuestion } from '#schemas/rights/explanation.ts'
import type { Static } from '#schemas/schema.ts'
import type { Context } from '#endpoint/context.ts'
import {
  loadQuestionFacts,
  type QuestionFacts,
  readSubject,
  unreadableSubject,
} from './questionFacts.ts'
import type { Language } from '#values/language.ts'
import { rightsWords } from '../words/rightsWords.ts'
import { rightsOverChanges } from './changeRights.ts'
import { readOneRequest } from './questions.ts'
import { filterReadable } from '#access/readable.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { securityOf } from '#access/authorize.ts'
import { readObject } from '#table/objects.ts'

type ExplanationInput = Static<typeof explanationQuestion>

/** Exactly one of them asks. A task is about a regatta. */
export const questionErrors = ({
  permission,
  task,
  regatta,
}: Partial<ExplanationInput>): readonly InputError[] => {
  if (task !== undefined && permission === undefined) {
    const missing = { parameter: 'regatta', code: 'required', detail: 'is required for a `task`' }
    return regatta === undefined ? [missing] : []
  }
  if (task === undefined && permission !== undefined) return []
  const code = task === undefined ? 'required' : 'contradiction'
  const detail = 'must be sent alone: either `permission`, or `task` with `regatta`'
  return ['permission', 'task'].map((parameter) => ({ parameter, code, detail }))
}

const requestIn = ({ permission = '', task, regatta = '' }: ExplanationInput): AccessRequest =>
  task === undefined ? readOneRequest(permission) : requestOfTask(task, regatta)

export const loadExplanation = ({ context: { store }, input }: Reading<ExplanationInput>) =>
  Promise.all([
    questionErrors(input).length > 0 ? undefined : securityOf({ store }, requestIn(input)),
    readObject(store, 'USER', input.username),
  ])

const loadAsked = async (
  context: Context,
  { username, at }: ExplanationInput,
  request: AccessRequest,
) => {
  const atMillis = at === undefined ? context.nowMillis : requireMoment(at, '/at')
  const unread = await unreadableSubject(context, username, request)
  const subject = unread ?? (await readSubject(context, username))
  const options = { withTrail: true, atMillis }
  const asked: QuestionFacts = await loadQuestionFacts(context, subject, request, options)
  return unread === undefined ? asked : { ...asked, view: 'groups' as const }
}

/** @param language of the sentences; the API speaks English */
export const explain = async (
  context: Context,
  input: ExplanationInput,
  language: Language = 'en',
) => {
  const words = rightsWords[language].wording
  const accessRequest = requestIn(input)
  const asked = await loadAsked(context, input, accessRequest)
  const { request, view, facts, subject } = asked
  const decision = decide(facts, request)
  const response = {
    asked,
    permission: formatRequest(accessRequest),
    ...(input.task && { task: input.task }),
    ...suggestWord(accessRequest),
    username: subject?.name ?? null,
    allowed: decision.allowed,
  }
  const withheld = view === 'everything' ? null : words[view]
  if (view === 'verdict') {
    const summary = describeDecision({ subject: response.username, words }, request, decision)
    return { ...response, summary, rule: null, because: null, trail: null, withheld, changes: [] }
  }
  const visibleSteps = steps(facts, request).filter((step) => isShown(asked, step))
  const possible = suggestionsIn(asked, context)
  const known = await namesFor(context, asked, visibleSteps, possible)
  const names: Names = { ...known, language, words }
  // Suggestions omit roles that the caller may not know.
  const isNamed = (change: Change) =>
    !('roleId' in change) || names.role(change.roleId) !== undefined
  const suggested = possible.filter((changes) => changes.every(isNamed))
  const rights = await rightsOverChanges(context, asked, suggested)
  const trail = visibleSteps.map((step) => entryOfTrail(step, asked, names))
  const decisive = trail.find(({ applies }) => applies)
  const ofToken = trail.find((entry) => 'token' in entry)
  const isHidden = decisive === undefined && decision.allowed
  return {
    ...response,
    summary: describeDecision(names, request, decision),
    rule: isHidden ? null : decision.rule,
    because: isHidden ? null : (decisive?.because ?? ofToken?.because ?? nothingGrants(names)),
    trail,
    withheld,
    changes: suggested.map((changes, position) => ({
      changes,
      sentences: changes.map((change) => describeChange(change, request, names)),
      effect: describeEffect(changes, request, names, facts.definitions),
      youMay: rights[position] === true,
    })),
  }
}

/** Without permission to read the object, callers see the steps about themselves only. */
const isShown = ({ view, facts }: QuestionFacts, step: Step): boolean => {
  const { rule, obstacle } = step
  if (view === 'groups') return !rule.startsWith('own-') && !isOfDeletedGroup(step, facts)
  return (
    view === 'everything' ||
    obstacle === null ||
    (obstacle !== 'not-a-member' && obstacle !== 'group-gone' && rule !== 'everybody-group-role')
  )
}

/** Such a step would tell whether the user was in the group, which the caller may not have read. */
const isOfDeletedGroup = (step: Step, { definitions }: Facts): boolean =>
  'entry' in step &&
  step.entry.groupId !== null &&
  definitions.group(step.entry.groupId) === undefined

/** The facts behind the visible steps: groups of the object, without roles and permissions of the user. */
const factsOfGroups = ({ user, ...facts }: Facts): Facts => {
  const { ownerGroupId, acl } = facts.security
  const ofObject = new Set([ownerGroupId, ...acl.map(({ groupId }) => groupId)])
  if (user === undefined) return facts
  const groupIds = user.groupIds.filter((groupId) => ofObject.has(groupId))
  return { ...facts, user: { userId: user.userId, permissions: [], assignments: [], groupIds } }
}

/**
 * Without permission to read the object, suggestions omit other groups and the roles of these
 * groups. Without permission to read the user, they depend on the visible steps only.
 */
const suggestionsIn = (
  { request, facts: allFacts, subject, view }: QuestionFacts,
  { nowMillis }: Context,
) => {
  const { allowed, rule } = decide(allFacts, request)
  // No right of the owner would help against the list of the token.
  if (allowed || rule === 'token') return []
  const facts = view === 'groups' ? factsOfGroups(allFacts) : allFacts
  const { ownerGroupId, acl } = facts.security
  const relevant = [subject?.ownGroupId, ownerGroupId, ...acl.map(({ groupId }) => groupId)]
  const groupIds = relevant
    .filter((groupId) => typeof groupId === 'string')
    .filter((id) => facts.user?.groupIds.includes(id) && facts.definitions.group(id) !== undefined)
  const roleIds = rolesToSuggest(request.action)
  const suggested = smallestChanges(facts, request, {
    groupIds: [...new Set(groupIds)],
    roleIds,
    ownGroupId: subject?.ownGroupId ?? null,
    nowMillis,
  })
  if (view === 'everything' || view === 'groups') return suggested
  const held = [...(subject?.assignments ?? []), ...facts.everybody.assignments]
  const known = new Set([...roleIds, ...held.map(({ roleId }) => roleId)])
  return suggested.filter((changes) =>
    changes.every((change) =>
      change.kind === 'give-role'
        ? known.has(change.roleId)
        : change.kind !== 'join-group' && change.kind !== 'attach-role',
    ),
  )
}

const entryOfTrail = (step: Step, { request, view }: QuestionFacts, names: Names) => {
  const entryFields = {
    rule: step.rule,
    applies: step.obstacle === null,
    because: describeStep(step, request, names),
    ...(step.obstacle === null ? {} : { obstacle: step.obstacle }),
  }
  if ('token' in step) {
    const { id, name } = step.token
    return { ...entryFields, token: { id, name } }
  }
  if ('entry' in step) {
    const { groupId, actions } = step.entry
    const visibleActions = view === 'everything' ? actions : actions.filter(isAbout(request))
    return {
      ...entryFields,
      entry: { groupId, actions: [...visibleActions], ...shownWindow(step.entry) },
    }
  }
  const { roleId, groupId, assignment, permission } = step
  return {
    ...entryFields,
    ...describeReference('role', roleId, names.role),
    ...describeReference('group', groupId, names.group),
    ...(assignment && {
      qualification: {
        username: assignment.qualifyingUserId && (names.user(assignment.qualifyingUserId) ?? ''),
        groupId: assignment.qualifyingGroupId,
        ...shownWindow(assignment),
      },
    }),
    ...(permission === undefined ? {} : { permission: formatPermission(permission) }),
  }
}

const isAbout =
  ({ action }: AccessRequest) =>
  (entryAction: string): boolean =>
    entryAction.replace(/^!/, '') === action || entryAction.endsWith('*') || action === '*'

/** An object without a visible name is returned without its id. */
const describeReference = (
  what: 'role' | 'group',
  id: string | undefined,
  findName: (id: string) => string | undefined,
) => {
  const name = id === undefined ? undefined : findName(id)
  return id === undefined || name === undefined ? {} : { [what]: { id, name } }
}

/**
 * Callers see the names of groups and roles that they may read. They also know the groups of which
 * they are members, and the roles of users whom they may read. The owning group of an object is
 * visible only with permission to read the object, even if the group is public.
 */
const namesFor = async (
  context: Context,
  { subject, security, facts, view }: QuestionFacts,
  trail: readonly Step[],
  suggested: readonly (readonly Change[])[],
): Promise<Omit<Names, 'language' | 'words'>> => {
  const { definitions } = facts
  const held = view === 'groups' ? [] : (subject?.assignments ?? [])
  const changes = suggested.flat()
  const groupIds = idsOf([
    ...trail.flatMap((step) =>
      'entry' in step
        ? step.entry.groupId
        : 'token' in step
          ? []
          : [step.groupId, step.assignment?.qualifyingGroupId ?? undefined],
    ),
    ...changes.map((change) => ('groupId' in change ? change.groupId : undefined)),
    ...changes.map((change) => ('qualifyingGroupId' in change ? change.qualifyingGroupId : null)),
  ])
  const roleIds = idsOf([
    ...trail.map((step) => ('roleId' in step ? step.roleId : undefined)),
    ...changes.map((change) => ('roleId' in change ? change.roleId : undefined)),
  ])
  const objects = [...groupIds.map(groupObject), ...roleIds.map(roleObject)]
  const readable = (await filterReadable(context, objects, (object) => object)).map(({ id }) => id)
  const knowsOwner = view === 'everything' || view === 'groups'
  // Users may know the qualifiers of their own roles, even if these own the object.
  const qualifying = new Set(held.map(({ qualifyingGroupId }) => qualifyingGroupId))
  const knownGroups = new Set([
    ...readable.filter((id) => knowsOwner || id !== security.ownerGroupId || qualifying.has(id)),
    ...(context.caller?.user.groupIds ?? []),
  ])
  const knownRoles = new Set([...readable, ...held.map(({ roleId }) => roleId)])
  const userNames = new Map(
    held.map(({ qualifyingUserId, qualifyingUserName }) => [qualifyingUserId, qualifyingUserName]),
  )
  if (knowsOwner) userNames.set(security.ownerUserId, security.ownerUserName)
  if (subject !== undefined) userNames.set(subject.userId, subject.name)
  return {
    subject: subject?.name ?? null,
    ownGroupId: subject?.ownGroupId ?? null,
    user: (id) => (definitions.userExists(id) ? (userNames.get(id) ?? undefined) : undefined),
    group: (id) => (knownGroups.has(id) ? definitions.group(id)?.name : undefined),
    role: (id) => (knownRoles.has(id) ? definitions.role(id)?.name : undefined),
  }
}

const idsOf = (ids: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(ids.filter((id) => typeof id === 'string')),
]
