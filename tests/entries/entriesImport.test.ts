/** Entries from the files of spreadsheets and scoring programs. */
import fc from 'fast-check'
import { runs } from '../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { makeCompetitor } from '../support/entries.ts'
import { makeEvent, regattaPath, leaderboardPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const send = (
  regatta: string,
  file: string | Buffer,
  { type = 'text/csv', token = ann, query = '' } = {},
): Promise<Reply> =>
  request(`POST ${regattaPath(regatta, '/competitors/import')}${query}`, {
    token,
    body: Buffer.from(file).toString('base64'),
    isBase64Encoded: true,
    headers: { 'content-type': type },
  })

interface Shown {
  readonly id: string
  readonly name: string
  readonly email?: string
  readonly sailID: string
  readonly crew?: string
  readonly club?: string
  readonly nationality: string
  readonly timeOnTimeFactor: number
  readonly boat: { readonly name: string | null; readonly boatClass: { readonly name: string } }
  readonly fleets?: readonly { readonly fleet: string }[]
}

const entriesOf = async (regatta: string) => {
  const { body } = await request(`GET ${regattaPath(regatta, '/competitors')}`, { token: ann })
  return body as readonly Shown[]
}

const newRegatta = (more: Readonly<Record<string, unknown>> = {}) =>
  makeEvent(service, ann, { boatclassname: 'J70', ...more })

const errorsOf = ({ body }: Reply) =>
  (
    body as { readonly errors: readonly Readonly<Record<'column' | 'detail' | 'code', string>>[] }
  ).errors.map((error) => error as Readonly<Record<string, unknown>>)

const sailwave = [
  'SailNo,Nat,Boat,Class,Division,Club,HelmName,CrewName,PY,HelmEmail,Notes',
  '1401,GER,Nordwind,J70,,"Kieler YC, Kiel",Müller,"Jörg, Ute",1099,jm@club.example,late',
  '1402,DEN,Østersøen,J70,,KDY,Søren Ærø,,1099,,',
]

describe('the import of entries', () => {
  it('makes each entry once if a file is sent three times at once', async () => {
    const regatta = await newRegatta()
    await Promise.all([1, 2, 3].map(() => send(regatta, sailwave.join('\n'))))
    expect(await entriesOf(regatta)).toHaveLength(2)
  })

  it('makes competitors with boats from a Sailwave file', async () => {
    const regatta = await newRegatta()
    const imported = await send(regatta, sailwave.join('\r\n'))
    const [first, second] = await entriesOf(regatta)

    expect(imported.status).toBe(200)
    expect(imported.body).toMatchObject({ created: 2, updated: 0, ignoredColumns: ['Notes'] })
    expect(first).toMatchObject({
      name: 'Müller',
      sailID: 'GER 1401',
      nationality: 'GER',
      crew: 'Jörg, Ute',
      club: 'Kieler YC, Kiel',
      email: 'jm@club.example',
      timeOnTimeFactor: 0.90991811,
      boat: { name: 'Nordwind', boatClass: { name: 'J70' } },
    })
    expect(second).toMatchObject({ name: 'Søren Ærø', boat: { name: 'Østersøen' } })
  })

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';'))],
    [
      'tabs and line feeds',
      (text: string) => Buffer.from(text.replace(/,/g, '\t').replace(/\r/g, '')),
    ],
    ['blank lines', (text: string) => Buffer.from(text.replaceAll('\r\n', '\r\n,,\r\n\r\n'))],
  ])('reads %s', async (_, encode) => {
    const regatta = await newRegatta()
    const text = 'Sail number,NATIONALITY,First name,Last name\r\nGER 7,ger,Jürgen,Groß'
    const imported = await send(regatta, encode(text), { type: 'application/octet-stream' })
    const entries = await entriesOf(regatta)

    expect(imported.body).toMatchObject({ created: 1 })
    expect(entries).toMatchObject([{ name: 'Jürgen Groß', sailID: 'GER 7', nationality: 'GER' }])
  })

  it('reads the characters of Windows', async () => {
    const regatta = await newRegatta()
    const file = Buffer.concat([
      Buffer.from('SailNo;Helm\n1;Mi'),
      Buffer.from([0x9a, 0x6f, 0x20, 0x4f, 0x92]),
      Buffer.from('Hara'),
    ])
    await send(regatta, file)

    expect((await entriesOf(regatta)).map(({ name }) => name)).toEqual(['Mišo O’Hara'])
  })

  it('updates entries with the sail number and nationality, and keeps what has no value', async () => {
    const regatta = await newRegatta()
    await send(regatta, sailwave.join('\n'))
    const before = await entriesOf(regatta)
    const again = await send(regatta, sailwave.join('\n'))
    const changed = await send(
      regatta,
      'Sail;Nat;Helm;Boat;Rating\nGER-1401;GER;Anna;;1,02\n1402;DEN;;Vestenvind;\n1402;GER;New;;',
    )
    const after = await entriesOf(regatta)

    expect(again.body).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(changed.body).toMatchObject({
      created: 1,
      updated: 2,
      unchanged: 0,
      entries: [
        {
          row: 2,
          change: 'updated',
          changed: [
            { column: 'Helm', from: 'Müller', to: 'Anna' },
            { column: 'Rating', from: 0.90991811, to: 1.02 },
          ],
          competitorId: before[0]?.id,
        },
        {
          row: 3,
          change: 'updated',
          changed: [{ column: 'Boat', from: 'Østersøen', to: 'Vestenvind' }],
          competitorId: before[1]?.id,
        },
        { row: 4, change: 'created', sailId: 'GER 1402' },
      ],
    })
    expect(after.map(({ name }) => name)).toEqual(['Anna', 'New', 'Søren Ærø'])
    expect(after[0]).toMatchObject({
      crew: 'Jörg, Ute',
      timeOnTimeFactor: 1.02,
      sailID: 'GER 1401',
    })
    expect(after[2]?.boat).toMatchObject({ name: 'Vestenvind', boatClass: { name: 'J70' } })
  })

  it('reports two wrong rows among 60 boats, and makes none', async () => {
    const regatta = await newRegatta()
    const rows = Array.from({ length: 60 }, (_, index) => `${index + 1};GER;Helm ${index};1.0`)
    rows[10] = '11;GRE x;Helm;fast'
    rows[40] = '3;GER;Helm;1.0'
    const refused = await send(regatta, ['SailNo;Nat;Skipper;TCC', ...rows].join('\n'))

    const detail = 'must be a number, found the text `fast`'
    expect(refused.status).toBe(400)
    expect(errorsOf(refused)).toEqual([
      expect.objectContaining({ row: 12, column: 'TCC', detail }),
      expect.objectContaining({ row: 12, column: 'Nat', code: 'unknown', suggestion: 'GRE' }),
      expect.objectContaining({ row: 42, column: 'SailNo', code: 'repeated' }),
    ])
    expect(await entriesOf(regatta)).toEqual([])
  })

  it('says what would be right', async () => {
    const regatta = await newRegatta({ series: [{ name: 'Final', fleets: ['Gold', 'Silver'] }] })
    const refused = await send(
      regatta,
      [
        'Sail no.,Country,Helm,Fleet,E-Mail,Rating',
        '1,DEU,A,gold,a@b,1',
        ',GER,B,,,',
        '2,Germany,C,Gold,no mail,1099',
        '3,GER,,Gold,,',
      ].join('\n'),
    )
    const seen = errorsOf(refused).map(({ row, column, code, suggestion }) => [
      row,
      column,
      code,
      suggestion,
    ])

    expect(seen).toEqual([
      [2, 'Country', 'unknown', 'GER'],
      [2, 'Fleet', 'unknown', 'Gold'],
      [3, 'Sail no.', 'required', undefined],
      [4, 'E-Mail', 'email', undefined],
      [4, 'Rating', 'range', expect.stringContaining('PY') as string],
      [4, 'Country', 'unknown', 'GER'],
      [5, 'Helm', 'required', undefined],
    ])
  })

  it('counts equal errors, and lists their rows', async () => {
    const regatta = await newRegatta()
    const rows = Array.from({ length: 70 }, (_, index) => `${index + 1};GEM;Helm ${index}`)
    const refused = await send(regatta, ['SailNo;Nat;Helm', ...rows, '71;GER;Last'].join('\n'))
    const numbers = Array.from({ length: 70 }, (_, index) => index + 2)
    expect(errorsOf(refused)).toEqual([
      expect.objectContaining({ row: 2, column: 'Nat', count: 70, rows: numbers }),
    ])
    expect(refused.body).toMatchObject({
      detail: expect.stringContaining('(and 69 more)') as string,
    })
  })

  it('counts the errors that it does not list', async () => {
    const regatta = await newRegatta()
    const rows = Array.from({ length: 80 }, (_, index) => `${index + 1};X${index};Helm`)
    const refused = await send(regatta, ['SailNo;Nat;Helm', ...rows].join('\n'))
    const errors = errorsOf(refused)
    expect(errors).toHaveLength(50)
    expect(errors.at(-1)).toMatchObject({ code: 'more', count: 31 })
    expect(errors[0]).not.toHaveProperty('count')
  })

  it('shows no old e-mail address', async () => {
    const regatta = await newRegatta()
    await send(regatta, 'SailNo;Helm;Email\n1;Anna;old@a.example')
    const changed = await send(regatta, 'SailNo;Email\n1;new@a.example')
    expect(changed.body).toMatchObject({
      entries: [{ changed: [{ column: 'Email', to: 'new@a.example' }] }],
    })
    expect(changed.text).not.toContain('old@')
  })

  it('names a missing column once, with a similar header', async () => {
    const regatta = await newRegatta()
    const refused = await send(regatta, 'SailNoo;Helmm\n1;A\n2;B')

    expect(errorsOf(refused)).toEqual([
      expect.objectContaining({
        row: 1,
        column: 'SailNo',
        suggestion: "Did you mean it by 'SailNoo'?",
      }),
    ])
  })

  it.each([
    ['nothing', '', 'text/csv', 400],
    ['a header only', 'SailNo;Helm', 'text/csv', 400],
    ['a quotation mark without an end', 'SailNo;Helm\n"1;A', 'text/csv', 400],
    ['another type', '{}', 'application/json', 415],
    ['too many rows', `SailNo;Helm\n${'1;A\n'.repeat(1001)}`, 'text/csv', 400],
    ['too many lines', `SailNo;Helm\n${'\n'.repeat(20_001)}`, 'text/csv', 413],
    ['too many bytes', 'x'.repeat(1024 * 1024 + 1), 'text/csv', 413],
  ])('refuses %s', async (_, file, type, status) => {
    const regatta = await newRegatta()

    expect((await send(regatta, file, { type })).status).toBe(status)
  })

  it('puts boats into fleets, by the division too', async () => {
    const regatta = await newRegatta({ series: [{ name: 'Final', fleets: ['Gold', 'Silver'] }] })
    await send(regatta, 'Sail;Helm;Division\n1;A;Gold\n2;B;Silver')
    await send(regatta, 'Sail;Fleet\n2;Gold')

    const fleets = (await entriesOf(regatta)).map((entry) =>
      entry.fleets?.map(({ fleet }) => fleet),
    )
    expect(fleets).toEqual([['Gold'], ['Gold']])
  })

  it('finds entries that were made one by one, and changes none without UPDATE on it', async () => {
    const regatta = await newRegatta()
    await request(`POST ${regattaPath(regatta)}`, { token: ann })
    const own = { token: ann, competitorName: 'Tom', sailid: 'GER 5', nationalityIOC: 'GER' }
    await makeCompetitor(service, regatta, own)
    const file = 'Sail;Nat;Helm\n5;GER;Tim'
    const refused = await send(regatta, file, { token: bob })
    const imported = await send(regatta, file)

    expect(refused.status).toBe(403)
    expect(imported.body).toMatchObject({ updated: 1, entries: [{ name: 'Tim', sailId: 'GER 5' }] })
  })

  it('reads a guarded text as it was, and has a template that it reads', async () => {
    const regatta = await newRegatta()
    const template = await request(`GET ${regattaPath(regatta, '/competitors/import.csv')}`, {
      token: ann,
    })
    const row = "1,GER,'=Nordwind,J70,Default,'@Anna,,,1,\r\n"
    const imported = await send(regatta, template.text + row)

    expect(template.headers['content-type']).toContain('text/csv')
    expect(imported.body).toMatchObject({ created: 1, ignoredColumns: [] })
    expect(await entriesOf(regatta)).toMatchObject([{ name: '@Anna', boat: { name: '=Nordwind' } }])
  })

  it('answers any file without a 5xx', async () => {
    const regatta = await newRegatta()
    const cell = fc.oneof(
      fc.constantFrom(
        'SailNo',
        'Nat',
        'Helm',
        'GER',
        '1',
        '"',
        '""',
        "'=",
        '\r',
        ';;',
        'Fleet',
        'PY',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    const lines = fc.array(fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(';')))
    const file = fc.oneof(
      lines.map((rows) => Buffer.from(rows.join('\n'))),
      lines.map((rows) => Buffer.from(`SailNo;Nat;Helm\n${rows.join('\n')}`, 'utf16le')),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    )
    await fc.assert(
      fc.asyncProperty(file, async (bytes) => {
        const { status } = await send(regatta, bytes, { query: '?dryRun=true' })
        expect([200, 400, 413]).toContain(status)
      }),
      { numRuns: runs(50, 500) },
    )
  })
})

