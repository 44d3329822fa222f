/** What belongs to users, and is found in two ways. */
import { type Key, keys, nameOfKey, partsOf } from '../../lib/store/keys.ts'
import { type SshKey, sshKeyObject } from '../../lib/store/sshKeys.ts'
import { tagOf } from '../../lib/store/tags.ts'
import type { TableContents } from './contents.ts'
import { misfit, type TableRule } from './rule.ts'

const allTags = (table: TableContents) => [...table.of('publicTag'), ...table.of('privateTag')]

export const tagIds: TableRule = {
  name: 'tags and their ids lead to each other',
  check: (table) => [
    ...allTags(table)
      .filter((item) => {
        const { raceId, id, author } = tagOf(item)
        const at = table.at(keys.tagId(raceId, id, author.userId))?.at as Key | undefined
        return at === undefined || nameOfKey(at) !== nameOfKey(item)
      })
      .map((item) => misfit(item, 'is not found by its id')),
    ...table
      .of('publicTag')
      .filter((item) => {
        const { raceId, id, author } = tagOf(item)
        const at = table.at(keys.publicTagId(raceId, id, author.name, author.userId))?.at
        return at === undefined || nameOfKey(at as Key) !== nameOfKey(item)
      })
      .map((item) => misfit(item, 'is not found by its id by other users')),
    ...[...table.of('tagId'), ...table.of('publicTagId')]
      .filter((item) => table.at(item.at as Key) === undefined)
      .map((item) => misfit(item, 'leads to no tag')),
  ],
}

const idOf = (sshKey: SshKey): string => sshKeyObject(sshKey).id

export const sshKeys: TableRule = {
  name: 'users and SSH keys agree on whose each is',
  check: (table) => [
    ...table
      .of('sshKeysOfUser')
      .flatMap((item) =>
        (item.sshKeys as readonly SshKey[])
          .filter((sshKey) => table.at(keys.sshKey(idOf(sshKey)))?.creatorUserId !== item.userId)
          .map((sshKey) => misfit(item, `holds the key ${sshKey.name}, which is not the user's`)),
      ),
    ...table
      .of('sshKey')
      .filter((item) => {
        const user = table.at(keys.user(item.creatorName as string))
        const held = table.at(keys.sshKeysOfUser(item.creatorName as string))
        const id = idOf(item.sshKey as SshKey)
        const isHeld =
          held !== undefined &&
          held.userId === item.creatorUserId &&
          (held.sshKeys as readonly SshKey[]).some((sshKey) => idOf(sshKey) === id)
        return user?.userId === item.creatorUserId && !isHeld
      })
      .map((item) => misfit(item, 'is not among the keys of its user')),
  ],
}

export const preferences: TableRule = {
  name: 'users know which preferences they keep',
  check: (table) => [
    ...table.of('preferenceKeys').flatMap((item) => {
      const userId = partsOf(item.PK)[1] ?? ''
      return (item.names as readonly string[])
        .filter((name) => table.at(keys.preference(userId, name)) === undefined)
        .map(() => misfit(item, 'names a preference that is not there'))
    }),
    ...table
      .of('preference')
      .filter((item) => {
        const userId = partsOf(item.PK)[1] ?? ''
        const names = (table.at(keys.preferenceKeys(userId))?.names ?? []) as readonly string[]
        return !names.some((name) => keys.preference(userId, name).SK === item.SK)
      })
      .map((item) => misfit(item, 'is not among the preferences of its user')),
  ],
}
