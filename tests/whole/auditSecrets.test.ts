/** Audit records and dry runs contain no secrets and no personal data, in any field. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { H, L, S, V } from '../../scripts/requests/paths.ts'
import { auditRecordOf } from '#table/items/auditRecords.ts'
import { resourcesIn } from '#endpoint/middleware/dryRun.ts'
import type { Item } from '#table/items.ts'
import { entityOf, registeredEntities } from '#table/registry.ts'
import { buoy, C, coursePath } from '../support/courses.ts'
import { load } from '../support/demo.ts'
import { useTestService } from '../support/useTestService.ts'
import { hashOfPhone, phone } from '../support/inventory.ts'
import { region } from '../support/landscape.ts'
import { newId } from '../../harness/ids.ts'
import { makeEvent, track } from '../support/sailing.ts'
import { somePublicKey } from '../support/sshKeys.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import '../support/quietLog.ts'

const service = await useTestService()
let anna: string
/** Must be in no record, and in no list of a dry run. */
const secrets: string[] = [phone, phone.toLowerCase()]
/** May be in the response of the request itself, whose caller may read it. */
const personal = new Set<string>()
/** The lists of dry runs. */
const lists: string[] = []
/** The responses of dry runs and of repeated requests. */
const responses: string[] = []
let items: readonly Item[]

let count = 0
const secret = (): string => {
  count += 1
  const text = `canary-${count}-of-the-harbour`
  secrets.push(text)
  return text
}

const personalText = (): string => {
  const text = secret()
  personal.add(text)
  return text
}

/** Everybody who enters knows it. */
const linkSecret = newId()

/** Sends each request as a dry run, then twice with one key. */
const send = async (route: string, options: RequestOptions = {}, token = anna) => {
  const dry = `${route}${route.includes('?') ? '&' : '?'}dryRun=true`
  const { text, body } = await service.request(dry, { token, ...options })
  const { created, changed, deleted } = body as Readonly<Record<string, unknown>>
  lists.push(JSON.stringify([created, changed, deleted]))
  count += 1
  const headers = { ...options.headers, 'idempotency-key': `key-${count}` }
  const reply = await service.request(route, { token, ...options, headers })
  expect([route, reply.status < 300, reply.text]).toEqual([route, true, expect.any(String)])
  const again = await service.request(route, { token, ...options, headers })
  expect(again.headers['idempotency-replayed']).toBe('true')
  responses.push(text, again.text)
  return reply
}

const idIn = ({ body }: { readonly body: unknown }): string => (body as { readonly id: string }).id

const useAccounts = async () => {
  const password = secret()
  const form = { username: 'bert', password, email: `${personalText()}@example.com` }
  const personalData = () => ({ fullName: personalText(), company: personalText() })
  await send(`POST ${S}/create_user`, { form: { ...form, ...personalData() } })
  const json = { username: 'bert', email: `${personalText()}@example.com`, ...personalData() }
  await send(`PUT ${S}/user`, { json }, service.adminToken)
  const login = await service.request(`POST ${S}/login`, { form: { username: 'bert', password } })
  secrets.push(...login.cookies.map((cookie) => /=([^;]*)/.exec(cookie)?.[1] ?? ''))
  const change = { username: 'bert', oldpassword: password, password: secret() }
  const basic = ['bert', password] as const
  await service.request(`POST ${S}/change_password`, { form: change, basic })
  const { password: chosen } = await useReset()
  const { body } = await service.request(`GET ${S}/access_token`, {
    basic: ['bert', chosen],
  })
  const { access_token: token } = body as { readonly access_token: string }
  // The repeated request that created the user returns the token again.
  personal.add(token)
  secrets.push(token)
  await send(`PUT ${S}/preferences/layout`, { json: { wide: secret() } })
}

/** Only the first response contains the secret of the link. The second link stays. */
const useReset = async () => {
  const json = { username: 'bert' }
  const made = await send(`POST ${S}/password_reset`, { json }, service.adminToken)
  const { secret: text } = made.body as { readonly secret: string }
  secrets.push(text)
  const password = secret()
  const accepted = { secret: text, password }
  await service.request(`POST ${S}/password_reset/accept`, { json: accepted })
  const kept = { json: { username: 'anna' }, token: service.adminToken }
  await service.request(`POST ${S}/password_reset`, kept)
  return { password }
}

const useSshKeys = async () => {
  const form = (key_name: string, privateKey: string) => ({
    region,
    key_name,
    public_key: `${somePublicKey} ${personalText()}@example.com`,
    encrypted_private_key: privateKey,
  })
  const route = `POST ${L}/add_ssh_key`
  await service.request(route, { token: anna, form: form('kept', secret()) })
  // A value that is too long for a record is replaced by its digest.
  await send(route, { form: form('laptop', secret().repeat(500)) })
  await service.request(`DELETE ${L}/delete_ssh_key?region=${region}&key_name=laptop`, {
    token: anna,
  })
}

