/** The parts of a regatta belong to its owners, and not to a helper whose right has ended. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { boardPath } from '../support/boardRace.ts'
import { makeCompetitor, onCompetitors } from '../support/entries.ts'
import {
  leaderboardPath,
  makeEvent,
  mapDevice,
  raceQuery,
  regattaPath,
  track,
} from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const helper = await service.createUser('helper')

const found = await service.request(`GET ${S}/usergroup?groupName=helper-tenant`, { token: helper })
const { groupId: helpers } = found.body as { readonly groupId: string }

/** Gives a group actions on regatta and leaderboard, or none. */
const permit = async (regatta: string, groupId: string | null, ...actions: readonly string[]) => {
  for (const type of ['REGATTA', 'LEADERBOARD']) {
    const acl = actions.length === 0 ? [] : [{ groupId, actions }]
    await service.request(`PUT ${S}/ownership/${type}/acl?id=${encodeURIComponent(regatta)}`, {
      token: ann,
      json: { acl },
    })
  }
}

const ownerOf = async (type: string, query: string): Promise<unknown> =>
  (
    (await service.request(`GET ${S}/ownership/${type}?${query}`, { token: ann })).body as {
      readonly username: unknown
    }
  ).username

/** Maps a phone to a competitor, and sends its position. */
const sendPosition = async (regatta: string, competitorId: string) => {
  const [deviceUuid, timestamp] = [newId(), Date.now()]
  await mapDevice(service, ann, regatta, { competitorId, deviceUuid, fromMillis: timestamp })
  await service.request(`POST ${V}/gps_fixes`, {
    json: { deviceUuid, fixes: [{ timestamp: Date.now(), latitude: 54, longitude: 10 }] },
  })
}

describe('a helper', () => {
  it('makes parts that the owners of the regatta own, and loses them with the right', async () => {
    const regatta = await makeEvent(service, ann, { numberofraces: 1, ispublic: false })
    await permit(regatta, helpers, 'READ', 'UPDATE')
    const csv = 'Sail number;Name;Boat;Class\nGER 1;Imported;Swift;49er\n'
    const path = regattaPath(regatta, '/competitors')
    const imported = await service.request(`POST ${path}/import`, {
      token: helper,
      body: csv,
      headers: { 'content-type': 'text/csv' },
    })
    const entries = (imported.body as { readonly entries: readonly { competitorId: string }[] })
      .entries
    const made = await makeCompetitor(service, regatta, { token: helper, competitorName: 'Made' })
    await track(service, helper, 'starttracking', regatta, { race_column: 'R1' })
    await permit(regatta, helpers)

    const ids = [made.id, ...entries.map(({ competitorId }) => competitorId)]
    expect(ids).toHaveLength(2)
    for (const id of ids) {
      expect(await ownerOf('COMPETITOR', `id=${id}`)).toBe('ann')
      const asHelper = await service.request(
        `GET ${path.replace(/regattas.*/, 'competitors')}/${id}`,
        {
          token: helper,
        },
      )
      expect(asHelper.status).toBe(403)
      expect(
        (await onCompetitors(service, regatta, `/${id}/remove`, { token: helper })).status,
      ).toBe(403)
    }
    const race = `${regatta} R1 Default`
    expect(await ownerOf('TRACKED_RACE', raceQuery(regatta, race))).toBe('ann')
    const positions = `${regattaPath(regatta)}/races/${encodeURIComponent(race)}/competitors/positions`
    const statusOf = async (token: string) =>
      (await service.request(`GET ${positions}`, { token })).status
    expect([await statusOf(helper), await statusOf(ann)]).toEqual([403, 200])
    const stopped = await track(service, ann, 'stoptracking', regatta)
    expect(stopped.body).toEqual([{ regatta, race }])
  })
})

describe('a competitor who is hidden after entering', () => {
  it('is seen by organizers only, in lists, positions, live ranks and pictures alike', async () => {
    const regatta = await makeEvent(service, ann, { numberofraces: 1 })
    const shown = await makeCompetitor(service, regatta, { token: ann, competitorName: 'Shown' })
    const sailor = await service.createUser('sailor')
    const own = await makeEvent(service, sailor)
    const hidden = await makeCompetitor(service, own, { token: sailor, competitorName: 'Hidden' })
    await permit(regatta, null, 'READ', 'UPDATE')
    await onCompetitors(service, regatta, `/${hidden.id}/add`, { token: ann })
    await permit(regatta, null, 'READ')
    await service.request(`DELETE ${S}/ownership/COMPETITOR/${hidden.id}/acl`, { token: sailor })
    await track(service, ann, 'starttracking', regatta, { race_column: 'R1' })
    await sendPosition(regatta, shown.id)
    await sendPosition(regatta, hidden.id)
    const race = regattaPath(regatta, `/races/${encodeURIComponent(`${regatta} R1 Default`)}`)
    const paths = [
      regattaPath(regatta, '/competitors'),
      `${race}/competitors/positions`,
      `${race}/competitors/live`,
      leaderboardPath(regatta, '/results'),
      `${boardPath(regatta)}.svg`,
    ]
    for (const path of paths) {
      const namesFor = async (token: string) => {
        const { text } = await service.request(`GET ${path}`, { token })
        return ['Shown', 'Hidden'].filter((name) => text.includes(name))
      }
      expect([path, await namesFor(ann)]).toEqual([path, ['Shown', 'Hidden']])
      expect([path, await namesFor(helper)]).toEqual([path, ['Shown']])
    }
  })
})
