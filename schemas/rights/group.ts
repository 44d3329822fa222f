import { Type } from '@sinclair/typebox'
import { chosenId, groupId, roleId, userName } from '../platform/common.ts'
import { pageRange } from '../platform/page.ts'
import { newObjectName, objectName } from '../platform/fields.ts'
import { flag, input, nullable, reply } from '../schema.ts'

const groupName = 'The name of a group; names of groups are unique'

export const groupRole = reply({
  roleId: Type.String(),
  roleName: Type.String(),
  forAll: flag('For everybody, instead of members only'),
})

const membersMayLeave = flag(
  'Whether members may leave the group themselves. Use `false` for a group with a denial in access ' +
    'control lists, because leaving the group would end the denial',
)

const named = { groupId: Type.String(), groupName: Type.String(), membersMayLeave }

export const group = reply({
  ...named,
  users: Type.Array(Type.String(), {
    description: 'The members whom the caller may read, up to 1,000; more by the `Link` header',
  }),
  roles: Type.Array(groupRole),
})

export const namedGroup = reply(named)

export const ownGroups = reply({
  groupsUserIsPartOf: Type.Array(namedGroup),
  defaultGroupId: nullable(Type.String(), 'The group that owns new objects of the caller'),
})

export const readableGroups = reply({ readableGroups: Type.Array(namedGroup) })

export const readableGroupsQuery = input({ userName: Type.Optional(userName), ...pageRange })

export const newDefaultGroup = input({ tenantGroup: groupId })

export const groupReference = input({ groupId, ...pageRange })

export const groupByName = input({ groupName: objectName(groupName), ...pageRange })

export const newGroup = input({
  id: Type.Optional(chosenId),
  groupName: newObjectName(groupName),
  membersMayLeave: Type.Optional(
    Type.Boolean({
      ...membersMayLeave,
      description: `${membersMayLeave.description}; by default true`,
    }),
  ),
})

export const groupChange = input({ groupId, membersMayLeave })

export const deletedGroup = input({ groupId })

export const membership = input({ groupId, username: userName })

export const membershipByQuery = input({ groupId, userName })

export const groupRoleReference = input({ groupId, roleId })

export const newGroupRole = input({
  groupId,
  roleId,
  forAll: Type.Optional(
    Type.Union([Type.Boolean(), Type.Literal('true'), Type.Literal('false')], {
      title: 'true or false, also as a text',
      description: 'For everybody, instead of members only; also as a text',
    }),
  ),
})
