/**
 * Nobody gets the rights of another user through the user's account: with a password, a deletion or a
 * token. Permission to change the account is not enough.
 */
import { describe, expect, it } from 'vitest'
import { newId, uniqueName } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { changedUser } from '#access/items/users.ts'
import { type Account, accountsOf, tokenIn } from '../support/accounts.ts'
import { beforeNextTransaction } from '../support/beforeNextTransaction.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const setup = securitySetup(service)
const meanwhile = beforeNextTransaction(service)
const { asAdmin, send, newUser, newUserWith, give, newRole, setPassword, remove, change } =
  accountsOf(service)
const { admin, sailingViewer } = predefinedRoles
const end = Date.now() + 86_400_000

/** Somebody who may read and change all users, and pass on what they hold. */
const newHelpDesk = async (window: object = {}) =>
  newUserWith(await newRole('USER:READ,UPDATE,CREATE,DELETE'), window)

describe('the creator of an account', () => {
  it('sets its password and deletes it, as long as it has nothing but itself', async () => {
    const creator = await newUser()
    const sailor = await newUser(creator)

    const replies = [await setPassword(creator, sailor), await remove(creator, sailor)]

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })

  it('sets the first password of an account that has none', async () => {
    const creator = await newUser()
    const sailor = { name: uniqueName('invited'), token: '' }

    const replies = [await change(creator, sailor), await setPassword(creator, sailor)]

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(tokenIn(replies[0] ?? { body: undefined })).toBeNull()
  })

  const rights: Readonly<Record<string, (sailor: Account) => Promise<unknown>>> = {
    'a role': async (sailor) => give(sailor, await newRole('EVENT:READ')),
    'a role with an end': (sailor) => give(sailor, admin.id, { validUntil: end }),
    'a role that begins later': (sailor) => give(sailor, admin.id, { validFrom: end }),
    'a role for the objects of a group': async (sailor) =>
      give(sailor, sailingViewer.id, {
        qualifying_group_id: await setup.makeGroup({ name: uniqueName('club') }),
      }),
    'another role for its own things': async (sailor) =>
      give(sailor, await newRole('*'), { qualifying_username: sailor.name }),
    'a role from a stranger': async (sailor) => {
      const stranger = await newUser()
      const more = { qualifying_username: stranger.name }
      return give(sailor, sailingViewer.id, more, stranger)
    },
    'a permission of its own': async (sailor) => {
      const user = await setup.userNamed(sailor.name)
      return setup.newStore().write([changedUser(user, { permissions: ['EVENT:READ'] })])
    },
    'a membership': (sailor) =>
      setup.makeGroup({ name: uniqueName('crew'), members: [sailor.name] }),
    'an object': (sailor) => send(sailor, 'POST role', { form: { roleName: 'bosun' } }),
    'a public event': (sailor) =>
      service.request(`POST ${V}/events/createEvent`, {
        token: sailor.token,
        form: { eventName: uniqueName('cup'), venuename: 'Kiel' },
      }),
    'a group that it manages': async (sailor) => {
      const id = await setup.makeGroup({ name: uniqueName('managed') })
      await setup.secure({ type: 'USER_GROUP', id }, { owner: sailor.name })
    },
    'an object of its own group': async (sailor) =>
      setup.secure(
        { type: 'FOREIGN', id: newId() },
        { owner: 'admin', ...(await groupOf(sailor)) },
      ),
    'an entry for its own group, besides one for everybody': async (sailor) => {
      const { groupId } = await groupOf(sailor)
      const acl = [
        { groupId: null, actions: ['READ'] },
        { groupId, actions: ['UPDATE'] },
      ]
      await setup.secure({ type: 'FOREIGN', id: newId() }, { owner: 'admin', acl })
    },
    'a role of its own group': async (sailor) => {
      const { groupId } = await groupOf(sailor)
      const roleId = await newRole('EVENT:READ')
      return send(asAdmin, `PUT usergroup/${groupId}/role/${roleId}`, { json: {} })
    },
  }
  const groupOf = async ({ name }: Account) => ({
    groupId: (await setup.userNamed(name)).ownGroupId,
  })

  it.each(Object.keys(rights))(
    'does neither once it has %s, and administrators do',
    async (what) => {
      const creator = await newUser()
      const sailor = await newUser(creator)
      await rights[what]?.(sailor)

      const refused = [await setPassword(creator, sailor), await remove(creator, sailor)]
      const own = await setPassword(sailor, sailor)
      const byAdmin = [await setPassword(asAdmin, sailor), await remove(asAdmin, sailor)]

      expect(refused.map(({ status }) => status)).toEqual([403, 403])
      expect([own, ...byAdmin].map(({ status }) => status)).toEqual([200, 200, 200])
    },
  )

  it('still does when the account has only what the creator has given', async () => {
    const creator = await newUser()
    const sailor = await newUser(creator)
    const made = await send(creator, 'PUT usergroup', { json: { groupName: uniqueName('club') } })
    const { groupId } = made.body as { readonly groupId: string }
    const ofClub = { qualifying_group_id: groupId }

    const replies = [
      await send(creator, `PUT usergroup/${groupId}/user/${sailor.name}`),
      await give(sailor, predefinedRoles.user.id, ofClub, creator),
      await give(sailor, sailingViewer.id, { ...ofClub, validUntil: end }, creator),
      await setPassword(creator, sailor),
      await remove(creator, sailor),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('does not when a role of the account gets a permission at the very moment', async () => {
    const creator = await newUserWith(await newRole('EVENT:READ'))
    for (const act of [setPassword, remove]) {
      const sailor = await newUser(creator)
      const roleId = await newRole('EVENT:READ')
      await give(sailor, roleId)
      const json = { permissions: ['EVENT:READ', 'EVENT:JUDGE'] }
      const filled = meanwhile(() => send(asAdmin, `PUT role/${roleId}`, { json }))

      const { status } = await act(creator, sailor)

      expect([(await filled()).status, status]).toEqual([200, 403])
    }
  })

  it('does not when the account gets a role at the very moment', async () => {
    for (const giver of [asAdmin, await newUser()]) {
      const creator = await newUser()
      const sailor = await newUser(creator)
      // Otherwise the first role from a stranger changes the user's own item.
      await give(sailor, sailingViewer.id, { qualifying_username: creator.name }, creator)
      for (const act of [setPassword, remove]) {
        const roleId = await newRole('EVENT:READ')
        if ('name' in giver) await give(giver, roleId)
        const given = meanwhile(() => give(sailor, roleId, {}, giver))

        const { status } = await act(creator, sailor)

        expect([(await given()).status, status]).toEqual([200, 403])
        await send(sailor, 'PUT remove_role_from_user', {
          form: { username: sailor.name, role_definition_id: roleId },
        })
      }
    }
  })
})

describe('a help desk', () => {
  it('acts for a user whose rights it can pass on, and for no other', async () => {
    const helpDesk = await newHelpDesk()
    await give(helpDesk, sailingViewer.id)
    const [viewer, judge] = [await newUser(), await newUser()]
    await give(viewer, sailingViewer.id)
    await give(judge, await newRole('EVENT:JUDGE'))

    const allowed = await setPassword(helpDesk, viewer)
    const refused = await setPassword(helpDesk, judge)

    expect([allowed.status, refused.status]).toEqual([200, 403])
    expect(refused.body).toMatchObject({
      permission: 'EVENT:JUDGE',
      detail:
        `Not permitted to set the password of ${judge.name}, who has the permission ` +
        '[EVENT:JUDGE], which you cannot pass on. ' +
        'An administrator whose role has no end can do it, or a user who can pass on every right of that user.',
    })
  })

  it('does not learn the rights of a user whom it may not read', async () => {
    const helpDesk = await newUserWith(await newRole('USER:UPDATE'))
    const judge = await newUser()
    await give(judge, await newRole('EVENT:JUDGE'))

    const { status, body, text } = await setPassword(helpDesk, judge)

    expect(status).toBe(403)
    expect(body).toMatchObject({
      detail: expect.stringContaining('who has a right that you cannot pass on') as unknown,
    })
    expect(text).not.toContain('JUDGE')
  })

  it('does not learn the permissions of a role that it may not read', async () => {
    const helpDesk = await newHelpDesk()
    const judge = await newUser()
    const hidden = await newRole('EVENT:JUDGE')
    await setup.secure({ type: 'ROLE_DEFINITION', id: hidden }, {})
    await give(judge, hidden)

    const { status, text } = await setPassword(helpDesk, judge)

    expect(status).toBe(403)
    expect(text).not.toContain('JUDGE')
    expect(text).not.toContain(hidden)
  })

  it('needs its own right without an end, and able to be passed on', async () => {
    const untransitive = await newHelpDesk({ transitive: false })
    const weekend = await newHelpDesk({ validUntil: end })
    const sailor = await newUser()

    const replies = [
      await setPassword(untransitive, sailor),
      await setPassword(weekend, sailor),
      await remove(weekend, sailor),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(replies[1]?.text).toContain(new Date(end).toISOString())
  })
})

describe('giving a role', () => {
  it('names the others who may change the user, in the response and in the dry run', async () => {
    const [creator, helpDesk] = [await newUser(), await newHelpDesk()]
    const updater = await newUserWith(await newRole('USER:UPDATE'))
    const deleter = await newUserWith(await newRole('USER:DELETE'))
    const sailor = await newUser(creator)
    const json = { username: sailor.name, role_definition_id: sailingViewer.id }
    const changers = async (by: Pick<Account, 'token'>, more: object = {}, query = '') =>
      (await send(by, `PUT add_role_to_user${query}`, { json: { ...json, ...more } })).body

    const dryRun = await changers(asAdmin, {}, '?dryRun=true')
    const given = await changers(asAdmin)
    const byHelpDesk = await changers(helpDesk, { qualifying_username: helpDesk.name })

    const names = ['admin', creator.name, helpDesk.name, updater.name, deleter.name]
    const others = expect.arrayContaining(names) as unknown
    expect(given).toMatchObject({ changeableBy: others, withheld: false })
    expect(JSON.stringify(given)).not.toContain(sailor.name)
    expect(dryRun).toMatchObject({ body: { changeableBy: others } })
    expect(byHelpDesk).toMatchObject({ changeableBy: others })
  })

  it('names nobody whom the giver may not know', async () => {
    const [creator, giver] = [await newUser(), await newUser()]
    const sailor = await newUser(creator)

    const { body } = await give(
      sailor,
      sailingViewer.id,
      { qualifying_username: giver.name },
      giver,
    )

    expect(body).toEqual({ changeableBy: [], withheld: true })
  })
})
