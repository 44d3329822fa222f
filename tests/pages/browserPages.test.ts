/**
 * A browser gets failures, explanations and `hello` as pages. Programs get the same responses as
 * before.
 */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { goodPassword, type TestService } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const service = await useTestService()
const anna = await service.createUser('anna')
const regatta = await makeEvent(service, service.adminToken, { ispublic: false })

const open = (route: string, options: Parameters<TestService['request']>[1] = {}) =>
  service.request(route, { ...options, headers: { accept, ...options.headers } })

describe('a failure in a browser', () => {
  it.each([
    [400, `GET ${S}/explain`, 'The input is not valid', 'Correct the request'],
    [401, `GET ${S}/preferences`, 'Sign in first', 'href="/account?next=%2Fsecurity'],
    [404, 'GET /nothing', 'Not found', 'href="/docs"'],
    [
      405,
      `PUT ${S}/users_with_permission`,
      'The path does not support this method',
      'href="/docs"',
    ],
    [413, `GET ${S}/has_permission?permission=${'x'.repeat(9000)}`, 'too large', 'Send less'],
  ])('is a page with the status %d: %s', async (status, route, title, help) => {
    const { headers, text, ...reply } = await open(route)

    expect([reply.status, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
    expect(headers['content-security-policy']).not.toContain('script')
    expect(headers.vary).toContain('Accept')
    expect(/<h1>(.*)<\/h1>/.exec(text)?.[1]).toContain(title)
    expect(text).toContain(help)
    expect(text).toContain(headers['x-request-id'])
    expect(text).not.toContain('<script')
  })

  it('links from a refusal to its explanation', async () => {
    const path = `/sailingserver/api/v1/regattas/${encodeURIComponent(regatta)}`
    const { status, text } = await open(`GET ${path}`, { token: anna })

    const [, link = ''] = /href="(\/why[^"]*)"/.exec(text) ?? []
    const explained = await open(`GET ${link}`, { token: anna })

    expect(status).toBe(403)
    expect(text).toContain(`<code>REGATTA:READ:${regatta}</code>`)
    expect([explained.status, explained.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(explained.text).toMatch(/<h1>Not permitted: anna may not see the races at/)
  })

  it('leads back to the query of a GET after signing in, and tells it nowhere else', async () => {
    const question = '/why?permission=REGATTA%3AREAD%3AKiel&username=ann%26bob'
    const { status, text } = await open(`GET ${question}`)
    const [, link = ''] = /href="(\/account\?next=[^"]*)"/.exec(text) ?? []
    const account = await open(`GET ${link}`)

    expect([status, account.status]).toEqual([401, 200])
    expect(account.text).toContain(`data-next="${question.replaceAll('&', '&amp;')}"`)
    expect(text.replace(link, '')).not.toContain('username')
    expect((await service.request(`GET ${question}`)).body).toMatchObject({ instance: '/why' })
    const board = await open('GET /board/Kiel/R1/Default?secret=1234')
    expect([board.status, board.text.includes('1234')]).toEqual([401, false])
    const put = await open(`PUT ${S}/preferences/x?secret=1234`)
    expect(put.text).not.toContain('1234')
  })

  it('is a problem document for a client that names its media type', async () => {
    const named = { accept: 'text/html, application/problem+json;q=0.1' }
    const { headers } = await open(`GET ${S}/preferences`, { headers: named })

    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })

  it('shows user input as text', async () => {
    const hostile = encodeURIComponent('<b>x</b>')
    const failed = await open(`DELETE ${S}/preferences/${hostile}`, { token: anna })
    const explained = await open(`GET ${S}/explain?permission=EVENT:READ:${hostile}`)

    for (const { text } of [failed, explained]) {
      expect(text).toMatch(/&lt;b(?:>|&gt;)/)
      expect(text).not.toContain('<b>')
    }
  })

  it.each([
    '*/*',
    'application/json',
    'application/json, text/html;q=0.9',
    // The default of Java, for programs that name no type.
    'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2',
    'text/html, image/gif, image/jpeg, */*; q=0.2',
  ])('is a problem document for `Accept: %s`', async (type) => {
    const { headers } = await open(`GET ${S}/user`, { headers: { accept: type } })

    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(headers['www-authenticate']).toContain('Basic')
  })

  it('offers a form and not the dialog of the browser', async () => {
    const { headers, text } = await open(`GET ${S}/preferences`)
    const { text: form } = await open(`GET ${S}/hello`)

    expect(headers['www-authenticate']).not.toContain('Basic')
    expect(text).toContain(`href="/account?next=${encodeURIComponent(`${S}/preferences`)}"`)
    expect(form).toContain(`<form method="post" action="${S}/hello">`)
  })
})

describe('a page', () => {
  it('explains possible changes, with their requests', async () => {
    const permission = encodeURIComponent(`REGATTA:READ:${regatta}`)
    const { text } = await open(`GET ${S}/explain?permission=${permission}&username=anna`, {
      token: service.adminToken,
    })

    expect(text).toContain('<h2>What would allow it</h2>')
    expect(text).toMatch(/<pre tabindex="0">PUT \/security\/api\/restsecurity\/ownership\/REGATTA/)
    expect(text).toContain('You may do this.')
  })

  it('signs in by a form, and names the caller', async () => {
    const origin = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }
    const form = { username: 'anna', password: goodPassword }
    const signedIn = await open(`POST ${S}/hello`, { form, headers: origin })
    const refused = await open(`POST ${S}/hello`, {
      form: { ...form, password: 'wrong' },
      headers: origin,
    })

    expect(signedIn.status).toBe(200)
    expect(signedIn.text).toContain('You are signed in as <bdi>anna</bdi>.')
    expect(signedIn.cookies[0]).toMatch(/^JSESSIONID=/)
    expect(signedIn.headers['referrer-policy']).toBe('same-origin')
    expect([refused.status, refused.cookies]).toEqual([401, []])
    expect(refused.text).toContain('<h1>The credentials are not valid</h1>')
  })

  it.each(['*/*', 'application/json'])('of `hello` is JSON for `Accept: %s`', async (type) => {
    const { body } = await service.request(`GET ${S}/hello`, { headers: { accept: type } })

    expect(body).toEqual({ principal: null, authenticated: false, remembered: false })
  })
})
