import { createMongoAbility, type RawRuleOf, type MongoAbility } from '@casl/ability'
import type { Check, Prepare } from '../../decisions/competitor.ts'
import { singlePermissions } from './permissionParts.ts'

type Ability = MongoAbility<[string, string | Check]>

export const prepare: Prepare = (roles) => {
  const rules = singlePermissions(roles).map(({ type, action, id }): RawRuleOf<Ability> => ({
    action: action === '*' ? 'manage' : action,
    subject: type === '*' ? 'all' : type,
    ...(id === '*' ? {} : { conditions: { id } }),
  }))
  const ability = createMongoAbility<Ability>(rules, {
    detectSubjectType: ({ type }) => type,
  })
  return (check) => ability.can(check.action, check)
}