const useDevices = async (regatta: string) => {
  const path = `${V}/regattas/${encodeURIComponent(regatta)}`
  const boat = await send(
    `POST ${path}/competitors/createandadd?boatclass=49er&deviceUuid=${phone}`,
  )
  const ownList = [{ fleet: 'Default', competitorIds: [idIn(boat)] }]
  await send(`PUT ${path}/fleets`, { json: { raceColumn: 'R1', fleets: ownList } })
  const board = `${V}/leaderboards/${encodeURIComponent(regatta)}/results/R1/Default`
  for (const state of ['confirmed', 'draft']) {
    await send(`PUT ${board}`, { json: { state, finishes: [{ competitorId: idIn(boat) }] } })
  }
  await send(`POST ${path}/competitors/import`, {
    headers: { 'content-type': 'text/csv' },
    body: Buffer.from(`Sail,Helm,Class,Crew,Club\nGER 1,Eva,49er,Ole,Club`).toString('base64'),
    isBase64Encoded: true,
  })
  const column = 'race_column=R2&explicit_factor=2&isDiscardable=false&firstPlace=11'
  const leaderboard = `${V}/leaderboards/${encodeURIComponent(regatta)}`
  await send(`POST ${leaderboard}/racecolumnfactors?${column}`)
  const other = await makeEvent(service, anna)
  await send(`POST ${V}/regattas/${encodeURIComponent(other)}/competitors/${idIn(boat)}/add`)
  const query = `boatclass=49er&competitorName=Late&timeontimefactor=0.9&secret=${linkSecret}`
  await service.request(`POST ${path}/competitors/createandadd?${query}`)
  await send(`PUT ${path}/competitors/${idIn(boat)}/tally`, { json: { afloat: true } })
  await send(`POST ${path}/competitors/${idIn(boat)}/remove?withdraw=true`)
  // Users who may change mark properties see their devices.
  personal.add(phone).add(phone.toLowerCase())
  const properties = await send(`POST ${H}/markproperties`, {
    json: { name: 'Pin', deviceUuid: phone },
  })
  const id = idIn(properties)
  await send(`PUT ${H}/markproperties/${id}/positioning?latDeg=1&lonDeg=2`)
  await send(`PUT ${H}/markproperties/${id}/positioning?deviceUuid=${phone}`)
  const device_identifier = { type: 'IMEI', id: secret(), stringRepresentation: secret() }
  const markConfigurations = [
    buoy('pin', { positioning: { device_identifier }, storeToInventory: true }),
    buoy('top', { positioning: { deviceUUID: phone }, storeToInventory: true }),
  ]
  const json = { name: 'Course', markConfigurations, waypoints: [] }
  await send(`POST ${C}/createCourse/${coursePath(regatta)}`, { json })
  const made = await service.request(`POST ${H}/markproperties`, {
    token: anna,
    json: { name: 'Gone', deviceUuid: phone },
  })
  await send(`DELETE ${H}/markproperties/${idIn(made)}`)
}

/** A stranger gives a role and a membership, and the user leaves the group again. */
const useGrants = async () => {
  const token = await service.createUser('giver')
  const role = await service.request(`POST ${S}/role/`, { token, form: { roleName: 'received' } })
  const form = { username: 'anna', role_definition_id: idIn(role) }
  await service.request(`PUT ${S}/add_role_to_user`, { token, form })
  const group = await service.request(`PUT ${S}/usergroup`, { token, json: { groupName: 'Crew' } })
  const { groupId } = group.body as { readonly groupId: string }
  const groupInput = { groupName: 'Kept', membersMayLeave: false }
  await service.request(`PUT ${S}/usergroup`, { token, json: groupInput })
  const member = `${S}/usergroup/${groupId}/user/anna`
  await service.request(`PUT ${member}`, { token })
  await service.request(`DELETE ${member}`, { token: anna })
}

/** Only the first response contains the secret of an invitation. */
const useInvitations = async () => {
  const role = await service.request(`POST ${S}/role/`, {
    token: anna,
    form: { roleName: 'invited' },
  })
  const json = { roleId: idIn(role), note: personalText() }
  const invited = await send(`POST ${S}/invitation`, { json })
  const { secret: text } = invited.body as { readonly secret: string }
  secrets.push(text)
  await send(`POST ${S}/invitation/accept`, { json: { secret: text } })
  await send(`DELETE ${S}/invitation/${idIn(invited)}`)
  const groups = await service.request(`GET ${S}/usergroup/list/groupsUserIsPartOf`, {
    token: anna,
  })
  const { defaultGroupId: groupId } = groups.body as { readonly defaultGroupId: string }
  for (const kept of [json, { groupId }]) {
    await service.request(`POST ${S}/invitation`, { token: anna, json: kept })
  }
}

