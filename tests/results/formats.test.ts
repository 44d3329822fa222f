/** Results as files of other programs: what is written is read back to the same standings. */
import { beforeEach, describe, expect, it } from 'vitest'
import { resultFiles, sailwave, xrr } from '../support/resultFiles.ts'
import { leaderboardPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const { enter, enterAndScore, read, send } = resultFiles(service, ann)

interface Standing {
  readonly name: string
  readonly scores: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The standings without ids, reasons and places, which other programs do not know. */
const standingsOf = async (regatta: string) => {
  const { body } = await read(regatta)
  const { competitors } = body as { readonly competitors: readonly Standing[] }
  return competitors.map(({ name, scores, ...standing }) => ({
    ...standing,
    id: '',
    name,
    scores: Object.fromEntries(
      Object.entries(scores).map(([race, { points, code, isDiscarded }]) => [
        race,
        { points, code, isDiscarded },
      ]),
    ),
  }))
}

let regatta: string

beforeEach(async () => {
  regatta = await enterAndScore()
})

describe('the files', () => {
  it('are the table of Sailwave', async () => {
    const { text, headers } = await read(regatta, '.csv')

    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect((await read(regatta, '.csv/')).text).toBe(text)
    expect(text.split('\r\n')).toEqual([
      '\uFEFFRank;Nat;SailNo;Club;HelmName;CrewName;R1;R2;R3;Total;Nett;',
      '1;DEN;3;KDY;Søren;;(3);1;2;6;3;',
      "2;GER;1;Kieler YC;'=Anna Müller;Jörg;1.5;(3,SCP);2.3,RDG;6.8;3.8;",
      '3;;4;;Dave;;(5,OCS);3;1;9;4;',
      '4;GER;2;;Żaneta Łuk;;1.5;5,DNE;(3);9.5;6.5;',
      '',
    ])
  })

  it('are the finish sheets for Sailwave', async () => {
    const { text } = await read(regatta, '.sailwave.csv')

    expect(text.split('\r\n').slice(0, 6)).toEqual([
      '\uFEFFraceno,nat,sailno,class,place,elapsed,code',
      '1,GER,1,J70,1,,',
      '1,GER,2,J70,1,,',
      '1,DEN,3,J70,3,,',
      '1,,4,J70,,,OCS',
      '2,DEN,3,J70,1,,',
    ])
  })

  it('are XRR', async () => {
    const { text, headers } = await read(regatta, '.xml')

    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(text).toMatch(/<SailingXRR [^>]*Date="\d{4}-\d\d-\d\d" Time="\d\d:\d\d:\d\d"/)
    expect(text).toMatch(/<Person PersonID="pt1" IFPersonID="" /)
    expect((await read(await enter(), '.xml')).text).toMatch(/ Date="[\d-]+" Time="[\d:]+"/)
    expect(text).toContain(
      '<Boat BoatID="bt1" SailNumber="DEN 3" BoatName="Øst &amp; &quot;West&quot;"/>',
    )
    expect(text).toContain(
      '<RaceResult RaceID="r1" TeamID="t3" RacePoints="5" ScoreCode="OCS" Discard="true"/>',
    )
    expect(text).toContain('<SeriesResult TeamID="t1" TotalPoints="6" NetPoints="3" Rank="1"/>')
  })

  it.each([
    ['Sailwave', '.csv', sailwave],
    ['XRR', '.xml', xrr],
  ])(
    'of %s are read back to the same standings, also in another regatta',
    async (_, ending, provider) => {
      const other = await enter()
      for (const name of [regatta, other]) {
        const factor = '/racecolumnfactors?race_column=R2&explicit_factor=2'
        await service.request(`POST ${leaderboardPath(name, factor)}`, { token: ann })
      }
      const { text } = await read(regatta, ending)
      const imported = await send(other, text, provider)
      const again = await send(other, text, provider)

      expect([imported.status, again.status]).toEqual([200, 200])
      expect(text).toContain(ending === '.csv' ? '(6,SCP)' : 'RacePoints="6"')
      expect(imported.body).toMatchObject({
        complete: true,
        unmatchedSailIds: [],
        unmatchedRaceNumbers: [],
        applyResult: [{ raceColumnName: 'R1' }, { raceColumnName: 'R2' }, { raceColumnName: 'R3' }],
      })
      expect(await standingsOf(other)).toEqual(await standingsOf(regatta))
    },
  )
})
