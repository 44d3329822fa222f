/** Valid names of users. Two names that look alike never exist together. */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()

const create = (username: string): Promise<Reply> =>
  service.request(`POST ${S}/create_user`, { json: { username, password: goodPassword } })

const detailOf = ({ body }: Reply): unknown => (body as { readonly detail?: string }).detail

describe('a user name', () => {
  it('may contain the joiners of its script, which tell no two users apart', async () => {
    const name = '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627'

    expect((await create(name)).status).toBe(200)
    expect(detailOf(await create(name.replace('\u200c', '')))).toMatch(/exists/)
  })

  it.each([
    ['is too short', 'ab'],
    ['is too short in characters, not in UTF-16 units', '⛵⛵'],
    ['is too long', 'x'.repeat(65)],
    ['holds a colon', 'ann:bob'],
    ['begins with a blank', ' ann'],
    ['ends with a blank', 'ann '],
    ['ends with a blank that is not ASCII', 'ann\u3000'],
    ['holds a control character', 'ann\u0007'],
    ['holds a line break', 'ann\nbob'],
    ['holds a bidirectional override', 'ann\u202Enimda'],
    ['holds a bidirectional isolate', 'ann\u2066bob'],
    ['holds a zero width space', 'ad\u200Bmin'],
    ['holds a zero width joiner', 'ad\u200Dmin'],
    ['holds a soft hyphen', 'ad\u00ADmin'],
    ['holds a byte order mark', 'ad\uFEFFmin'],
    ['ends with a variation selector, which nobody sees', 'admin\uFE0F'],
    ['holds the variation selector of an emoji', 'ann ⛵\uFE0F bob'],
    ['ends with a letter that has no shape', 'admin\u3164'],
    ['ends with another letter that has no shape', 'admin\u115F'],
    ['holds a combining mark without a shape', 'ad\u034Fmin'],
    ['ends with a pattern of Braille without a dot', 'admin\u2800'],
    ['is not in normalization form C', 'Zoe\u0308'],
    ['holds the Kelvin sign', '\u212Aelvin'],
    ['holds an unassigned code point', 'ann\u0378'],
    ['holds a private code point', 'ann\uE000'],
    ['is the name of everybody', '<all>'],
    ['is the name of everybody in wide letters', '＜ＡＬＬ＞'],
    ['is reserved', 'NULL'],
    ['is reserved too', 'Anonymous'],
  ])('is refused when it %s', async (_, name) => {
    const reply = await create(name)

    expect(reply.status).toBe(412)
    expect(detailOf(reply)).toMatch(/^Username does not meet requirements/)
  })

  it.each([
    ['half of a surrogate pair', '"ann\\ud800"'],
    ['NUL', '"ann\\u0000"'],
  ])('is malformed when it contains %s', async (_, text) => {
    const body = `{"username": ${text}, "password": "${goodPassword}"}`
    const headers = { 'content-type': 'application/json' }

    const reply = await service.request(`POST ${S}/create_user`, { body, headers })

    expect(reply.status).toBe(400)
  })

  it.each([
    'abc',
    'x'.repeat(64),
    'Ann-Marie O’Neill',
    'Łódź żeglarz',
    'Zoë',
    '帆船選手',
    '⛵⛵⛵',
    'a#b',
    'a%23b',
    'a/b',
    'a,b',
    'a*b',
    '!READ',
    'back\\slash',
    '<script>',
    '${jndi:x}'.replace(':', '-'),
  ])('may be %s, and is returned unchanged', async (name) => {
    const made = await create(name)
    const { access_token: token } = made.body as { readonly access_token: string }

    const read = await service.request(`GET ${S}/user?username=${encodeURIComponent(name)}`, {
      token,
    })
    const own = await service.request(`GET ${S}/user`, { token })

    expect([made.status, read.status, own.status]).toEqual([200, 200, 200])
    expect(read.body).toMatchObject({ username: name })
    expect(own.body).toEqual(read.body)
  })
})

describe('names that look alike', () => {
  it.each([
    ['case', 'Skipper', 'sKIPPER'],
    ['width', 'tactician', 'ｔａｃｔｉｃｉａｎ'],
    ['a ligature', 'official', 'oﬃcial'],
    ['the long s', 'sailor', 'ſailor'],
    ['the sharp s', 'strasse', 'straße'],
    ['the dotless i', 'pilot', 'pılot'],
    ['a superscript', 'boat2', 'boat²'],
    ['a non-breaking space', 'race officer', 'race\u00A0officer'],
    ['final sigma', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ])('cannot exist together: %s', async (_, first, second) => {
    const made = await create(first)
    const twin = await create(second)

    expect(made.status).toBe(200)
    expect(twin.status).toBe(412)
    expect(detailOf(twin)).toBe('User already exists')
  })

  it('are distinguished everywhere else: a look-alike of a name is unknown', async () => {
    await create('Bowman')

    const asTwin = await service.request(`GET ${S}/hello`, { basic: ['bowman', goodPassword] })
    const readTwin = await service.request(`GET ${S}/user?username=bowman`, {
      token: service.adminToken,
    })
    const deleteTwin = await service.request(`DELETE ${S}/user?username=bowman`, {
      token: service.adminToken,
    })
    const asSelf = await service.request(`GET ${S}/hello`, { basic: ['Bowman', goodPassword] })

    const replies = [asTwin, readTwin, deleteTwin, asSelf]
    expect(replies.map(({ status }) => status)).toEqual([401, 404, 404, 200])
  })

  it('in fifty concurrent requests give exactly one user', async () => {
    const twins = ['Regatta', 'regatta', 'REGATTA', 'ｒｅｇａｔｔａ', 'Ｒegatta']
    const names = Array.from({ length: 50 }, (_, index) => twins[index % twins.length] ?? '')

    const replies = await Promise.all(names.map(create))

    const made = replies.filter(({ status }) => status === 200)
    const others = replies.filter(({ status }) => status !== 200)
    expect(made).toHaveLength(1)
    expect(new Set(others.map(detailOf))).toEqual(new Set(['User already exists']))
    const user = made[0]?.body as Readonly<Record<string, string>> | undefined
    const read = await service.request(`GET ${S}/user`, { token: user?.access_token ?? '' })
    expect(read.body).toMatchObject({ username: user?.username })
  })
})