it('has an entry for each class with a sail number', async () => {
  const regatta = await makeEvent(service, ann, { boatclassname: 'J70', numberofraces: 1 })
  const send = (body: string) =>
    service.request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
      token: ann,
      body,
      headers: { 'content-type': 'text/csv' },
    })
  const file = 'SailNo,Helm,Class\n12,Ann,49er\n12,Ben,29er\n'
  const first = await send(file)
  const again = await send(file.replace('Ben', 'Bea').replace('29er', '29 ER'))
  const twice = await send('SailNo,Helm,Class\n13,Ann,49er\n13,Ben,49ER\n')
  const unclear = await send('SailNo,Helm\n12,Cid\n')

  expect(first.body).toMatchObject({ created: 2 })
  expect(again.body).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  expect(twice.body).toMatchObject({ errors: [{ row: 3, column: 'SailNo', code: 'repeated' }] })
  expect(unclear.body).toMatchObject({
    errors: [{ row: 2, column: 'SailNo', code: 'ambiguous' }],
  })
  const sheet = await service.request(`PUT ${leaderboardPath(regatta, '/results/R1/Default')}`, {
    token: ann,
    json: { state: 'confirmed', finishes: [{ sailId: '12' }] },
  })
  expect(sheet.status).toBe(400)
  expect(sheet.text).toMatch(/Ann \(12\), 49er, id .*Bea \(12\), 29 ER, id /)
})
