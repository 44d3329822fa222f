/** Helpers for tests of the inventory and of marks: paths, and sample data. */
import { newId } from '../../harness/ids.ts'
import { H, S } from '../../scripts/requests/paths.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { putRegatta } from '#races/items/regattas.ts'
import { Store } from '#table/store.ts'
import { connectTable } from '#table/table.ts'
import type { TestService } from './functions.ts'

export const phone = '3A7B0D1E-6F3C-4B52-9D7E-0C8A1F2B4D6E'

/** SHA-256 of the id of the phone in lower case, computed with another program. */
export const hashOfPhone =
  'C9 EC FC 0E CF 61 A7 49 E4 FA AC 7E 58 AA 2A 02 34 54 36 F9 4E 5D 66 E3 3E D5 59 76 24 1C F6 FE'

/** Creates an entry of the inventory, and returns its id. */
export const make = async (
  { request }: TestService,
  path: string,
  token: string,
  json: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const { body } = await request(`POST ${H}/${path}`, { token, json })
  return (body as { readonly id: string }).id
}

/** Grants READ on it to everybody. */
export const share = async (
  { request }: TestService,
  type: string,
  id: string,
  token: string,
  action = 'READ',
): Promise<void> => {
  const json = { acl: [{ groupId: null, actions: [action] }] }
  await request(`PUT ${S}/ownership/${type}/${id}/acl`, { token, json })
}

/** A regatta with one race, and its leaderboard, owned by a user. */
export const makeRegatta = async (
  service: TestService,
  name: string,
  owner: string,
): Promise<void> => {
  const series = [
    {
      name: 'Default',
      fleets: ['Default'],
      raceColumns: [{ id: newId(), name: 'R1' }],
    },
  ]
  const regatta = { ...usualRegatta, name, eventId: newId(), series }
  await new Store(connectTable(service)).write([putRegatta(regatta, 'absent')])
  for (const type of ['REGATTA', 'LEADERBOARD']) {
    await service.request(`PUT ${S}/ownership/${type}/${encodeURIComponent(name)}`, {
      token: service.adminToken,
      json: { username: owner },
    })
  }
}
