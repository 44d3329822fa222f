/** Strangers who write the grants of a user as fast as they can. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { useTestService } from '../support/useTestService.ts'
import { newStranger, sendRepeatedly, type Stranger } from '../support/stranger.ts'

const service = await useTestService()
let strangers: readonly Stranger[]
/** Partition and sort keys of the conditions that failed in cancelled transactions. */
let cancelled: string[] = []
/** Runs once, right before the next transaction is sent. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  strangers = await Promise.all(
    ['sam', 'sue', 'sid', 'sal', 'sky'].map((name) => newStranger(service, name)),
  )
  const client = service.services.table.client as DynamoDBDocumentClient
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(args)
        const run = meanwhile
        meanwhile = undefined
        await run?.()
        try {
          return await next(args)
        } catch (error) {
          cancelled.push(JSON.stringify(args.input))
          throw error
        }
      },
    { step: 'initialize', name: 'cancelled' },
  )
}, 60_000)

const statuses = (replies: readonly Reply[]): readonly number[] =>
  replies.map(({ status }) => status)

describe('while strangers give and revoke as fast as they can', () => {
  /** Runs the steps, and all strangers concurrently. */
  const underAttack = async <Result>(name: string, steps: () => Promise<Result>) => {
    let isOver = false
    let sent = 0
    const attacks = strangers.map(async (by) => {
      const [roleId, groupId] = [await by.newRole(), await by.newGroup()]
      while (!isOver) {
        await by.give(name, roleId)
        await by.add(name, groupId)
        await by.take(name, roleId)
        await by.remove(name, groupId)
        sent += 4
      }
    })
    cancelled = []
    const result = await steps()
    const met = cancelled
    isOver = true
    await Promise.all(attacks)
    return { result, sent, met }
  }

  it('a user and an administrator succeed at the first attempt', { timeout: 120_000 }, async () => {
    const { request, adminToken } = service
    const token = await service.createUser('vic')
    const [sam] = strangers
    if (sam === undefined) throw new Error('there are no strangers')
    const [roleId, groupId] = [await sam.newRole(), await sam.newGroup()]
    await sam.give('vic', roleId)
    await sam.add('vic', groupId)
    const role = { username: 'vic', role_definition_id: roleId }
    const post = (by: string, form: Readonly<Record<string, string>>) =>
      request(`POST ${S}/change_password`, { token: by, form })

    const { result, sent, met } = await underAttack('vic', async () => [
      ...(await sendRepeatedly(10, () => post(token, { password: 'gybing-on-port-8' }))),
      ...(await sendRepeatedly(10, () =>
        post(adminToken, { username: 'vic', password: 'gybing-on-port-9' }),
      )),
      await request(`PUT ${S}/user`, {
        token,
        form: { username: 'vic', email: '', fullName: 'V', company: '' },
      }),
      await request(`PUT ${S}/add_role_to_user`, { token: adminToken, form: role }),
      await request(`PUT ${S}/remove_role_from_user`, { token, form: role }),
      await request(`DELETE ${S}/usergroup/${groupId}/user/vic`, { token }),
      await request(`PUT ${S}/usergroup`, { token, json: { groupName: 'of vic' } }),
      await request(`PUT ${S}/preferences/layout`, { token, json: {} }),
    ])

    expect(statuses(result)).toEqual([...Array<number>(23).fill(200), 204, 201, 200])
    expect(sent).toBeGreaterThan(10)
    // None of the cancelled transactions was about the item of the user.
    expect(met.filter((input) => input.includes('"USER#vic#","SK":"USER"'))).toEqual([])
  })

  it('writes depend on the permissions of an administrator, and on no more', async () => {
    const { request, adminToken: token } = service
    const { body } = await request(`POST ${S}/role`, { token, form: { roleName: 'y' } })
    const { id } = body as { readonly id: string }
    const [sam] = strangers
    await sam?.give('admin', await sam.newRole())
    const json = { acl: [{ groupId: null, actions: ['READ'] }] }

    const { result, met } = await underAttack('admin', async () => [
      ...(await sendRepeatedly(5, () =>
        request(`PUT ${S}/ownership/ROLE_DEFINITION/${id}/acl`, { token, json }),
      )),
      ...(await sendRepeatedly(5, () =>
        request(`PUT ${S}/ownership/ROLE_DEFINITION/${id}`, { token, json: { username: 'sam' } }),
      )),
      ...(await sendRepeatedly(5, () =>
        request(`PUT ${S}/role/${id}`, { token, json: { permissions: ['BOAT:READ'] } }),
      )),
    ])

    expect(new Set(statuses(result))).toEqual(new Set([200]))
    expect(met.filter((input) => input.includes(id))).toEqual([])
  })

  it('the user is deleted, with everything that was received', async () => {
    await service.createUser('wim')
    const [sam] = strangers
    await sam?.give('wim', await sam.newRole())
    const route = `DELETE ${S}/user?username=wim`

    const { result } = await underAttack('wim', () =>
      service.request(route, { token: service.adminToken }),
    )

    expect(result.status).toBe(200)
  })
})

