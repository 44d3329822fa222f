/** The changes in the response of a dry run, and their visibility. */
import { describe, expect, it } from 'vitest'
import { S, V } from '../../../scripts/requests/paths.ts'
import { chain } from '#endpoint/chain.ts'
import { unitOfWork } from '#endpoint/middleware/attempts.ts'
import { readRequest } from '#endpoint/request.ts'
import { RequestState } from '#endpoint/requestState.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { C, coursePath, windwardLeeward } from '../../support/courses.ts'
import { makeCrowd, makeGhosts } from '../../support/crowd.ts'
import { dryRunsOf } from '../../support/dryRuns.ts'
import { useTestService } from '../../support/useTestService.ts'
import { makeRace } from '../../support/races.ts'
import { makeEvent, regattaPath } from '../../support/sailing.ts'
import { securitySetup } from '../../support/securitySetup.ts'
import { taggingOf } from '../../support/tagging.ts'

const service = await useTestService()
const setup = securitySetup(service)
const dryRunOf = dryRunsOf(service)
const anna = await service.createUser('anna')

const as = (token: string, more: object = {}) => ({ token, ...more })

describe('a course', () => {
  it('is saved, and its marks are created, in the dry run only', async () => {
    const regatta = await makeEvent(service, anna, { numberofraces: 1 })
    const route = `POST ${C}/createCourse/${coursePath(regatta)}`

    const tried = await dryRunOf(`${route}?dryRun=true`, as(anna, { json: windwardLeeward() }))

    expect(tried).toMatchObject({ status: 200, body: { name: 'Windward-leeward' }, complete: true })
    const of = { type: 'REGATTA', id: regatta }
    expect(tried.created).toContainEqual({ what: 'course', ...of, name: 'R1 Default' })
    expect(tried.created.filter(({ what }) => what === 'mark').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['pin', 'boat', '1', '4p', '4s']),
    )
    await service.request(route, as(anna, { json: windwardLeeward() }))
    const shorter = { json: windwardLeeward({ numberOfLaps: 1 }) }
    const again = await dryRunOf(`${route}?dryRun=true`, as(anna, shorter))
    expect(again.changed).toContainEqual(
      expect.objectContaining({
        what: 'course',
        ...of,
        fields: expect.arrayContaining(['numberOfLaps']) as unknown,
      }),
    )
  })

  it('may need more writes than a transaction allows', async () => {
    const regatta = await makeEvent(service, anna, { numberofraces: 1 })
    const markConfigurations = Array.from({ length: 120 }, (_, n) => ({
      id: `m${n}`,
      freestyleProperties: { name: `mark ${n}`, markType: 'BUOY' },
      storeToInventory: true,
    }))
    const json = { name: 'Slalom', markConfigurations, waypoints: [] }
    const route = `POST ${C}/createCourse/${coursePath(regatta)}`

    const tried = await dryRunOf(`${route}?dryRun=true`, as(anna, { json }))

    const count = (wanted: string) => tried.created.filter(({ what }) => what === wanted).length
    expect([count('mark'), count('object'), count('course')]).toEqual([120, 120, 1])
    expect((await service.request(route, as(anna, { json }))).status).toBe(200)
  })

  it('would be deleted with the race column', async () => {
    const regatta = await makeEvent(service, anna, { numberofraces: 2 })

    const added = await dryRunOf(
      `POST ${regattaPath(regatta, '/addracecolumns?dryRun=true')}`,
      as(anna),
    )
    const removed = await dryRunOf(
      `POST ${regattaPath(regatta, '/removeracecolumn?racecolumn=R1&dryRun=true')}`,
      as(anna),
    )

    const of = { what: 'raceColumn', type: 'REGATTA', id: regatta }
    expect([added.created, added.changed]).toEqual([[{ ...of, name: 'R3' }], []])
    expect([removed.deleted, removed.changed]).toEqual([[{ ...of, name: 'R1' }], []])
  })
})

describe('an event', () => {
  it('would be created with a regatta, its leaderboard and its races', async () => {
    const json = { eventName: 'Travemünde', venuename: 'Travemünde', numberofraces: 1 }
    const tried = await dryRunOf(`POST ${V}/events/createEvent?dryRun=true`, as(anna, { json }))

    const names = tried.created.map(({ what, type, name }) => [what, type, name].join(' '))
    expect(names.sort()).toEqual([
      'object EVENT Travemünde',
      'object LEADERBOARD Travemünde',
      'object REGATTA Travemünde',
      'raceColumn REGATTA R1',
    ])
  })
})

