/** Users, groups, roles, and the security of objects, as objects that have a value. */
import { S } from '../../scripts/requests/paths.ts'
import type { ClientRequest } from '../service/client.ts'
import { always, changing, field, listIn, type TestedObject, toggled } from './testedObject.ts'
import type { Owner } from './owner.ts'

const read = (token: string, path: string): ClientRequest => ({ route: `GET ${S}/${path}`, token })

/** Every request sends the whole profile. */
const profileOf = (username: string) => ({ username, email: '', fullName: '' })

const profile = ({ name, token }: Owner): TestedObject => ({
  name: `the profile of ${name}`,
  write: (company) => ({ route: `PUT ${S}/user`, token, json: { ...profileOf(name), company } }),
  read: read(token, `user?username=${name}`),
  valueOf: field('company'),
  next: always,
})

const user = ({ name, admin: token }: Owner): TestedObject => {
  const username = `${name}-guest`
  return {
    name: `the user ${username}`,
    write: (company) =>
      company === ''
        ? { route: `DELETE ${S}/user?username=${username}`, token }
        : { route: `PUT ${S}/user`, token, json: { ...profileOf(username), company } },
    read: read(token, `user?username=${username}`),
    valueOf: field('company'),
    next: changing,
  }
}

const preference = ({ name, token }: Owner): TestedObject => ({
  name: `a preference of ${name}`,
  write: (value) =>
    value === ''
      ? { route: `DELETE ${S}/preferences/watch`, token }
      : { route: `PUT ${S}/preferences/watch`, token, json: { value } },
  read: read(token, 'preferences/watch'),
  valueOf: field('value'),
  next: changing,
})

/** Something that is there or not, at a path of its own. */
const putOrDelete =
  (path: string, token: string) =>
  (value: string): ClientRequest =>
    value === ''
      ? { route: `DELETE ${S}/${path}`, token }
      : { route: `PUT ${S}/${path}`, token, json: {} }

const permissionPrefix = 'REGATTA:READ:'

const role = ({ admin: token, roleId }: Owner): TestedObject => ({
  name: `the role ${roleId}`,
  write: (value) => ({
    route: `PUT ${S}/role/${roleId}`,
    token,
    json: { permissions: value === '' ? [] : [permissionPrefix + value] },
  }),
  read: read(token, `role/${roleId}`),
  valueOf: (body) =>
    (body as { readonly permissions: readonly string[] }).permissions
      .join()
      .replace(permissionPrefix, ''),
  next: always,
})

const acl = ({ admin: token, objectId }: Owner): TestedObject => ({
  name: `the access control list of the role ${objectId}`,
  write: (displayName) => ({
    route: `PUT ${S}/ownership/ROLE_DEFINITION/${objectId}/acl`,
    token,
    json: { displayName, acl: [{ groupId: null, actions: ['READ'] }] },
  }),
  read: read(token, `ownership/ROLE_DEFINITION/${objectId}/acl`),
  valueOf: field('displayName'),
  next: always,
})

/**
 * In the same item as the access control list, with another writer: neither may overwrite the
 * other.
 */
const ownership = ({ name, admin: token, objectId }: Owner): TestedObject => ({
  name: `the owner of the role ${objectId}`,
  first: name,
  write: (username) => ({
    route: `PUT ${S}/ownership/ROLE_DEFINITION/${objectId}`,
    token,
    json: { groupId: null, username },
  }),
  read: read(token, `ownership/ROLE_DEFINITION/${objectId}`),
  valueOf: field('username'),
  next: (old) => (old === name ? 'admin' : name),
})

const membership = ({ name, admin: token, groupId, mate }: Owner): TestedObject => ({
  name: `the membership of ${mate} in the group of ${name}`,
  write: putOrDelete(`usergroup/${groupId}/user/${mate}`, token),
  read: read(token, `usergroup/${groupId}`),
  valueOf: (body) => (listIn(body, 'users').map(String).includes(mate) ? 'there' : ''),
  next: toggled,
})

const assignment = ({ admin: token, mate, objectId: roleId }: Owner): TestedObject => ({
  name: `the role ${roleId} in the hands of ${mate}`,
  write: (value) => ({
    route: `PUT ${S}/${value === '' ? 'remove_role_from_user' : 'add_role_to_user'}`,
    token,
    json: { username: mate, role_definition_id: roleId },
  }),
  read: read(token, `get_roles_for_user?username=${mate}`),
  valueOf: (body) =>
    (body as readonly { readonly role_definition_id: string }[]).some(
      ({ role_definition_id }) => role_definition_id === roleId,
    )
      ? 'there'
      : '',
  next: toggled,
})

const roleOfGroup = ({ admin: token, groupId, objectId }: Owner): TestedObject => ({
  name: `the role ${objectId} of the group ${groupId}`,
  write: putOrDelete(`usergroup/${groupId}/role/${objectId}`, token),
  read: read(token, `usergroup/${groupId}`),
  valueOf: (body) => (listIn(body, 'roles').length > 0 ? 'there' : ''),
  next: toggled,
})

export const securityObjects = (owner: Owner): readonly TestedObject[] =>
  [profile, user, preference, role, acl, ownership, membership, assignment, roleOfGroup].map(
    (make) => make(owner),
  )
