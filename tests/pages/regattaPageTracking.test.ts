/** Tracking on the page of a regatta: only buttons that the service does not refuse. */
import { expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, track } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const open = async (regatta: string, token: string): Promise<string> => {
  const path = `GET /regatta/${encodeURIComponent(regatta)}`
  const { status, text } = await service.request(path, { token, headers: { accept: 'text/html' } })
  expect(status).toBe(200)
  return text
}

const permitEverybody = async (type: string, id: string, ...actions: readonly string[]) => {
  const { status } = await service.request(
    `PUT ${S}/ownership/${type}/${encodeURIComponent(id)}/acl`,
    { token: ann, json: { acl: [{ groupId: null, actions }] } },
  )
  expect(status).toBe(200)
}

/** A regatta whose race R2 is tracked, with the id of the tracked race. */
const newRegatta = async () => {
  const regatta = await makeEvent(service, ann, { numberofraces: 2 })
  const race = { race_column: 'R2', fleet: 'Default', tracked_race_name: 'second' }
  expect((await track(service, ann, 'starttracking', regatta, race)).status).toBe(200)
  return { regatta, trackedRace: encodeObjectId([regatta, 'second']) }
}

const buttonsOf = (html: string) =>
  Array.from(html.matchAll(/aria-label="(St\w+ tracking R\d) Default"/g), ([, label]) => label)

it('shows a button for each race that the caller may track', async () => {
  const { regatta, trackedRace } = await newRegatta()
  expect(buttonsOf(await open(regatta, ann))).toEqual(['Start tracking R1', 'Stop tracking R2'])
  expect(buttonsOf(await open(regatta, bob))).toEqual([])

  await permitEverybody('LEADERBOARD', regatta, 'READ', 'UPDATE')
  expect(buttonsOf(await open(regatta, bob))).toEqual(['Start tracking R1'])
  const stop = () => track(service, bob, 'stoptracking', regatta, { race_column: 'R2' })
  expect((await stop()).status).toBe(403)

  await permitEverybody('TRACKED_RACE', trackedRace, 'READ', 'UPDATE')
  expect(buttonsOf(await open(regatta, bob))).toEqual(['Start tracking R1', 'Stop tracking R2'])
  expect((await stop()).status).toBe(200)
})
