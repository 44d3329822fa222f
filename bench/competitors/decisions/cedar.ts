import { preparsePolicySet, statefulIsAuthorized } from '@cedar-policy/cedar-wasm/nodejs'
import type { Prepare } from '../../decisions/competitor.ts'
import { type SinglePermission, singlePermissions } from './permissionParts.ts'

const policyOf = ({ role, type, action, id }: SinglePermission): string => {
  const act = action === '*' ? 'action' : `action == Action::"${action}"`
  const isNamed = type !== '*' && id !== '*'
  const resource = isNamed
    ? `resource == ${type}::"${id}"`
    : type === '*'
      ? 'resource'
      : `resource is ${type}`
  const condition = type === '*' && id !== '*' ? ` when { resource.id == "${id}" }` : ''
  return `permit (principal in Role::"${role}", ${act}, ${resource})${condition};`
}

const policySetId = 'anna'

export const prepare: Prepare = (roles) => {
  const staticPolicies = singlePermissions(roles).map(policyOf).join('\n')
  const parsed = preparsePolicySet(policySetId, { staticPolicies })
  if (parsed.type === 'failure') throw new Error(parsed.errors[0]?.message)
  const principal = { type: 'User', id: 'anna' }
  const user = {
    uid: principal,
    attrs: {},
    parents: roles.map((_, at) => ({ type: 'Role', id: `role${at}` })),
  }
  return ({ type, action, id }) => {
    const resource = { type, id }
    const result = statefulIsAuthorized({
      principal,
      action: { type: 'Action', id: action },
      resource,
      context: {},
      preparsedPolicySetId: policySetId,
      entities: [user, { uid: resource, attrs: { id }, parents: [] }],
    })
    return result.type === 'success' && result.response.decision === 'allow'
  }
}
