/** The import of results, in the protocol of the original server. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { resultFiles, sailwave, xrr } from '../support/resultFiles.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const { enterAndScore, importEntries, send } = resultFiles(service, ann)

let regatta: string

beforeEach(async () => {
  regatta = await enterAndScore()
})

const document = (scores: string, head = '') =>
  `<?xml version="1.0"?>${head}<x:SailingXRR xmlns:x="http://www.sailing.org/xrr">` +
  '<x:Boat BoatID="b" SailNumber="2"/><x:Team TeamID="t" BoatID="b" NOC="GER"/>' +
  `<x:Event><x:Race RaceID="r" RaceNumber="4"/><x:Division>${scores}</x:Division></x:Event></x:SailingXRR>`

describe('the import of results', () => {
  const table = (...rows: readonly string[]) =>
    ['Rank;Nat;SailNo;Club;HelmName;CrewName;R1;Q7;Total;Nett;', ...rows].join('\n')

  it('reads a file of Windows with the boats and the races that the request names', async () => {
    const file = Buffer.from(
      table('1;GER;1;;Müller;;(2,0 DNF);3;5;3;', ';;;;;;;;;;', '2;SUI;9;;X;;1;;;;'),
      'latin1',
    )
    const { body } = await service.request(`GET ${regattaPath(regatta, '/competitors')}`, {
      token: ann,
    })
    const boats = body as readonly { readonly id: string; readonly name: string }[]
    const { id } = boats.find(({ name }) => name === 'Dave') ?? { id: '' }
    const refused = await send(regatta, file, sailwave)
    const partial = await send(regatta, file, sailwave, {
      allowPartialImport: 'true',
      dryRun: 'true',
    })
    const mapped = await send(regatta, file, sailwave, {
      sailId: ['SUI 9'],
      competitorId: [id],
      raceNumber: ['Q7'],
      raceColumnName: ['R4'],
    })

    expect(refused.status).toBe(409)
    expect(refused.body).toEqual({
      complete: false,
      allowPartialImport: false,
      matchedSailIds: [{ sailId: 'GER 1', competitorId: expect.any(String) as string }],
      matchedRaceNumbers: [{ raceNumber: 'R1', raceColumnName: 'R1' }],
      unmatchedSailIds: ['SUI 9'],
      unmatchedRaceNumbers: ['Q7'],
    })
    expect(partial.body).toMatchObject({
      body: {
        applyResult: [
          {
            raceColumnName: 'R1',
            competitors: [{ sailId: 'GER 1', score: 2, maxPointsReason: 'DNF' }],
          },
        ],
      },
    })
    expect(mapped.body).toMatchObject({
      complete: true,
      applyResult: [{}, { raceColumnName: 'R4' }],
    })
  })

  it('has the comment and the time of the request', async () => {
    const time = { timePointOfLastCorrectionValidityMillis: '1700000000000' }
    await send(regatta, table('1;GER;1;;A;;2;;2;2;'), sailwave, {
      ...time,
      comment: 'Protests are pending',
      allowPartialImport: 'true',
    })
    const { body } = await service.request(`GET ${leaderboardPath(regatta)}`, { token: ann })

    expect(body).toMatchObject({
      scoringComment: 'Protests are pending',
      lastScoringUpdate: 1_700_000_000_000,
    })
  })

  it('has no time after the import', async () => {
    const time = { timePointOfLastCorrectionValidityMillis: '7000000000000' }
    await send(regatta, table('1;GER;1;;A;;3;;3;3;'), sailwave, {
      ...time,
      allowPartialImport: 'true',
    })
    const { body } = await service.request(`GET ${leaderboardPath(regatta)}`, { token: ann })

    const { lastScoringUpdate } = body as { readonly lastScoringUpdate: number }
    expect(lastScoringUpdate).toBeLessThanOrEqual(Date.now())
  })

  it('keeps what the file does not contain', async () => {
    const path = leaderboardPath(regatta, '/results/R4/Default')
    const finishes = [{ sailId: 'GER 1' }, { sailId: 'GER 2', comment: 'Hit the mark' }]
    const json = { state: 'confirmed', finishes, distanceNm: 6.25, comment: 'Windy' }
    await service.request(`PUT ${path}`, { token: ann, json })
    await send(regatta, table('1;GER;1;;A;;;3;3;3;').replace('Q7', 'R4'), sailwave)
    const { body } = await service.request(`GET ${path}`, { token: ann })

    expect(body).toMatchObject({
      distanceNm: 6.25,
      comment: 'Windy',
      finishes: [{ points: 3 }, { comment: 'Hit the mark' }],
    })
  })

  it('matches races by their order, if that is allowed', async () => {
    const byOrder = { allowRaceDefaultsByOrder: 'true', dryRun: 'true' }
    const { body } = await send(regatta, table('1;GER;1;;A;;1;2;3;3;'), sailwave, byOrder)

    expect(body).toMatchObject({
      body: {
        matchedRaceNumbers: [{ raceNumber: 'R1' }, { raceNumber: 'Q7', raceColumnName: 'R2' }],
      },
    })
  })

  it('reads XRR of other programs', async () => {
    const file = document('<x:RaceResult RaceID="r" TeamID="t" RacePoints="1.5" ScoreCode=""/>')
    const imported = await send(regatta, file, xrr)

    expect(imported.body).toMatchObject({
      applyResult: [{ raceColumnName: 'R4', competitors: [{ sailId: 'GER 2', score: 1.5 }] }],
    })
  })

  it('reads the division of the class, and names the others', async () => {
    const result = (team: string) => `<x:RaceResult RaceID="r" TeamID="${team}" RacePoints="1"/>`
    const divisions = (...titles: readonly string[]) =>
      document('')
        .replace('<x:Event>', '<x:Team TeamID="u" BoatID="c"/><x:Event><x:Race RaceID="q"/>')
        .replace(/<x:Division>.*<.x:Division>/, () =>
          titles
            .map(
              (title, at) => `<x:Division Title="${title}">${result(at ? 'u' : 't')}</x:Division>`,
            )
            .join(''),
        )
    const read = await send(regatta, divisions('J/70', 'Melges 24'), xrr)
    const refused = await Promise.all(
      [divisions('Yellow', 'Blue'), divisions('J70', 'J 70')].map((file) =>
        send(regatta, file, xrr, { allowPartialImport: 'true' }),
      ),
    )

    expect([read.status, read.body]).toMatchObject([
      200,
      {
        complete: true,
        ignored: ['Division Melges 24'],
        applyResult: [{ raceColumnName: 'R4', competitors: [{ sailId: 'GER 2', score: 1 }] }],
      },
    ])
    expect(refused.map(({ status, body }) => [status, body])).toMatchObject([
      [409, { complete: false, ignored: ['Division Yellow', 'Division Blue'] }],
      [409, { complete: false, ignored: ['Division J70', 'Division J 70'] }],
    ])
    expect(refused[0]?.body).not.toHaveProperty('applyResult')
  })

  it.each([
    ['Rank;Nat;SailNo;HelmName;R1;Total', ['R1']],
    ['Rank;Nat;SailNo;CrewName;R1;Nett', ['R1']],
    ['Rank;Nat;SailNo;Club;R1;R2', ['R1', 'R2']],
    ['Rank;Nat;SailNo;CrewName;Boat;R1;Total;Sponsor', ['R1']],
  ])('reads the table with the header %s', async (header, races) => {
    const { body } = await send(regatta, `${header}\n1;GER;1;1;1;1;1;1\nDNQ;GER;2`, sailwave)
    const { matchedRaceNumbers, ignored } = body as {
      readonly matchedRaceNumbers: readonly { readonly raceNumber: string }[]
      readonly ignored: readonly string[]
    }

    expect(matchedRaceNumbers.map(({ raceNumber }) => raceNumber)).toEqual(races)
    expect(ignored).toEqual([...(header.endsWith('Sponsor') ? ['column Sponsor'] : []), 'row 3'])
  })

  it.each([
    ['Nat;SailNo;R1;Total', 'no column for `Rank`'],
    ['Rank;Nat;Sail;R1;Total', 'no column for `SailNo`'],
    ['Rank;SailNo;CrewName;Total', 'no column for a race before `Total`'],
  ])('names what the header %s has not', async (header, words) => {
    const { status, text } = await send(regatta, `${header}\n1;1;1;1`, sailwave)

    expect([status, text]).toEqual([400, expect.stringContaining(words)])
  })

  const laughs =
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'

  it.each([
    ['an unknown provider', '', 'Velum CSV result importer', 'enum'],
    ['a DTD', document('', laughs), xrr, undefined],
    [
      'an external entity',
      document('', '<!DOCTYPE x SYSTEM "file:///etc/passwd">'),
      xrr,
      undefined,
    ],
    ['an entity', document('&a;'), xrr, undefined],
    ['an unclosed element', '<SailingXRR>', xrr, undefined],
    ['another document', '<html/>', xrr, undefined],
    ['another table', 'a;b\n1;2', sailwave, undefined],
    ['a wrong score', table('1;GER;1;;A;;1x2;;;;'), sailwave, 'type'],
    ['an unknown code', table('1;GER;1;;A;;4,DNX;;;;'), sailwave, 'unknown'],
    ['a result of no team', document('<x:RaceResult RaceID="r" TeamID="z"/>'), xrr, 'unknown'],
    ['a result of no race', document('<x:RaceResult RaceID="z" TeamID="t"/>'), xrr, 'unknown'],
    [
      'a result twice',
      document('<x:RaceResult RaceID="r" TeamID="t" RacePoints="1"/>'.repeat(2)),
      xrr,
      'repeated',
    ],
    [
      'a wrong score in XRR',
      document('<x:RaceResult RaceID="r" TeamID="t" RacePoints="x"/>'),
      xrr,
      'type',
    ],
  ])('refuses %s', async (_, file, provider, code) => {
    const refused = await send(regatta, file === '' ? 'x' : file, provider)
    const { errors = [] } = refused.body as {
      readonly errors?: readonly { readonly code: string }[]
    }

    expect(refused.status).toBe(400)
    expect(errors[0]?.code).toBe(code)
  })

  it('refuses lists of unequal length', async () => {
    const refused = await send(regatta, table(), sailwave, {
      sailId: ['1', '2'],
      competitorId: 'x',
    })

    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: [{ parameter: 'competitorId', code: 'length' }] })
  })

  it('refuses a boat twice, and redress without points', async () => {
    const rows = ['1;GER;1;;A;;1;;;;', '2;GER;GER-1;;A;;2;;;;', '3;GER;2;;B;;RDG;;;;']
    const refused = await send(regatta, table(...rows), sailwave, { allowPartialImport: 'true' })

    expect(refused.body).toMatchObject({
      errors: [
        { parameter: 'GER-1 in race R1', code: 'repeated' },
        { parameter: 'GER 2 in race R1', code: 'required' },
      ],
    })
  })

  it('puts boats into the sheets of their fleets', async () => {
    const name = await makeEvent(service, ann, {
      boatclassname: 'J70',
      numberofraces: 1,
      series: [{ name: 'Final', fleets: ['Gold', 'Silver'] }],
    })
    const add = (text: string) => importEntries(name, text)
    const file = ['Rank;SailNo;CrewName;R1;Total', '1;1;;1;1', '2;2;;1;1'].join('\n')
    await add('Sail;Helm;Fleet\n1;A;Gold\n2;B;')
    const refused = await send(name, file, sailwave)
    await add('Sail;Helm;Fleet\n2;B;Silver')
    const imported = await send(name, file, sailwave)
    const silver = await service.request(`GET ${leaderboardPath(name, '/results/R1/Silver')}`, {
      token: ann,
    })

    expect(refused.body).toMatchObject({ errors: [{ parameter: '2 in race R1', code: 'unknown' }] })
    expect(imported.status).toBe(200)
    expect(silver.body).toMatchObject({ finishes: [{ points: 1 }] })
  })

  it('answers any file without a 5xx', async () => {
    const cell = fc.oneof(
      fc.constantFrom('1', 'GER', '(2)', '(3,DNF)', 'RDG', '', '1.234', '"', '-1', '99999999'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    )
    const row = fc.array(cell, { maxLength: 11 }).map((cells) => cells.join(';'))
    const attribute = fc.constantFrom('1', 'r', 't', 'DNF', '-', '1e9', '&lt;', '<')
    const result = fc
      .tuple(attribute, attribute, attribute, attribute)
      .map(
        ([race, team, points, code]) =>
          `<x:RaceResult RaceID="${race}" TeamID="${team}" RacePoints="${points}" ScoreCode="${code}"/>`,
      )
    const file = fc.oneof(
      fc.array(row).map((rows) => [table(...rows), sailwave] as const),
      fc.array(result).map((results) => [document(results.join('')), xrr] as const),
      fc.string({ unit: 'binary', minLength: 1 }).map((text) => [text, xrr] as const),
    )
    await fc.assert(
      fc.asyncProperty(file, async ([text, provider]) => {
        const all = { allowPartialImport: 'true', allowRaceDefaultsByOrder: 'true' }
        const { status } = await send(regatta, text, provider, all)
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
