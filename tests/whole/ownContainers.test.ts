/**
 * A container of one's own gives no access to what is in it: whatever strangers do with regattas,
 * registration links, mappings of devices and pictures, they neither change a foreign competitor, its
 * positions, devices and picture, nor learn a device, a secret or a position of a hidden regatta.
 * `npm run prove -- authorization` runs it longer.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { H, V } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { share } from '../support/inventory.ts'
import { seedOr, sequences } from '../support/longForm.ts'
import { makeMark } from '../support/marks.ts'
import { leaderboardPath, makeEvent, regattaPath, track } from '../support/sailing.ts'
import { smallPicture } from '../support/teamPictures.ts'
import { useTestService } from '../support/useTestService.ts'

const numRuns = sequences(6, 16)
const seed = seedOr(20_261_127)
const attemptsInARun = 150
const successesBetweenLooks = 8

const kinds = [
  ...(['enter', 'register', 'remove', 'picture', 'change', 'map', 'unmap', 'send'] as const),
  ...(['ping', 'addMark', 'listDevices', 'readPositions', 'readCompetitor'] as const),
] as const

/** Requests that mostly name objects of different regattas, and are refused, are frequent. */
const frequent: readonly string[] = ['enter', 'map', 'unmap', 'ping', 'picture', 'listDevices']

/** Numbers select among what the strangers know. */
const attempt = fc.record({
  kind: fc.oneof(
    ...kinds.map((kind) => ({
      weight: frequent.includes(kind) ? 4 : 1,
      arbitrary: fc.constant(kind),
    })),
  ),
  actor: fc.nat(2),
  regatta: fc.nat(59),
  competitor: fc.nat(59),
  device: fc.nat(59),
  mark: fc.nat(59),
  isOfMark: fc.boolean(),
  withSecret: fc.boolean(),
  isEarly: fc.boolean(),
})
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never

/** Only the victim's positions have this latitude. */
const hiddenLatitude = 12.345_67
const hiddenEmail = 'victim@example.com'
const minuteAgo = () => Date.now() - 60_000

const service = await useTestService()
const victim = await service.createUser('victim')
const owners = [await service.createUser('ann'), await service.createUser('ben')]
/** Their tokens; the last one is not signed in. */
const strangers = [...owners, '']

const sendFix = (deviceUuid: string, latitude: number) => {
  const fix = { latitude, longitude: 10, speed: 1, course: 1, timestamp: minuteAgo() }
  return service.request(`POST ${V}/gps_fixes`, { json: { deviceUuid, fixes: [fix] } })
}

const positionsPath = (name: string): string =>
  regattaPath(name, `/races/${encodeURIComponent(`${name} R1 Default`)}/competitors/positions`)

/** A regatta with a tracked race. */
const newRegatta = async (token: string, ispublic: boolean) => {
  const secret = newId()
  const open = { competitorRegistrationType: 'OPEN_UNMODERATED', secret, numberofraces: 1 }
  const name = await makeEvent(service, token, { ...open, ispublic })
  await track(service, token, 'starttracking', name, { race_column: 'R1' })
  await track(service, token, 'settrackingtimes', name, {
    race_column: 'R1',
    fleet: 'Default',
    startoftrackingasmillis: '1000',
  })
  return { name, secret }
}

/** A competitor of the victim with a phone, a position and a picture, whom everybody may enter. */
const newVictim = async ({ name, secret }: Awaited<ReturnType<typeof newRegatta>>) => {
  const deviceUuid = newId()
  const person = { competitorName: 'Victim', competitorEmail: hiddenEmail, secret, deviceUuid }
  const { id } = await makeCompetitor(service, name, person)
  await share(service, 'COMPETITOR', id, victim, 'READ_PUBLIC')
  await service.request(`POST ${V}/competitors/${id}/team/image`, {
    ...smallPicture,
    token: victim,
  })
  await service.request(`POST ${leaderboardPath(name, '/device_mappings/start')}`, {
    token: victim,
    json: { competitorId: id, deviceUuid, fromMillis: 1000 },
  })
  return { id, deviceUuid }
}

