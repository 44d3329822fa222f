/**
 * The tags of operations, by the beginning of their paths: the first match counts. Tag names are
 * parts of URLs in the reference, and therefore contain no spaces.
 */
import { pathOf, type Route } from '#endpoint/endpoint.ts'

interface Tag {
  readonly name: string
  readonly description: string
  readonly paths: readonly string[]
}

const S = '/security/api/restsecurity'
const V = '/sailingserver/api/v1'
const V2 = '/sailingserver/api/v2'
const H = '/sharedsailingserver/api/v1'

const tag = (name: string, description: string, ...paths: readonly string[]): Tag => ({
  name,
  description,
  paths,
})

const signIn = ['/hello', '/login', '/logout', '/access_token', '/remove_access_token']
const roles = ['/role', '/add_role', '/remove_role', '/get_roles']
const permissions = '/has_permission /users_with_permission /explain /permissions /audit'.split(' ')
const inSecurity = (paths: readonly string[]) => paths.map((path) => S + path)

export const tags: readonly Tag[] = [
  tag('Sign-in', 'Authentication: passwords, sessions and access tokens', ...inSecurity(signIn)),
  tag('Ownership', 'Owners of objects, and access control lists', `${S}/ownership`),
  tag('Roles', 'Roles are sets of permissions, which users can be given', ...inSecurity(roles)),
  tag('Groups', 'Groups of users, which can own objects', `${S}/usergroup`),
  tag(
    'Permissions',
    'Permission checks, and explanations of decisions',
    ...inSecurity(permissions),
    '/access',
  ),
  tag('Preferences', 'Documents that a user stores here', `${S}/preferences`),
  tag('Users', 'Accounts, and their passwords', S),
  tag('SSH-keys', 'SSH keys, and the users whose keys belong on the hosts', '/landscape'),
  tag('Courses', 'Courses of races, and templates for courses', `${V}/courseconfiguration`),
  tag('Marks', 'The marks of a regatta', `${V}/mark`, `${V}/leaderboards/{leaderboard}/marks`),
  tag('Tags', 'Timestamped remarks about a race', `${V}/{leaderboard}`),
  tag('Races', 'Events, regattas, leaderboards, and the tracking of races', V, V2, '/board'),
  tag(
    'Inventory',
    'Marks, mark roles, and templates for marks and courses, for use in many regattas',
    H,
  ),
  tag('Service', 'The service itself', '/'),
]

export const tagOf = (route: Route): string =>
  tags.find(({ paths }) => paths.some((path) => pathOf(route).startsWith(path)))?.name ?? 'Service'