describe('deleting a group', () => {
  it('lists the members who would lose the membership, if the caller may read them', async () => {
    const made = await service.request(
      `PUT ${S}/usergroup`,
      as(anna, { form: { groupName: 'crew' } }),
    )
    const { groupId } = made.body as { readonly groupId: string }
    await makeCrowd(setup, groupId, 230)
    const route = `DELETE ${S}/usergroup/${groupId}?dryRun=true`

    const byAdmin = await dryRunOf(route, as(service.adminToken))
    const byAnna = await dryRunOf(route, as(anna))

    const members = (things: readonly Readonly<Record<string, unknown>>[]) =>
      things.filter(({ what }) => what === 'membership').map(({ name }) => name)
    expect([byAdmin.complete, members(byAdmin.deleted).length]).toEqual([true, 231])
    expect(byAdmin.deleted).toContainEqual({
      what: 'object',
      type: 'USER_GROUP',
      id: groupId,
      name: 'crew',
    })
    expect([byAnna.complete, members(byAnna.deleted)]).toEqual([false, ['anna']])
  })
})

describe('deleting a user', () => {
  it('lists private objects only for the user', async () => {
    const token = await service.createUser('rita')
    await service.request(`PUT ${S}/preferences/my-boat`, as(token, { json: 1 }))
    const race = await makeRace(setup)
    await setup.secure(
      { type: 'LEADERBOARD', id: race.leaderboard },
      { acl: [{ groupId: null, actions: ['READ'] }] },
    )
    const { post } = taggingOf(service, race)
    const tag = { tag: 'my mistake', public: false, raceTimepoint: 1 }
    expect((await post(token, tag)).status).toBe(201)
    const route = `DELETE ${S}/user?username=rita&dryRun=true`

    const own = await dryRunOf(route, as(token))
    const byAdmin = await dryRunOf(route, as(service.adminToken))

    const words = (things: readonly Readonly<Record<string, unknown>>[]) =>
      things.map(({ what, name }) => [what, name].join(' '))
    expect(words(own.deleted)).toEqual(
      expect.arrayContaining(['object rita', 'preference my-boat', 'tag my mistake']),
    )
    expect(words(byAdmin.deleted)).toContain('object rita')
    expect(words(byAdmin.deleted).filter((text) => /^(?:preference|tag)/.test(text))).toEqual([])
    expect(byAdmin.complete).toBe(true)
  })
})

describe('a dry run', () => {
  it('affects no decision, neither afterwards nor at the same time', async () => {
    const token = await service.createUser('ben')
    const groupId = await setup.makeGroup({ name: 'unused' })
    const made = await service.request(
      `POST ${S}/role`,
      as(service.adminToken, { form: { roleName: 'x' } }),
    )
    const { id } = made.body as { readonly id: string }
    await setup.assignRole('ben', { roleId: id })
    const change = { json: { permissions: ['BOAT:READ'] } }
    const asks = async () =>
      (await service.request(`GET ${S}/has_permission?permission=BOAT:READ:x`, as(token))).text
    const before = await asks()

    const tries = Array.from({ length: 20 }, () => [
      service.request(`PUT ${S}/role/${id}?dryRun=true`, as(service.adminToken, change)),
      service.request(
        `PUT ${S}/usergroup/${groupId}/role/${predefinedRoles.admin.id}?dryRun=true`,
        as(service.adminToken, { json: { forAll: true } }),
      ),
    ]).flat()
    const meanwhile = await Promise.all(Array.from({ length: 40 }, asks))
    const replies = await Promise.all(tries)

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set([...meanwhile, await asks()])).toEqual(new Set([before]))
    await service.request(`PUT ${S}/role/${id}`, as(service.adminToken, change))
    expect(await asks()).not.toBe(before)
  })

  it('uses its own definitions for its decision', async () => {
    const isShared = async (state: Partial<RequestState>) => {
      const internal = Object.assign(new RequestState(), state)
      const open = chain([unitOfWork(service.services)], () => ({ status: 204, headers: {} }))
      await open(readRequest({}), internal)
      return internal.definitions === service.services.definitions
    }
    const used = [
      await isShared({ isDryRun: true }),
      await isShared({ idempotent: { key: 'a', leaseId: 'b' } }),
      await isShared({}),
    ]

    expect(used).toEqual([false, false, true])
  })

  it('does not change the time of the last change for hosts', async () => {
    const time = async () =>
      (
        await service.request(
          'GET /landscape/api/landscape/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers',
          as(service.adminToken),
        )
      ).text
    const before = await time()
    const form = {
      region: 'eu-west-1',
      key_name: 'laptop',
      public_key:
        'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL laptop',
    }

    const tried = await dryRunOf(
      'POST /landscape/api/landscape/add_ssh_key?dryRun=true',
      as(service.adminToken, { form }),
    )

    expect(tried.created).toMatchObject([{ what: 'object', type: 'SSH_KEY', name: 'laptop' }])
    expect(await time()).toBe(before)
  })
})

describe('a list', () => {
  it('has at most a thousand changes, and says if there are more', async () => {
    const groupId = await setup.makeGroup({ name: 'fleet' })
    await makeGhosts(setup, groupId, 1010)

    const tried = await dryRunOf(
      `DELETE ${S}/usergroup/${groupId}?dryRun=true`,
      as(service.adminToken),
    )

    expect([tried.complete, tried.deleted.length]).toEqual([false, 1000])
  })
})
