/**
 * The tags of operations, by the beginning of their paths: the first match counts. Tag names are
 * parts of URLs in the reference, and therefore contain no spaces.
 */
import { pathOf, type Route } from '../../lib/http/endpoint.ts'

interface Tag {
  readonly name: string
  readonly description: string
  readonly paths: readonly string[]
}

const S = '/security/api/restsecurity'
const V = '/sailingserver/api/v1'
const V2 = '/sailingserver/api/v2'
const H = '/sharedsailingserver/api/v1'

export const tags: readonly Tag[] = [
  {
    name: 'Sign-in',
    description: 'Authentication: passwords, sessions and access tokens',
    paths: ['/hello', '/login', '/logout', '/access_token', '/remove_access_token'].map(
      (path) => S + path,
    ),
  },
  {
    name: 'Ownership',
    description: 'Owners of objects, and access control lists',
    paths: [`${S}/ownership`],
  },
  {
    name: 'Roles',
    description: 'Roles are sets of permissions, which users can be given',
    paths: ['/role', '/add_role', '/remove_role', '/get_roles'].map((path) => S + path),
  },
  {
    name: 'Groups',
    description: 'Groups of users, which can own objects',
    paths: [`${S}/usergroup`],
  },
  {
    name: 'Permissions',
    description: 'Permission checks, and explanations of decisions',
    paths: [
      ...['/has_permission', '/users_with_permission', '/explain', '/permissions', '/audit'].map(
        (path) => S + path,
      ),
      '/access',
    ],
  },
  {
    name: 'Preferences',
    description: 'Documents that a user stores here',
    paths: [`${S}/preferences`],
  },
  { name: 'Users', description: 'Accounts, and their passwords', paths: [S] },
  {
    name: 'SSH-keys',
    description: 'SSH keys, and the users whose keys belong on the hosts',
    paths: ['/landscape'],
  },
  {
    name: 'Courses',
    description: 'Courses of races, and templates for courses',
    paths: [`${V}/courseconfiguration`],
  },
  {
    name: 'Marks',
    description: 'The marks of a regatta',
    paths: [`${V}/mark`, `${V}/leaderboards/{leaderboard}/marks`],
  },
  {
    name: 'Tags',
    description: 'Timestamped remarks about a race',
    paths: [`${V}/{leaderboard}`],
  },
  {
    name: 'Races',
    description: 'Events, regattas, leaderboards, and the tracking of races',
    paths: [V, V2, '/board'],
  },
  {
    name: 'Inventory',
    description: 'Marks, mark roles, and templates for marks and courses, for use in many regattas',
    paths: [H],
  },
  { name: 'Service', description: 'The service itself', paths: ['/'] },
]

export const tagOf = (route: Route): string =>
  tags.find(({ paths }) => paths.some((path) => pathOf(route).startsWith(path)))?.name ?? 'Service'