const startPlot = async () => {
  const hidden = await newRegatta(victim, false)
  const open = await newRegatta(victim, true)
  const [inHidden, inOpen] = [await newVictim(hidden), await newVictim(open)]
  await sendFix(inHidden.deviceUuid, hiddenLatitude)
  await sendFix(inOpen.deviceUuid, 54)
  const onMark = newId()
  const markId = await makeMark(service, victim, open.name)
  await service.request(`POST ${leaderboardPath(open.name, '/device_mappings/start')}`, {
    token: victim,
    json: { markId, deviceUuid: onMark, fromMillis: 1000 },
  })
  const properties = await service.request(`POST ${H}/markproperties`, {
    token: victim,
    json: { name: 'Pin', deviceUuid: onMark },
  })
  const { id: markPropertiesId } = properties.body as { readonly id: string }
  await share(service, 'MARK_PROPERTIES', markPropertiesId, victim)
  const own = await Promise.all(owners.map((token) => newRegatta(token, true)))
  return {
    hidden,
    open,
    inHidden,
    inOpen,
    markId,
    markPropertiesId,
    secrets: [
      hidden.secret,
      inHidden.deviceUuid,
      inOpen.deviceUuid,
      onMark,
      hiddenEmail,
      String(hiddenLatitude),
    ],
    // Known to the strangers. They add what they create, and what responses tell them.
    regattas: [...own, ...own, open, open, { name: hidden.name, secret: '' }],
    competitorIds: [inHidden.id, inOpen.id],
    deviceIds: [newId(), newId()],
    markIds: [markId],
  }
}
type Plot = Awaited<ReturnType<typeof startPlot>>

const select = <Value>(values: readonly Value[], number: number): Value => {
  const value = values[number % values.length]
  if (value === undefined) throw new Error('there is nothing to select from')
  return value
}

const queryOf = (values: object): string => new URLSearchParams({ ...values }).toString()

/** The objects that the numbers of an attempt select. */
const choose = (plot: Plot, attempted: Attempt) => {
  const { name, secret } = select(plot.regattas, attempted.regatta)
  const competitorId = select(plot.competitorIds, attempted.competitor)
  const deviceUuid = select(plot.deviceIds, attempted.device)
  const markId = select(plot.markIds, attempted.mark)
  const link = attempted.withSecret ? { secret } : {}
  const subject = attempted.isOfMark ? { markId } : { competitorId }
  return {
    name,
    competitorId,
    markId,
    isEarly: attempted.isEarly,
    markPropertiesId: plot.markPropertiesId,
    fromMillis: attempted.isEarly ? 0 : Date.now(),
    link: queryOf(link),
    device: queryOf({ deviceUuid, ...link }),
    deviceUuid,
    mapping: { ...subject, deviceUuid, ...link },
    ofEntry: (rest: string) => `POST ${regattaPath(name, `/competitors/${rest}`)}`,
    ofMapping: (rest: string) => `POST ${leaderboardPath(name, `/device_mappings/${rest}`)}`,
  }
}
type Chosen = ReturnType<typeof choose>

const somewhere = () => ({ latitude: 1, longitude: 1, timestamp: minuteAgo() })

const requests: Record<
  Attempt['kind'],
  (chosen: Chosen) => readonly [route: string, options?: RequestOptions]
> = {
  enter: ({ ofEntry, competitorId, link }) => [ofEntry(`${competitorId}/add?${link}`)],
  register: ({ ofEntry, device }) => [
    ofEntry(`createandadd?competitorName=Stranger&boatclass=49er&${device}`),
  ],
  remove: ({ ofEntry, competitorId, device }) => [ofEntry(`${competitorId}/remove?${device}`)],
  picture: ({ name, competitorId, device }) => [
    `POST ${V}/competitors/${competitorId}/team/image?${queryOf({ leaderboardName: name })}&${device}`,
    smallPicture,
  ],
  change: ({ competitorId }) => [
    `PUT ${V}/competitors/${competitorId}`,
    { json: { name: 'Spoiled' } },
  ],
  map: ({ ofMapping, mapping, fromMillis }) => [
    ofMapping('start'),
    { json: { ...mapping, fromMillis } },
  ],
  unmap: ({ ofMapping, mapping, fromMillis }) => [
    ofMapping('end'),
    { json: { ...mapping, toMillis: fromMillis } },
  ],
  send: ({ deviceUuid }) => [
    `POST ${V}/gps_fixes`,
    { json: { deviceUuid, fixes: [{ ...somewhere(), speed: 1, course: 1 }] } },
  ],
  ping: ({ name, markId, link }) => [
    `POST ${leaderboardPath(name, `/marks/${markId}/gps_fixes?${link}`)}`,
    { json: somewhere() },
  ],
  addMark: ({ name, markPropertiesId }) => [
    `POST ${V}/mark/addMarkToRegatta`,
    { json: { regattaName: name, markName: 'Pin', markPropertiesId } },
  ],
  listDevices: ({ name, device, isEarly }) => [
    `POST ${regattaPath(name, `/tracking_devices?${isEarly ? device : ''}`)}`,
  ],
  readPositions: ({ name }) => [`GET ${positionsPath(name)}?lastknown=true`],
  readCompetitor: ({ name, competitorId, link }) => [
    `GET ${V}/competitors/${competitorId}?${queryOf({ leaderboardName: name })}&${link}`,
  ],
}

