/** The requests to a small club and to a very large one, in sequences. */
import { accessTokenOf } from '../../harness/storedUsers.ts'
import { S, V } from '../../harness/paths.ts'
import type { User } from '../../lib/store/entities/users.ts'
import type { Steps } from '../measuring/growth.ts'
import type { Prepare } from '../service/builtFunctions.ts'
import { type Club, fleet, memberOfCrowd, raceColumn, regattaName } from './club.ts'

export const functions = [
  ...['listTags', 'createTag', 'changeTag', 'deleteTag', 'readGroup', 'addGroupMember'],
  ...['removeGroupMember', 'readEvent', 'login', 'readUser', 'createUser'],
]

export const password = 'reaching-on-port-7'

const signedIn = (user: User) => ({ token: accessTokenOf(user) })

export const tagSteps = (prepare: Prepare, { officer, size }: Club): Steps => {
  const path = `${V}/${encodeURIComponent(regattaName)}/${raceColumn}/${fleet}/tags`
  const caller = signedIn(officer)
  const read = (query: string) => () => prepare(`GET ${path}?limit=5${query}`, caller)
  // In the middle of the existing tags.
  const tag = (count: number) => ({
    ...{ tag: `Gust ${count}`, raceTimepoint: Math.floor(size.tags / 2), public: true },
  })
  const change = (count: number) => ({ tag_json: tag(count), comment: 'from the left' })
  const changed = (count: number) => ({ tag_json: { ...tag(count), comment: 'from the left' } })
  return {
    'read the first page of tags': read(''),
    'read a page from the middle': read(`&since=${Math.floor(size.tags / 2)}`),
    'write a tag': (count) => prepare(`POST ${path}`, { ...caller, json: tag(count) }),
    'change the tag': (count) => prepare(`PUT ${path}`, { ...caller, json: change(count) }),
    'delete the tag': (count) => prepare(`DELETE ${path}`, { ...caller, json: changed(count) }),
  }
}

export const groupSteps = (prepare: Prepare, club: Club): Steps => {
  const path = `${S}/usergroup/${club.groupId}`
  const officer = signedIn(club.officer)
  const joiner = `${path}/user/${club.holders.get(2)?.name.replaceAll(' ', '%20') ?? ''}`
  return {
    'read ten members of a group': () => prepare(`GET ${path}?limit=10`, officer),
    'add a member': () => prepare(`PUT ${joiner}`, officer),
    'remove the member': () => prepare(`DELETE ${joiner}`, officer),
    'read an event, allowed to the group': () =>
      prepare(`GET ${V}/events/${club.eventId}`, signedIn(club.member)),
  }
}

export const userSteps = (prepare: Prepare, { officer }: Club): Steps => {
  const json = { username: officer.name, password }
  return {
    'sign in': () => prepare(`POST ${S}/login`, { json }),
    'read a user': () => prepare(`GET ${S}/user?username=${memberOfCrowd(5)}`, signedIn(officer)),
  }
}

/**
 * In a sequence of its own, because the password hash takes longer than all other requests together.
 */
export const newUserSteps = (prepare: Prepare, { officer }: Club): Steps => ({
  'create a user': (count) =>
    prepare(`POST ${S}/create_user`, {
      ...signedIn(officer),
      json: { username: `newcomer ${count}`, password },
    }),
})

export const holderSteps = (prepare: Prepare, club: Club, roles: number): Steps => {
  const holder = club.holders.get(roles)
  if (holder === undefined) throw new Error(`no user has ${roles} roles`)
  return {
    'read an event, allowed by a role': () =>
      prepare(`GET ${V}/events/${club.eventId}`, signedIn(holder)),
  }
}
