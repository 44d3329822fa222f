/**
 * The groups of operations, by what their paths begin with; the first that fits counts. Their names are
 * parts of addresses in the reference, and so without spaces.
 */
import { pathOf, type Route } from '../../lib/http/endpoint.ts'

interface Tag {
  readonly name: string
  readonly description: string
  readonly paths: readonly string[]
}

const S = '/security/api/restsecurity'
const V = '/sailingserver/api/v1'
const H = '/sharedsailingserver/api/v1'

export const tags: readonly Tag[] = [
  {
    name: 'Sign-in',
    description: 'Who is asking: passwords, sessions and access tokens',
    paths: ['/hello', '/login', '/logout', '/access_token', '/remove_access_token'].map(
      (path) => S + path,
    ),
  },
  {
    name: 'Ownership',
    description: 'Who owns an object, and its access control list',
    paths: [`${S}/ownership`],
  },
  {
    name: 'Roles',
    description: 'Sets of permissions, and who has them',
    paths: ['/role', '/add_role', '/remove_role', '/get_roles'].map((path) => S + path),
  },
  {
    name: 'Groups',
    description: 'Groups of users, which own things together',
    paths: [`${S}/usergroup`],
  },
  {
    name: 'Permissions',
    description: 'Who may do what, and why',
    paths: [
      ...['/has_permission', '/users_with_permission', '/explain', '/permissions', '/audit'].map(
        (path) => S + path,
      ),
      '/access',
    ],
  },
  {
    name: 'Preferences',
    description: 'Documents that a user keeps here',
    paths: [`${S}/preferences`],
  },
  { name: 'Users', description: 'Accounts, and their passwords', paths: [S] },
  {
    name: 'SSH-keys',
    description: 'Whose SSH keys belong on the hosts',
    paths: ['/landscape'],
  },
  {
    name: 'Courses',
    description: 'The courses of races, and what they are made from',
    paths: [`${V}/courseconfiguration`],
  },
  {
    name: 'Marks',
    description: 'The marks of a regatta',
    paths: [`${V}/mark`, `${V}/leaderboards/{leaderboard}/marks`],
  },
  {
    name: 'Tags',
    description: 'Moments of a race that somebody remarked on',
    paths: [`${V}/{leaderboard}`],
  },
  {
    name: 'Races',
    description: 'Events, regattas, leaderboards, and the tracking of races',
    paths: [V, '/board'],
  },
  {
    name: 'Inventory',
    description: 'Marks, their roles, and templates for marks and courses, for many regattas',
    paths: [H],
  },
  { name: 'Service', description: 'The service itself', paths: ['/'] },
]

export const tagOf = (route: Route): string =>
  tags.find(({ paths }) => paths.some((path) => pathOf(route).startsWith(path)))?.name ?? 'Service'