/** Sends the attempt, and records what its response tells. @returns the status */
const send = async (plot: Plot, chosen: Attempt): Promise<number> => {
  const token = select(strangers, chosen.actor)
  const [route, options] = requests[chosen.kind](choose(plot, chosen))
  const { status, text, body } = await service.request(route, {
    ...options,
    ...(token === '' ? {} : { token }),
  })
  expect(
    plot.secrets.filter((secret) => text.includes(secret)),
    JSON.stringify([chosen, text]),
  ).toEqual([])
  if (status !== 200) return status
  const made = body as Readonly<Record<string, string>> | undefined
  if (chosen.kind === 'register') plot.competitorIds.push(made?.id ?? '')
  if (chosen.kind === 'addMark') plot.markIds.push(made?.markId ?? '')
  if (chosen.kind === 'listDevices') {
    plot.deviceIds.push(...Array.from(text.matchAll(/"id":"([^"]+)"/g), ([, id = '']) => id))
  }
  return status
}

/** The competitors, devices and marks of the victim, as the victim sees them. */
const stateOf = async ({ hidden, open, inHidden, inOpen, markId }: Plot) => {
  const read = async (route: string) => (await service.request(route, { token: victim })).body
  const ofVictims = (listed: unknown) =>
    (listed as readonly Readonly<Record<string, unknown>>[]).filter((each) =>
      [inHidden.id, inOpen.id, markId].includes(
        String(each.competitorId ?? each.markId ?? each.id),
      ),
    )
  const states = [
    [hidden.name, inHidden.id],
    [open.name, inOpen.id],
  ].map(async ([name = '', id = '']) => {
    const path = `${positionsPath(name)}?competitorId=${id}`
    const shown = (await read(`GET ${V}/competitors/${id}`)) as {
      readonly name: string
      readonly team: { readonly imageUri: string }
    }
    const devices = (await read(`POST ${regattaPath(name, '/tracking_devices')}`)) as {
      readonly competitors: readonly object[]
      readonly marks?: readonly object[]
    }
    return {
      name: shown.name,
      team: shown.team,
      picture: (await service.request(`GET ${shown.team.imageUri}`)).status,
      positions: ((await read(`GET ${path}`)) as { readonly competitors: unknown }).competitors,
      devices: [ofVictims(devices.competitors).filter((each) => each.competitorId === id)],
      marks: ofVictims(devices.marks ?? []),
    }
  })
  const mark = await read(`GET ${leaderboardPath(open.name, `/marks/${markId}`)}`)
  return [...(await Promise.all(states)), mark]
}

it('opens nothing foreign', { timeout: 60_000 + numRuns * 15_000 }, async ({ task }) => {
  const succeeded = new Map<string, number>()
  let attempted = 0
  let refused = 0
  const play = async (attempts: readonly Attempt[]): Promise<void> => {
    const plot = await startPlot()
    const before = await stateOf(plot)
    const trail: string[] = []
    const look = async () => {
      expect(await stateOf(plot), trail.join('\n')).toEqual(before)
    }
    for (const chosen of attempts) {
      const status = await send(plot, chosen)
      attempted += 1
      expect(status, JSON.stringify(chosen)).toBeLessThan(500)
      if (status === 401 || status === 403) refused += 1
      if (status !== 200) continue
      succeeded.set(chosen.kind, (succeeded.get(chosen.kind) ?? 0) + 1)
      trail.push(JSON.stringify(chosen))
      if (trail.length % successesBetweenLooks === 0) await look()
    }
    await look()
  }
  const attempts = fc.array(attempt, { minLength: attemptsInARun, maxLength: attemptsInARun })
  await fc.assert(fc.asyncProperty(attempts, play), { seed, numRuns, endOnFailure: true })

  task.meta.escalation = {
    attempts: attempted,
    succeeded: [...succeeded.values()].reduce((sum, count) => sum + count, 0),
    refused,
  }
  // Otherwise the test shows little.
  expect(
    kinds.filter((kind) => !succeeded.has(kind)),
    JSON.stringify([...succeeded]),
  ).toEqual([])
  expect(refused).toBeGreaterThan(numRuns * 10)
})