/** Only the first response contains the token. */
const useTokens = async () => {
  const window = { validFrom: Date.now(), validUntil: Date.now() + 86_400_000 }
  const json = { name: personalText(), note: personalText(), permissions: ['EVENT:READ'] }
  const made = await send(`POST ${S}/tokens`, { json: { ...json, ...window } })
  const { token } = made.body as { readonly token: string }
  secrets.push(token)
  await service.request(`GET ${S}/tokens/self`, { token })
  await send(`DELETE ${S}/tokens/${idIn(made)}`)
  await service.request(`POST ${S}/tokens`, { token: anna, json: { ...json, ...window } })
}

/** Only the first response contains the secret of a webhook. Its URL may contain one of the receiver. */
const useWebhooks = async (regatta: string) => {
  const url = `https://receiver.example/${personalText()}`
  const json = { url, regatta, description: personalText() }
  const created = await send(`POST ${V}/webhooks`, { json })
  const { secret: text } = created.body as { readonly secret: string }
  secrets.push(text)
  await send(`POST ${V}/webhooks/${idIn(created)}/test`)
  const gone = await service.request(`POST ${V}/webhooks`, { token: anna, json })
  await send(`DELETE ${V}/webhooks/${idIn(gone)}`)
}

const useTags = async (regatta: string) => {
  const path = `${V}/${coursePath(regatta)}/tags`
  for (const isPublic of [true, false]) {
    const json = { tag: 'start', raceTimepoint: 1, hiddenInfo: secret(), public: isPublic }
    await service.request(`POST ${path}`, { token: anna, json })
  }
  const removed = `POST ${V}/regattas/${encodeURIComponent(regatta)}/removeracecolumn?racecolumn=R1`
  await send(removed, {}, service.adminToken)
}

beforeAll(async () => {
  await load(service)
  anna = await service.createUser('anna')
  const open = { competitorRegistrationType: 'OPEN_UNMODERATED', secret: linkSecret }
  const regatta = await makeEvent(service, anna, { numberofraces: 2, ...open })
  await track(service, anna, 'starttracking', regatta, { race_column: 'R2', fleet: 'Default' })
  await useAccounts()
  await useSshKeys()
  await useDevices(regatta)
  await useTags(regatta)
  await useGrants()
  await useInvitations()
  await useTokens()
  await useWebhooks(regatta)
  await service.request(`DELETE ${S}/user?username=bert`, { token: service.adminToken })
  items = itemsOf(await stateOf(service))
}, 240_000)

const records = () => items.filter((item) => entityOf(item).name === 'audit')

const leaksIn = (text: string): readonly string[] => secrets.filter((one) => text.includes(one))

describe('the allow lists', () => {
  it('list every field of every audited kind, and no other field', () => {
    for (const [kind, { audited }] of registeredEntities()) {
      if (audited === undefined) continue
      const found = items
        .filter((item) => entityOf(item).name === kind)
        .flatMap(resourcesIn)
        .flatMap(({ content }) => Object.keys(content))
      expect([kind, [...new Set(found)].sort()]).toEqual([kind, Object.keys(audited).sort()])
    }
  })
})

describe('secrets of every type', () => {
  it('are in no record', () => {
    expect(secrets.length).toBeGreaterThan(20)
    expect(records().flatMap((item) => leaksIn(JSON.stringify(item)))).toEqual([])
    const changes = records().flatMap((item) => auditRecordOf(item).changes)
    const fieldsNamed = (wanted: string) =>
      changes.flatMap(({ fields }) => fields.filter(({ name }) => name === wanted))
    for (const name of ['email', 'password', 'encryptedPrivateKey']) {
      expect(fieldsNamed(name)).toContainEqual({ name, after: 'set' })
    }
    expect(fieldsNamed('positioning')).toContainEqual({
      name: 'positioning',
      before: { kind: 'position', position: { latitude: 1, longitude: 2 } },
      after: {
        kind: 'device',
        trackingDeviceType: 'smartphoneUUID',
        trackingDeviceHash: hashOfPhone,
      },
    })
    const [key] = fieldsNamed('sshKey')
    expect(Object.keys(key?.after as object).sort()).toEqual(
      ['creationTimeMillis', 'fingerprint', 'name', 'regionId'].sort(),
    )
  })

  it('are in no response about records', async () => {
    const objects = new Set(
      records().flatMap((item) => {
        const { object } = auditRecordOf(item)
        return object === undefined
          ? []
          : [`object=${object.type}/${encodeURIComponent(object.id)}`]
      }),
    )
    const queries = [...objects, 'actor=admin', 'actor=anna']
    expect(queries.length).toBeGreaterThan(20)
    for (const query of queries) {
      const { status, text } = await service.request(`GET ${S}/audit?${query}`, {
        token: service.adminToken,
      })
      expect([query, status, leaksIn(text)]).toEqual([query, 200, []])
    }
  })

  it('are in no list of a dry run', () => {
    expect(lists.length).toBeGreaterThan(8)
    expect(lists.flatMap(leaksIn)).toEqual([])
  })

  it('are in no response of a dry run or a repeated request', () => {
    const leaks = responses.flatMap(leaksIn).filter((one) => !personal.has(one))
    expect(leaks).toEqual([])
  })
})
