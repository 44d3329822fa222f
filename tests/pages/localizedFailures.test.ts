/** Failures in the language of the reader, beside the English texts for programs. */
import type { Static } from '@sinclair/typebox'
import { describe, expect, it } from 'vitest'
import type { problem } from '#schemas/platform/problem.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

type Problem = Static<typeof problem>

const service = await useTestService()
const ann = await service.createUser('ann')
const regatta = await makeEvent(service, ann)
await service.createUser('bob')

const german = { 'accept-language': 'de' }

const refusalOf = async (
  route: string,
  options: Parameters<typeof service.request>[1] = {},
  reader: Record<string, string> = german,
): Promise<Problem> => {
  const headers = { ...reader, ...options.headers }
  return (await service.request(route, { token: ann, ...options, headers })).body as Problem
}

describe('the API', () => {
  const taken = { form: { username: 'bob', password: 'a long new password' } }

  it('answers in English, with the texts of a German reader beside', async () => {
    const { title, detail, localized } = await refusalOf(`POST ${S}/create_user`, taken)

    expect([title, detail]).toEqual([
      'The user cannot be created or changed like this',
      'User already exists',
    ])
    expect(localized).toEqual({
      language: 'de',
      title: 'So lässt sich das Konto nicht anlegen oder ändern',
      detail: 'Diesen Benutzernamen gibt es schon. Wähl einen anderen.',
    })
  })

  it.each<Record<string, string>>([
    {},
    { 'accept-language': 'en-GB' },
    { 'accept-language': 'eo' },
  ])('has no other texts for %j', async (headers) => {
    expect(await refusalOf(`POST ${S}/create_user`, taken, headers)).not.toHaveProperty('localized')
  })

  it('follows the choice before the browser', async () => {
    const headers = { ...german, cookie: 'lang=it' }
    const { localized } = await refusalOf('GET /nothing', {}, headers)
    expect(localized?.language).toBe('it')
  })

  it('is text without other texts, where a program asks for text', async () => {
    const headers = { ...german, accept: 'text/plain' }
    const { text } = await service.request('GET /nothing', { headers })
    expect(text).toBe('There is nothing at this path. See /docs for what there is.')
  })
})

describe('a German reader', () => {
  it.each<[string, string, Parameters<typeof refusalOf>[1], string]>([
    [
      'a wrong password',
      `POST ${S}/hello`,
      { token: '', form: { username: 'ann', password: 'wrong' } },
      'Der Benutzername, das Passwort oder der Schlüssel stimmt nicht.',
    ],
    [
      'a missing permission',
      `DELETE ${S}/user?username=bob`,
      {},
      'Dir fehlt die Berechtigung [USER:DELETE:bob].',
    ],
    [
      'a name that is taken',
      `POST ${V}/events/createEvent`,
      { json: { eventName: regatta, venuename: 'Kiel' } },
      `Es gibt schon eine Regatta ${regatta}. Wähl einen anderen Namen.`,
    ],
    [
      'a race that is not there',
      `GET ${leaderboardPath(regatta, '/results/R9/Default')}`,
      {},
      `Die Rangliste „${regatta}“ hat keine Wettfahrt „R9“.`,
    ],
    [
      'a sheet that another phone has changed',
      `PUT ${leaderboardPath(regatta, '/results/R1/Default')}`,
      { json: { state: 'draft', finishes: [] }, headers: { 'if-match': '"seen"' } },
      'Nichts wurde getan, wegen If-Match: das Objekt gibt es nicht.',
    ],
    [
      'a value of a wrong type',
      `POST ${V}/events/createEvent`,
      { json: { eventName: 'Two', venuename: 'Kiel', numberofraces: 'two' } },
      'Ungültig: numberofraces. Der Wert muss eine ganze Zahl sein, gefunden: ein Text mit 3 Zeichen.',
    ],
  ])('understands %s', async (_, route, options, detail) => {
    expect((await refusalOf(route, options)).localized?.detail).toBe(detail)
  })

  it('finds the errors of a file at their cells', async () => {
    const table = 'Segelnummer;Nat;Steuermann\n;GER;Ann\n7;GRR;Bob\n'
    const { errors = [] } = await refusalOf(`POST ${regattaPath(regatta, '/competitors/import')}`, {
      body: Buffer.from(table).toString('base64'),
      isBase64Encoded: true,
      headers: { 'content-type': 'text/csv' },
    })
    const cells = errors.map(({ row, column, localized }) => [row, column, localized?.detail])

    expect(cells).toEqual([
      [2, 'Segelnummer', 'muss angegeben werden'],
      [3, 'Nat', 'muss ein Code des IOC mit drei Buchstaben wie GER sein, gefunden: „GRR“'],
    ])
  })

  it('reads no English on the page of a failure', async () => {
    const headers = { ...german, accept: 'text/html' }
    const { text } = await service.request(`GET ${regattaPath(`${regatta}x`, '/races')}`, {
      token: ann,
      headers,
    })

    expect(text).toContain('Es gibt keine Regatta mit dem Namen')
    expect(text).not.toContain('<span lang="en">')
  })
})
