/** Mails, through a real mail server: lost passwords, confirmed addresses and invitations. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uniqueName } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type Account, accountsOf } from '../support/accounts.ts'
import { goodPassword } from '../support/functions.ts'
import { inviting } from '../support/inviting.ts'
import { mailsOf, type ReceivedMail, startMailServer } from '../support/mails.ts'
import { useTestService } from '../support/useTestService.ts'

const server = await startMailServer()
const perNetwork = 20
const service = await useTestService({
  LOCAL_GATEWAY: '1',
  PUBLIC_URL: 'https://club.example.org',
  MAIL_FROM: 'Club <races@club.example.org>',
  SMTP_URL: server.url,
  MAILS_PER_NETWORK: String(perNetwork),
})
const mails = mailsOf(service)
const { asAdmin, send, newUser, remove } = accountsOf(service)

const hourMillis = 60 * 60 * 1000
const newPassword = 'reaching-under-spinnaker'

// Each test has the mails of an hour, and no mails of others.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 2 * hourMillis)
  await mails.work()
  server.take()
})

const taken = async (): Promise<readonly ReceivedMail[]> => {
  await mails.work()
  return server.take()
}

const linkIn = (mail: ReceivedMail | undefined, page: string): string => {
  const link = new RegExp(`https://club\\.example\\.org/${page}\\?lang=(\\w\\w)#(\\S+)`)
  const [, , secret = ''] = link.exec(mail?.text ?? '') ?? []
  expect(secret).not.toBe('')
  return secret
}

const register = async (email: string): Promise<Account> => {
  const name = uniqueName('sailor')
  const form = { username: name, password: goodPassword, email }
  const { body } = await service.request(`POST ${S}/create_user`, { form })
  return { name, token: (body as { readonly access_token: string }).access_token }
}

const confirm = (secret: string) =>
  service.request(`POST ${S}/user/confirm_email`, { json: { secret } })

/** A user with a confirmed address. */
const member = async (email = `${uniqueName('anna')}@example.org`) => {
  const sailor = await register(email)
  const [mail] = await taken()
  expect((await confirm(linkIn(mail, 'confirm'))).status).toBe(200)
  return { ...sailor, email }
}

const forgot = (query: Readonly<Record<string, string>>, headers = {}) =>
  service.request(`POST ${S}/forgot_password?${new URLSearchParams(query)}`, { headers })

const accept = (secret: string) =>
  service.request(`POST ${S}/password_reset/accept`, { json: { secret, password: newPassword } })

const isConfirmed = async (sailor: Account) =>
  ((await send(sailor, 'GET user')).body as { readonly emailConfirmed: boolean }).emailConfirmed

const changeAddress = (by: Pick<Account, 'token'>, { name }: Account, email: string) =>
  send(by, 'PUT user', { form: { username: name, email, fullName: 'Anna', company: 'Club' } })

describe('an address', () => {
  it('is confirmed by the link in a mail, once', async () => {
    const sailor = await register('Anna@example.org')
    const sent = await taken()
    const secret = linkIn(sent[0], 'confirm')

    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: 'Anna@example.org',
      subject: 'Confirm your address at club.example.org',
      source: expect.stringMatching(/^From: Club <races@club\.example\.org>/m) as string,
    })
    expect(await isConfirmed(sailor)).toBe(false)
    expect((await confirm(secret)).status).toBe(200)
    expect(await isConfirmed(sailor)).toBe(true)
    expect(await confirm(secret)).toMatchObject({
      status: 410,
      body: { code: 'confirmation-gone' },
    })
    expect(await mails.waiting()).toEqual([])
  })

  it('is confirmed by the newest link alone, within a day', async () => {
    const sailor = await register(`${uniqueName('ben')}@example.org`)
    const first = linkIn((await taken())[0], 'confirm')
    await send(sailor, 'POST user/send_confirmation')
    const second = linkIn((await taken())[0], 'confirm')
    expect((await confirm(first)).status).toBe(410)
    vi.setSystemTime(Date.now() + 24 * hourMillis)

    expect((await confirm(second)).status).toBe(410)
    expect(await isConfirmed(sailor)).toBe(false)
  })

  it('is not confirmed any more after a change, which sends another link', async () => {
    const sailor = await member()
    const before = await register(`${uniqueName('cleo')}@example.org`)
    const ofBefore = linkIn((await taken())[0], 'confirm')
    await changeAddress(before, before, `${uniqueName('cleo')}@example.org`)
    await changeAddress(sailor, sailor, 'other@example.org')
    const sent = await taken()

    expect(await isConfirmed(sailor)).toBe(false)
    expect(sent.map(({ to }) => to)).toContain('other@example.org')
    expect((await confirm(ofBefore)).status).toBe(410)
  })

  it('that somebody else sets gets no mail', async () => {
    const creator = await newUser()
    const name = uniqueName('crew')
    const form = { username: name, password: goodPassword, email: 'creator@example.org' }
    await send(creator, 'POST create_user', { form })
    await changeAddress(asAdmin, creator, 'admin@example.org')

    expect(await taken()).toEqual([])
  })

  it('with the signs of a list gets no mail', async () => {
    await register('one,two@example.org')
    await register('<x>@example.org')

    expect(await taken()).toEqual([])
  })
})

