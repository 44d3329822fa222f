/** Loads the demo, step by step. Each step keeps existing objects unchanged. */
import { type Send, sender } from './api.ts'
import type { Transport } from '../requests/requests.ts'
import type { UserName } from './data/people.ts'
import type { Demo } from './demo.ts'
import { enterFleet, sailRace } from './fleet.ts'
import { saveSheets } from './results.ts'
import { makeMarks, makeTemplates } from './inventory.ts'
import { addMarks, layCourses, makeEvent, setStarts, startTracking, writeTags } from './race.ts'
import { addOptimists } from './optimists.ts'
import { addChampionship } from './championship.ts'
import { addSshKeys, giveModerator, makeGroups, makeRole, openToGroups } from './rights.ts'
import { type Login, makeUsers, rememberPasswords, setPasswords, storePreference } from './users.ts'

/** The steps after the users. */
const steps: readonly (readonly [name: string, run: (demo: Demo) => Promise<void>])[] = [
  ['a preference', storePreference],
  ['event and races', makeEvent],
  ['groups', makeGroups],
  ['access control lists', openToGroups],
  ['roles', giveModerator],
  ['a role of its own', makeRole],
  ['SSH keys', addSshKeys],
  ['marks in the inventory', makeMarks],
  ['course templates', makeTemplates],
  ['marks and their positions', addMarks],
  ['courses', layCourses],
  ['boats', enterFleet],
  ['tracking', startTracking],
  ['starts', setStarts],
  ['finish sheets', saveSheets],
  ['a second class', addOptimists],
  // They change different regattas: at the same time they take little longer than one of them.
  ['a championship, and positions of boats', (demo) => both(addChampionship(demo), sailRace(demo))],
  ['tags', writeTags],
]

async function both(...parts: readonly Promise<void>[]): Promise<void> {
  await Promise.all(parts)
}

export const stepCount = steps.length + 2

export interface LoadOptions {
  readonly transport: Transport
  /** Sends as this administrator. */
  readonly admin: Send
  readonly adminName: string
  /** Also for users who already have a password. */
  readonly newPasswords: boolean
  /** Called before each of the `stepCount` steps. */
  readonly begin: (step: string) => void
}

/**
 * @returns the users who got a password
 * @throws {DemoError} with a message for the user; it is safe to try again
 */
export async function loadDemo(options: LoadOptions): Promise<readonly Login[]> {
  const { transport, admin, adminName, newPasswords, begin } = options
  const tokens = new Map<UserName, string>()
  const demo: Demo = {
    transport,
    admin,
    as: (name) => sender(transport, { token: tokens.get(name) ?? '' }),
    know: (name, accessToken) => void tokens.set(name, accessToken),
    adminName,
    groupIds: new Map(),
  }
  begin('users')
  await makeUsers(demo)
  // Hashes of passwords are computed beside the steps, on another core.
  const passwords = setPasswords(demo, newPasswords)
  const inOrder = async () => {
    for (const [name, run] of steps) {
      begin(name)
      await run(demo)
    }
    begin('passwords')
  }
  const [logins] = await Promise.all([passwords, inOrder()])
  await rememberPasswords(demo, logins)
  return logins
}
