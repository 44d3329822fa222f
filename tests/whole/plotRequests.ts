/** Builds the request of a plain user's attempt. */
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { goodPassword } from '../support/functions.ts'
import type { Attempt } from './plotAttempts.ts'
import type { Plot } from './plot.ts'

export interface PlottedRequest extends RequestOptions {
  readonly route: string
}

/** The objects that the numbers of the attempt select. */
interface Chosen {
  readonly attempt: Attempt
  readonly user: string
  readonly role: string
  readonly group: string
  readonly object: string
  readonly byUser: string | undefined
  readonly byGroup: string | undefined
  readonly invitation: string | undefined
  readonly link: string | undefined
  readonly regatta: string
}

const choose = <T>(elements: readonly T[], number: number): T => {
  const element = elements[number % elements.length]
  if (element === undefined) throw new Error('there are no objects to select from')
  return element
}

export const requestOf = (plot: Plot, attempt: Attempt): PlottedRequest => {
  const { type, id } = choose(plot.objects, attempt.object)
  return requests[attempt.kind]({
    attempt,
    user: choose(plot.names, attempt.user),
    role: choose(plot.roleIds, attempt.role),
    group: choose(plot.groupIds, attempt.group),
    object: `${S}/ownership/${type}/${encodeURIComponent(id)}`,
    byUser: attempt.byUser === null ? undefined : choose(plot.names, attempt.byUser),
    byGroup: attempt.byGroup === null ? undefined : choose(plot.groupIds, attempt.byGroup),
    invitation: plot.invitations[attempt.role % plot.invitations.length],
    link: plot.links[attempt.role % plot.links.length]?.secret,
    regatta: `${V}/regattas/${plot.regatta}`,
  })
}

/** Half of the grants have an end, in at most twenty minutes. */
const endOf = ({ group, role }: Attempt) =>
  group % 2 === 0 ? {} : { validUntil: new Date(Date.now() + 1000 + role * 20_000).toISOString() }

const assignment = ({ user, role, byUser = '', byGroup = '', attempt }: Chosen) => ({
  form: {
    username: user,
    role_definition_id: role,
    qualifying_username: byUser,
    qualifying_group_id: byGroup,
    transitive: String(attempt.flag),
    ...endOf(attempt),
  },
})

export const chosenSecret = 'a-secret-that-the-users-have-chosen'

const invited = ({ role, group, byUser, byGroup, attempt }: Chosen) =>
  attempt.byUser === null && attempt.flag
    ? { groupId: group }
    : {
        roleId: role,
        transitive: attempt.flag,
        ...(byUser === undefined ? {} : { qualifyingUsername: byUser }),
        ...(byGroup === undefined ? {} : { qualifyingGroupId: byGroup }),
        ...endOf(attempt),
      }

const requests: Record<Attempt['kind'], (chosen: Chosen) => PlottedRequest> = {
  createRole: () => ({ route: `POST ${S}/role`, form: { roleName: 'scheme' } }),
  changeRole: ({ role, attempt: { permissions } }) => ({
    route: `PUT ${S}/role/${role}`,
    json: { permissions },
  }),
  deleteRole: ({ role }) => ({ route: `DELETE ${S}/role/${role}` }),
  giveRole: (chosen) => ({ route: `PUT ${S}/add_role_to_user`, ...assignment(chosen) }),
  takeRole: (chosen) => ({ route: `PUT ${S}/remove_role_from_user`, ...assignment(chosen) }),
  createGroup: ({ user, attempt }) => ({
    route: `PUT ${S}/usergroup`,
    json: { groupName: `${user}-${attempt.flag ? 'tenant' : String(attempt.group)}` },
  }),
  deleteGroup: ({ group }) => ({ route: `DELETE ${S}/usergroup/${group}` }),
  addMember: ({ group, user }) => ({ route: `PUT ${S}/usergroup/${group}/user/${user}` }),
  removeMember: ({ group, user }) => ({ route: `DELETE ${S}/usergroup/${group}/user/${user}` }),
  attachRole: ({ group, role, attempt: { flag: forAll } }) => ({
    route: `PUT ${S}/usergroup/${group}/role/${role}`,
    json: { forAll },
  }),
  detachRole: ({ group, role }) => ({ route: `DELETE ${S}/usergroup/${group}/role/${role}` }),
  changeAcl: ({ object, byGroup = null, attempt }) => ({
    route: `PUT ${object}/acl`,
    json: { acl: [{ groupId: byGroup, actions: attempt.actions, ...endOf(attempt) }] },
  }),
  removeAcl: ({ object }) => ({ route: `DELETE ${object}/acl` }),
  changeOwnership: ({ object, byUser, byGroup }) => ({
    route: `PUT ${object}`,
    json: {
      ...(byUser === undefined ? {} : { username: byUser }),
      ...(byGroup === undefined ? {} : { groupId: byGroup }),
    },
  }),
  removeOwnership: ({ object }) => ({ route: `DELETE ${object}` }),
  createUser: ({ user }) => ({
    route: `POST ${S}/create_user`,
    form: { username: user, password: goodPassword },
  }),
  putUser: ({ user }) => ({
    route: `PUT ${S}/user`,
    form: { username: user, email: '', fullName: '', company: '' },
  }),
  deleteUser: ({ user }) => ({ route: `DELETE ${S}/user?username=${user}` }),
  changePassword: ({ user }) => ({
    route: `POST ${S}/change_password`,
    form: { username: user, password: goodPassword },
  }),
  makeLink: ({ user }) => ({ route: `POST ${S}/password_reset`, json: { username: user } }),
  useLink: ({ link = 'none' }) => ({
    route: `POST ${S}/password_reset/accept`,
    json: { secret: link, password: goodPassword },
  }),
  readUser: ({ user }) => ({ route: `GET ${S}/user?username=${user}` }),
  invite: (chosen) => ({ route: `POST ${S}/invitation`, json: invited(chosen) }),
  acceptInvitation: ({ invitation = 'none' }) => ({
    route: `POST ${S}/invitation/accept`,
    json: { secret: invitation },
  }),
  readRegatta: ({ regatta }) => ({ route: `GET ${regatta}` }),
  changeRegatta: ({ regatta, attempt: { flag } }) => ({
    route: `PUT ${regatta}`,
    json: flag ? {} : { registrationLinkSecret: chosenSecret },
  }),
}