describe('a lost password', () => {
  it('is set by the link in a mail, in the language of the page', async () => {
    const sailor = await member()
    const reply = await forgot({ username: sailor.name }, { 'accept-language': 'de' })
    const [mail, ...more] = await taken()
    const secret = linkIn(mail, 'reset')
    const preview = await service.request(`POST ${S}/password_reset/preview`, { json: { secret } })

    expect([reply.status, reply.text, more]).toEqual([200, '', []])
    expect(mail).toMatchObject({ to: sailor.email, subject: `Neues Passwort für ${sailor.name}` })
    expect(mail?.text).toContain('/reset?lang=de#')
    expect(preview.body).toMatchObject({ username: sailor.name, madeBy: null })
    expect((await accept(secret)).status).toBe(200)
    expect((await accept(secret)).status).toBe(410)
    const login = { username: sailor.name, password: newPassword }
    expect((await service.request(`POST ${S}/login`, { form: login })).status).toBe(200)
  })

  it('is found by the address, for each user who has confirmed it', async () => {
    const email = `${uniqueName('family')}@example.org`
    const [one, other] = [await member(email), await member(email)]
    await register(email)
    await taken()
    await forgot({ email: email.toUpperCase() })
    const sent = await taken()

    expect(sent.map(({ subject }) => subject).toSorted()).toEqual(
      [one, other].map(({ name }) => `New password for ${name}`).toSorted(),
    )
  })

  it('gets the same answer and the same writes, whoever is asked for', async () => {
    const sailor = await member()
    const unconfirmed = await register(`${uniqueName('dora')}@example.org`)
    await taken()
    const seen: object[] = []
    for (const query of [
      { username: sailor.name },
      { username: unconfirmed.name },
      { username: 'nobody' },
      { email: sailor.email },
      { email: 'nobody@example.org' },
    ]) {
      const { status, text, headers } = await forgot(query)
      const [waiting] = await mails.waiting()
      seen.push({
        status,
        text,
        names: Object.keys(headers),
        stored: Object.keys(waiting ?? {}).length,
      })
      await mails.work()
    }

    expect(seen.slice(1)).toEqual(seen.slice(1).map(() => seen[0]))
    expect(server.take().map(({ to }) => to)).toEqual([sailor.email, sailor.email])
  })

  it('needs a parameter, and says so as text', async () => {
    expect(await forgot({ application: 'SAP' }, { accept: '*/*' })).toMatchObject({
      status: 412,
      text: 'username or email must be provided',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  })

  it('cannot be set by a link to an address of before', async () => {
    const sailor = await member()
    await forgot({ username: sailor.name })
    const secret = linkIn((await taken())[0], 'reset')
    await changeAddress(sailor, sailor, 'new@example.org')
    await taken()

    expect((await accept(secret)).status).toBe(410)
    await forgot({ username: sailor.name })
    await forgot({ email: sailor.email })
    expect(await taken()).toEqual([])
  })

  it('goes to no address that somebody has set before an administrator helped', async () => {
    const sailor = await member()
    await changeAddress(sailor, sailor, 'thief@example.org')
    const pending = linkIn((await taken())[0], 'confirm')
    const help = async () => {
      const json = { username: sailor.name }
      const { body } = await send(asAdmin, 'POST password_reset', { json })
      expect((await accept((body as { readonly secret: string }).secret)).status).toBe(200)
    }

    await help()
    expect((await confirm(pending)).status).toBe(410)
    const form = { username: sailor.name, password: newPassword }
    const { body } = await service.request(`POST ${S}/access_token`, { form })
    const token = (body as { readonly access_token: string }).access_token
    await send({ token }, 'POST user/send_confirmation')
    expect((await confirm(linkIn((await taken())[0], 'confirm'))).status).toBe(200)
    await help()
    await forgot({ username: sailor.name })
    await forgot({ email: 'thief@example.org' })

    expect(await taken()).toEqual([])
  })

  it('of a deleted user stays lost, also for a new user of the name', async () => {
    const sailor = await member()
    await remove(asAdmin, sailor)
    await service.createUser(sailor.name)
    await forgot({ email: sailor.email })
    await forgot({ username: sailor.name })

    expect(await taken()).toEqual([])
  })
})

describe('the limits of mails', () => {
  it('are five in an hour for a user', async () => {
    const sailor = await member()
    vi.setSystemTime(Date.now() + hourMillis)
    for (let count = 0; count < 7; count += 1) await forgot({ username: sailor.name })
    const sent = await taken()
    vi.setSystemTime(Date.now() + hourMillis)
    await forgot({ username: sailor.name })

    expect(sent).toHaveLength(5)
    expect(await taken()).toHaveLength(1)
  })

  it('are not used up by others who ask for the user', async () => {
    const sailor = await member()
    vi.setSystemTime(Date.now() + hourMillis)
    for (let count = 0; count < 7; count += 1) await forgot({ username: sailor.name })
    await taken()
    for (let count = 0; count < 7; count += 1) {
      await changeAddress(sailor, sailor, `new${count}@example.org`)
    }

    expect(await taken()).toHaveLength(5)
  })

  it('are a number in an hour for a network, with the same answer beyond it', async () => {
    const replies = []
    for (let count = 0; count <= perNetwork; count += 1) {
      replies.push(await forgot({ username: 'nobody' }))
    }

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(await mails.waiting()).toHaveLength(perNetwork)
  })
})

describe('a mail server', () => {
  it('that refuses a mail gets it again', async () => {
    const sailor = await member()
    await forgot({ username: sailor.name })
    server.refuse(true)
    await expect(mails.work()).rejects.toThrow('try again later')
    server.refuse(false)
    await mails.sendAll()
    const [mail, ...more] = server.take()

    expect(more).toEqual([])
    expect((await accept(linkIn(mail, 'reset'))).status).toBe(200)
  })

  it('that is back after an hour gets no old mail', async () => {
    const sailor = await member()
    await forgot({ username: sailor.name })
    vi.setSystemTime(Date.now() + hourMillis + 1)

    expect(await taken()).toEqual([])
    expect(await mails.waiting()).toEqual([])
  })
})

describe('an invitation by mail', () => {
  it('shows its secret to the invited address alone, and keeps no address', async () => {
    const by = inviting(service)
    const inviter = await newUser()
    const guest = await newUser()
    const { body: group } = await send(inviter, 'PUT usergroup', {
      json: { groupName: uniqueName('crew') },
    })
    const { groupId } = group as { readonly groupId: string }
    const json = { groupId, email: 'guest@example.org' }
    const made = await send(inviter, 'POST invitation', { json })
    const [mail] = await taken()
    const secret = linkIn(mail, 'join')

    expect(made.status).toBe(201)
    expect(Object.keys(made.body as object)).not.toContain('secret')
    expect(made.text).not.toContain('guest@example.org')
    expect(mail).toMatchObject({
      to: 'guest@example.org',
      subject: `${inviter.name} invites you to club.example.org`,
    })
    expect((await by.accept(guest.token, secret)).status).toBe(200)
    expect(await mails.waiting()).toEqual([])
  })

  it('needs the right to invite', async () => {
    const stranger = await newUser()
    const json = { roleId: predefinedRoles.admin.id, email: 'guest@example.org' }

    expect((await send(stranger, 'POST invitation', { json })).status).toBe(403)
    expect(await taken()).toEqual([])
  })
})
