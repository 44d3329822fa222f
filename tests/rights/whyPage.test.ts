/** The page of a decision: its changes, and how a refusal leads to it. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
await service.createUser('bob.b')

const open = async (
  path: string,
  token: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { status, text } = await service.request(`GET ${path}`, {
    token,
    headers: { accept: 'text/html', ...more },
  })
  expect(status).toBe(200)
  return text
}

describe('the page of a decision', () => {
  it('has a button for each change that the caller may make, and none for others', async () => {
    const regatta = await makeEvent(service, ann, { ispublic: false })
    const question = `permission=${encodeURIComponent(`REGATTA:READ:${regatta}`)}&username=bob`

    const own = await open(`/why?${question}`, service.adminToken)
    const others = await open(`/why?${question}`, bob)

    expect(/<h1>.*/.exec(own)?.[0]).toMatch(/^<h1>Not permitted: bob may not see the races at/)
    expect(own).toMatch(/<form method="dialog" data-requests="\[\{[^"]*PUT/)
    expect(others).toContain('<h1>Not permitted: ')
    expect(others).not.toContain('<form')
    expect(await open(`${S}/explain?${question}`, service.adminToken)).not.toContain('<form')
  })

  it('has a field for the user name and for the end, unless the caller gets the right', async () => {
    const regatta = await makeEvent(service, ann, { ispublic: false })
    const permission = `permission=${encodeURIComponent(`REGATTA:READ:${regatta}`)}`
    const others = await open(`/why?${permission}&username=bob.b`, service.adminToken)
    const role = /<form method="dialog" data-requests="[^"]*add_role_to_user[^]*?<\/form>/.exec(
      others,
    )?.[0]

    expect(role).toContain(String.raw`required pattern="bob\.b"`)
    expect(role).toMatch(/mayEnd&quot;:true[^]*name="validUntil"/)
    expect(others.match(/<form/g)).toHaveLength(others.match(/ required pattern=/g)?.length ?? 0)
  })

  it.each([
    ['a wildcard', '*:*', {}, /the permission contains/],
    ['a page of another site', '', { 'sec-fetch-site': 'cross-site' }, /a page of another site/],
    ['a page of this domain', '', { 'sec-fetch-site': 'same-site' }, /a page of another site/],
    ['a link elsewhere', '', { referer: 'https://evil.example/' }, /a page of another site/],
    ['a name like this', '', { referer: 'https://localhost.example/' }, /a page of another site/],
  ])('has no buttons for %s', async (_, wildcard, headers, reason) => {
    const regatta = await makeEvent(service, ann, { ispublic: false })
    const permission = wildcard || `REGATTA:READ:${regatta}`
    const question = `permission=${encodeURIComponent(permission)}&username=bob`
    const page = await open(`/why?${question}`, service.adminToken, headers)

    expect(page).not.toContain('<form')
    expect(page).toMatch(reason)
  })

  it('names the owner to those who may read the object, and leads to a message', async () => {
    const [hidden, shown] = await Promise.all([
      makeEvent(service, ann, { ispublic: false }),
      makeEvent(service, ann),
    ])
    const asked = (regatta: string) =>
      `/why?permission=REGATTA:DELETE:${encodeURIComponent(regatta)}`
    const ofPublic = await open(asked(shown), bob)
    const ofHidden = await open(asked(hidden), bob)

    expect(ofPublic).toContain('<bdi>ann</bdi> owns it, and can allow it.')
    expect(ofHidden).not.toContain('ann')
    expect(ofHidden).toContain('Ask the person who gave you the address.')
    for (const page of [ofPublic, ofHidden]) {
      const [, link = ''] = /href="mailto:\?([^"]*)"/.exec(page) ?? []
      const message = new URLSearchParams(link.replaceAll('&amp;', '&'))
      expect(message.get('subject')).toMatch(/^Not permitted: bob may not delete the regatta/)
      expect(message.get('body')).toContain('/why?permission=REGATTA%3ADELETE%3A')
    }
  })

  it('asks nobody if the caller may change it, or if it is permitted', async () => {
    const regatta = await makeEvent(service, ann)
    const id = encodeURIComponent(regatta)
    expect(await open(`/why?permission=REGATTA:DELETE:${id}&username=bob`, ann)).not.toContain(
      'mailto:',
    )
    expect(await open(`/why?permission=REGATTA:READ:${id}`, bob)).not.toContain('mailto:')
    const { text } = await service.request(`GET /why?permission=REGATTA:DELETE:${id}`)
    expect(text).toContain('You are not signed in.')
    expect(text).not.toContain('mailto:')
  })

  it('follows a refusal in a browser', async () => {
    const regatta = await makeEvent(service, ann, { ispublic: false })
    const { text } = await service.request(`GET /regatta/${encodeURIComponent(regatta)}`, {
      headers: { accept: 'text/html' },
      token: bob,
    })

    expect(text).toContain(`href="/why?permission=REGATTA%3AREAD%3A${encodeURIComponent(regatta)}"`)
  })
})
