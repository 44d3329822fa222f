/** The settings of mails: all or none, and pages that mention mail only with them. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { mailOf } from '#endpoint/mailSettings.ts'
import { smtpOf } from '#people/background/smtp.ts'
import { useTestService } from '../support/useTestService.ts'

const from = 'Club <races@club.example.org>'
const smtpUrl = 'smtp://user:password@mail.example.org:587'
const publicUrl = 'https://club.example.org'

describe('the settings of mails', () => {
  it('are complete, or absent', () => {
    expect(mailOf(from, smtpUrl, publicUrl, true)).toEqual({ from, smtpUrl })
    expect(mailOf(undefined, undefined, publicUrl, true)).toBeUndefined()
    expect(mailOf(undefined, undefined, undefined, false)).toBeUndefined()
  })

  it.each([
    [from, undefined, publicUrl],
    [undefined, smtpUrl, publicUrl],
    [from, smtpUrl, undefined],
  ])('are refused if one is missing: %s, %s, %s', (sender, server, url) => {
    expect(() => mailOf(sender, server, url, true)).toThrow('set all three')
  })

  it('need an address of a mail server', () => {
    for (const other of ['mail.example.org', 'https://mail.example.org', 'smtp']) {
      expect(() => mailOf(from, other, publicUrl, true)).toThrow('SMTP_URL must be an address')
    }
  })

  it('have the mail server in one function only on AWS', () => {
    const mail = mailOf(from, undefined, publicUrl, false)

    expect(mail).toEqual({ from })
    expect(() => smtpOf({ mail })).toThrow('SMTP_URL is missing')
  })
})

describe('a service without mail', async () => {
  const service = await useTestService()

  it('answers 412 to everybody alike', async () => {
    await service.createUser('anna')
    const replies = await Promise.all(
      ['username=anna', 'username=nobody', 'email=a@example.org', ''].map((query) =>
        service.request(`POST ${S}/forgot_password?${query}`, { headers: { accept: '*/*' } }),
      ),
    )

    expect(replies.map(({ status, text }) => [status, text])).toEqual(
      replies.map(() => [412, 'This service sends no mail. Ask an administrator for a link.']),
    )
  })

  it('sends no invitation, and mentions no mail on its pages', async () => {
    const token = await service.createUser('ben')
    const list = await service.request(`GET ${S}/usergroup/list/groupsUserIsPartOf`, { token })
    const { defaultGroupId: groupId } = list.body as { readonly defaultGroupId: string }
    const json = { groupId, email: 'guest@example.org' }
    const invited = await service.request(`POST ${S}/invitation`, { token, json })
    const pages = [
      await service.request('GET /account', { token }),
      await service.request('GET /account'),
    ]

    expect(invited).toMatchObject({ status: 412, body: { code: 'mail-not-set-up' } })
    for (const { text } of pages) expect(text).not.toMatch(/mail/i)
    expect(pages[1]?.text).toContain('Ask an administrator for a link.')
  })
})
