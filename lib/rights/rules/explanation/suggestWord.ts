import { didYouMean, quoted } from '#values/suggestion.ts'
import { actionMeanings, isObjectType, objectTypes, type ObjectType } from '#values/objectTypes.ts'
import { actionsOf } from '../permissionCatalogue.ts'
import type { AccessRequest } from '#access/rules/permission.ts'

/** Contents that have no permissions of their own. */
const containers: Readonly<Record<string, ObjectType>> = { RESULT: 'LEADERBOARD' }

/**
 * Suggests a near name for a type or an action that the service does not use. It is no error, because
 * any type and action can have permissions.
 */
export const suggestWord = ({ type, action }: AccessRequest): { readonly suggestion?: string } => {
  const container = containers[type]
  if (container !== undefined) {
    const use = `Ask for ${quoted(`${container}:${action}`)}.`
    return { suggestion: `The permissions of a ${quoted(container)} cover its contents. ${use}` }
  }
  if (type !== '*' && !isObjectType(type)) return unused('type', type, Object.keys(objectTypes))
  const actions = type === '*' ? Object.keys(actionMeanings) : actionsOf(type)
  return action === '*' || actions.some((known) => known === action)
    ? {}
    : unused('action', action, actions)
}

const unused = (kind: string, word: string, words: readonly string[]) => {
  const { suggestion = '' } = didYouMean(word, words)
  return {
    suggestion: `The service does not use the ${kind} ${quoted(word)}. ${suggestion}`.trim(),
  }
}
