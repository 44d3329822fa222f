import { newEnforcer, newModelFromString, StringAdapter } from 'casbin'
import type { Prepare } from '../../decisions/competitor.ts'
import { singlePermissions } from './permissionParts.ts'

const model = `
[request_definition]
r = sub, type, act, id

[policy_definition]
p = sub, type, act, id

[role_definition]
g = _, _

[policy_effect]
e = some(where (p.eft == allow))

[matchers]
m = (p.id == "*" || r.id == p.id) && (p.type == "*" || r.type == p.type) && (p.act == "*" || r.act == p.act) && g(r.sub, p.sub)
`

export const prepare: Prepare = async (roles) => {
  const policies = singlePermissions(roles).map(
    ({ role, type, action, id }) => `p, ${role}, ${type}, ${action}, ${id}`,
  )
  const memberships = roles.map((_, at) => `g, anna, role${at}`)
  const adapter = new StringAdapter([...policies, ...memberships].join('\n'))
  const enforcer = await newEnforcer(newModelFromString(model), adapter)
  return ({ type, action, id }) => enforcer.enforceSync('anna', type, action, id)
}
