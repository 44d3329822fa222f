import { endpoint } from '#endpoint'
import { group, newGroup as wantedGroup } from '#schemas/rights/group.ts'
import { TableConflict } from '#table/errors.ts'
import { invalidGroup } from '#access/notFound.ts'
import { signedIn } from '#access/context.ts'
import { readObject } from '#table/objects.ts'
import { newGroup } from '#rights/steps/newGroup.ts'
import { showGroupByName } from '#rights/steps/showGroup.ts'
import { groupNameProblem } from '#rights/steps/reservedNames.ts'

export const { declaration, handler } = endpoint({
  name: 'createGroup',
  summary: 'Create a group',
  description:
    'The creator is a member, and gets the role `user` for objects of the group. Names of groups ' +
    'are unique. Administrators may choose the `id`, to move a group from another server.',
  routes: ['PUT /security/api/restsecurity/usergroup'],
  guard: { kind: 'type', type: 'USER_GROUP' },
  input: wantedGroup,
  load: ({ context, input }) => readObject(context.store, 'USER_GROUP', input.id),
  current: {
    guard: { kind: 'each', type: 'USER_GROUP', action: 'READ' },
    show: async ({ context, input }) => (await showGroupByName(context, input.groupName)).body,
  },
  reply: { status: 201, body: group },
  errors: ['unknown-reference', 'already-exists'],
  run: async ({ context, input: { id, groupName: name, membersMayLeave = true } }) => {
    const { user } = signedIn(context)
    const problem = await groupNameProblem(name, context.settings.serverName)
    if (problem !== undefined) throw invalidGroup(problem, 'groupName')
    const wanted = { id, name, membersMayLeave, parameter: 'groupName' }
    const { group: created, writes } = await newGroup(context, wanted)
    try {
      await context.store.write(writes)
    } catch (error) {
      const isTaken = error instanceof TableConflict && error.failed.includes(groupNamePosition)
      throw isTaken ? invalidGroup('Usergroup with this name already exists.', 'groupName') : error
    }
    return { groupId: created.id, groupName: name, membersMayLeave, users: [user.name], roles: [] }
  },
})

const groupNamePosition = 0
