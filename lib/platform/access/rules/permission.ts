/**
 * Permissions have the form `TYPE[,TYPE]:ACTION[,ACTION][:ID[,ID]]`. `*` matches all values of its
 * part, and alone it matches all permissions. An omitted part matches all values: `EVENT:READ`
 * implies `EVENT:READ:Kiel`, but not vice versa.
 */
import { Failure, sentence, sentenceOf, type Wording } from '#values/failure.ts'
import { isPartOfUpdate } from '#values/objectTypes.ts'
import { rememberResults } from '#values/recentMap.ts'
import { objectIdBytesMax, objectIdFromText } from '#values/objectId.ts'

export type PermissionPart = '*' | readonly string[]

export interface Permission {
  readonly types: PermissionPart
  readonly actions: PermissionPart
  /** Encoded ids. */
  readonly ids: PermissionPart
}

export interface AccessRequest {
  readonly type: string
  readonly action: string
  /** Encoded. Absent: every object of the type. */
  readonly id?: string
}

export class InvalidPermission extends Error {
  readonly detail: Wording

  constructor(detail: Wording) {
    super(String(detail))
    this.detail = detail
  }
}

export const typePattern = /^[A-Z][A-Z0-9_]*$/
const wordPattern = /^(?:\*|[A-Z][A-Z0-9_]*)$/

/** Most parts have one value, so the common case avoids a set. */
const distinct = (values: readonly string[]): readonly string[] =>
  values.length === 1 ? values : [...new Set(values)]

const words = (text: string, what: string): PermissionPart => {
  const subparts = text.split(',')
  const wrong = subparts.find((subpart) => !wordPattern.test(subpart))
  if (wrong !== undefined) {
    throw new InvalidPermission(
      sentence`must have \`*\` or upper-case letters, digits and \`_\` as ${sentenceOf(what)}, found \`${wrong}\``,
    )
  }
  return subparts.includes('*') ? '*' : distinct(subparts)
}

const ids = (text: string): PermissionPart => {
  const subparts = text.split(',')
  if (subparts.includes('')) throw new InvalidPermission('must not have an empty id')
  if (subparts.includes('*')) return '*'
  try {
    return distinct(subparts.map(objectIdFromText))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new InvalidPermission(
      sentence`must have ids of at most ${objectIdBytesMax} bytes in encoded form`,
    )
  }
}

/** The look-behind keeps the search linear. */
const withoutEdgeBlanks = (text: string): string =>
  /^[ \t]|[ \t]$/.test(text) ? text.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, '') : text

/** @throws InvalidPermission with a message that begins with a verb: "must not have an empty id" */
export const parsePermission = (text: string): Permission => {
  const parts = withoutEdgeBlanks(text).split(':')
  if (parts.length === 1 && parts[0] === '*') return { types: '*', actions: '*', ids: '*' }
  const [types, actions, objects] = parts
  if (types === undefined || actions === undefined || parts.length > 3) {
    throw new InvalidPermission('must be `*`, `TYPE:ACTION` or `TYPE:ACTION:ID`')
  }
  return {
    types: words(types, 'type'),
    actions: words(actions, 'action'),
    ids: objects === undefined ? '*' : ids(objects),
  }
}

const parseList = rememberResults((list) => (JSON.parse(list) as string[]).map(parsePermission))

/** Equal texts give the same list. @throws InvalidPermission like `parsePermission` */
export const parsePermissions = (texts: readonly string[]): readonly Permission[] =>
  parseList(JSON.stringify(texts))

const formatPart = (part: PermissionPart): string => (part === '*' ? '*' : part.join(','))

/** The shortest text of this permission. */
export const formatPermission = ({ types, actions, ids: objects }: Permission): string => {
  if (types === '*' && actions === '*' && objects === '*') return '*'
  const always = `${formatPart(types)}:${formatPart(actions)}`
  return objects === '*' ? always : `${always}:${formatPart(objects)}`
}

export const formatRequest = ({ type, action, id }: AccessRequest): string =>
  id === undefined ? `${type}:${action}` : `${type}:${action}:${id}`

/** The number of single permissions with one type, one action and one id; `*` counts as one. */
export const countSingles = ({ types, actions, ids: objects }: Permission): number =>
  [types, actions, objects].reduce((product, part) => product * (part === '*' ? 1 : part.length), 1)

export const valuesOf = (part: PermissionPart): readonly string[] => (part === '*' ? ['*'] : part)

export const singleRequests = ({
  types,
  actions,
  ids: objects,
}: Permission): readonly AccessRequest[] =>
  valuesOf(types).flatMap((type) =>
    valuesOf(actions).flatMap((action) =>
      objects === '*' ? [{ type, action }] : objects.map((id) => ({ type, action, id })),
    ),
  )

export const permissionFor = ({ type, action, id }: AccessRequest): Permission => ({
  types: type === '*' ? '*' : [type],
  actions: action === '*' ? '*' : [action],
  ids: id === undefined ? '*' : [id],
})

/** Whether this part of a permission covers the value. Only `*` covers `*`. */
export const covers = (part: PermissionPart, value: string): boolean =>
  part === '*' || part.includes(value)

/** UPDATE covers the actions that are parts of it, such as REGATTA:LAY_COURSE. */
export const coversAction = (
  actions: PermissionPart,
  { type, action }: Pick<AccessRequest, 'type' | 'action'>,
): boolean => covers(actions, action) || (isPartOfUpdate(type, action) && covers(actions, 'UPDATE'))

const coversAll = (part: PermissionPart, wanted: PermissionPart): boolean =>
  part === '*' || (wanted !== '*' && wanted.every((value) => part.includes(value)))

const coversActions = (held: PermissionPart, { types, actions }: Permission): boolean =>
  held === '*' ||
  (actions !== '*' &&
    actions.every((action) =>
      valuesOf(types).every((type) => coversAction(held, { type, action })),
    ))

export const implies = (held: Permission, required: Permission): boolean =>
  coversAll(held.types, required.types) &&
  coversActions(held.actions, required) &&
  coversAll(held.ids, required.ids)

/** Whether a permission allows a request: a faster `implies` for the most frequent case. */
export const permits = (held: Permission, request: AccessRequest): boolean =>
  covers(held.types, request.type) &&
  coversAction(held.actions, request) &&
  (held.ids === '*' || (request.id !== undefined && held.ids.includes(request.id)))