describe('a permission by a grant of a stranger', () => {
  it('does not outlive the grant, even by a moment', async () => {
    const { request } = service
    const [sam] = strangers
    if (sam === undefined) throw new Error('there are no strangers')
    const token = await service.createUser('xen')
    const roleId = await sam.newRole()
    const permissions = ['BOAT:CHANGE_ACL,CHANGE_OWNERSHIP,UPDATE', 'ROLE_DEFINITION:UPDATE']
    await request(`PUT ${S}/role/${roleId}`, { token: sam.token, json: { permissions } })
    const form = { username: 'xen', role_definition_id: roleId, qualifying_username: 'sam' }
    const object = `${S}/ownership/BOAT/of-sam`
    const json = { username: 'sam', groupId: null }
    await request(`PUT ${object}`, { token: service.adminToken, json })
    const filled = await sam.newRole()
    const attempts = [
      () => request(`PUT ${object}/acl`, { token, json: { acl: [] } }),
      () => request(`PUT ${object}`, { token, json: { displayName: 'mine' } }),
      () => request(`PUT ${S}/role/${filled}`, { token, json: { permissions: [] } }),
    ]

    const seen: (readonly number[])[] = []
    for (const attempt of attempts) {
      await request(`PUT ${S}/add_role_to_user`, { token: sam.token, form })
      const allowed = await attempt()
      meanwhile = () => request(`PUT ${S}/remove_role_from_user`, { token: sam.token, form })
      seen.push([allowed.status, (await attempt()).status])
    }

    expect(seen).toEqual(Array(3).fill([200, 403]))
  })
})

describe('two concurrent changes of one grant', () => {
  it(
    'result in one of them, which is listed on both sides or on neither',
    { timeout: 60_000 },
    async () => {
      const { request, adminToken } = service
      const [sam] = strangers
      if (sam === undefined) throw new Error('there are no strangers')
      const token = await service.createUser('yan')
      const [roleId, groupId] = [await sam.newRole(), await sam.newGroup()]
      const form = { username: 'yan', role_definition_id: roleId }
      const member = `${S}/usergroup/${groupId}/user/yan`
      const byStranger = [
        () => sam.give('yan', roleId),
        () => sam.take('yan', roleId),
        () => sam.add('yan', groupId),
        () => sam.remove('yan', groupId),
      ]
      const byOthers = [
        () => request(`PUT ${S}/add_role_to_user`, { token: adminToken, form }),
        () => request(`PUT ${S}/remove_role_from_user`, { token, form }),
        () => request(`PUT ${member}`, { token: adminToken }),
        () => request(`DELETE ${member}`, { token }),
      ]

      for (const one of byStranger) {
        for (const other of byOthers) {
          for (const given of [true, false]) {
            if (given) await Promise.all([sam.give('yan', roleId), sam.add('yan', groupId)])
            meanwhile = other
            await one()
            meanwhile = one
            await other()
          }
        }
      }

      const findings = findViolations(await readAllItems(service))
      expect(findings.filter(({ rule }) => rule.startsWith('users'))).toEqual([])
    },
  )
})
