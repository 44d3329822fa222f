/** A handicap evening: every corrected time can be computed again from what is printed. */
import { expect, it } from 'vitest'
import { factorValue, ratingText } from '#races/rules/yardstick.ts'
import { resultFiles, sailwave } from '../support/resultFiles.ts'
import { leaderboardPath, makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const { importEntries, read, send } = resultFiles(service, ann)
const start = Date.UTC(2026, 5, 20, 9)

const entries = async () => {
  const metric = { rankingMetric: 'TIME_ON_TIME_AND_DISTANCE', numberofraces: 1 }
  const regatta = await makeEvent(service, ann, metric)
  await importEntries(
    regatta,
    'SailNo,Helm,Class,YS,Rating\n1,Slow,X,112,\n2,Fast,X,,0.95\n3,Even,X,,0.95',
  )
  return regatta
}

const evening = async () => {
  const regatta = await entries()
  const author = { authorName: 'officer', authorPriority: '3', passId: '0' }
  const race = { race_column: 'R1', fleet: 'Default', startTime: String(start + 900) }
  const query = new URLSearchParams({ ...race, ...author }).toString()
  await request(`PUT ${leaderboardPath(regatta, `/starttime?${query}`)}`, { token: ann })
  const finishes = [
    { sailId: '2', finishMillis: start + 3_500_050 },
    { sailId: '3', finishMillis: start + 3_500_950 },
    { sailId: '1', finishMillis: start + 3_723_100 },
  ]
  const json = { state: 'confirmed', finishes }
  const path = leaderboardPath(regatta, '/results/R1/Default')
  const { body } = await request(`PUT ${path}`, { token: ann, json })
  return { regatta, sheet: body as { finishes: { score: object }[] } }
}

it('is scored in whole seconds, with the arithmetic in words', async () => {
  const { regatta, sheet } = await evening()
  const { body } = await read(regatta)
  const { rules, competitors } = body as {
    readonly rules: readonly string[]
    readonly competitors: readonly { readonly name: string; readonly scores: object }[]
  }

  const shared =
    'elapsed 0:58:20 x 0.95 = corrected 0:55:25: 2nd to 3rd place shared 2.5 points (A7)'
  const level = { elapsedSeconds: 3500, correctedSeconds: 3325, because: shared }
  const first = {
    elapsedSeconds: 3723,
    correctedSeconds: 3324,
    because: 'elapsed 1:02:03 x 100 / 112 = corrected 0:55:24: 1st place 1 point (A4)',
  }
  expect(sheet.finishes.map(({ score }) => score)).toMatchObject([level, level, first])
  expect(competitors.map(({ name, scores }) => [name, scores])).toMatchObject([
    ['Slow', { R1: first }],
    ['Even', { R1: level }],
    ['Fast', { R1: level }],
  ])
  expect(rules[0]).toContain('Parts of a second are cut')
})

it('has its corrected times in the table of results, which an import reads past', async () => {
  const { regatta } = await evening()
  const { text } = await read(regatta, '.csv')
  const imported = await send(await entries(), text, sailwave)

  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFRank;Nat;SailNo;Club;HelmName;CrewName;R1;Total;Nett;R1 correctedSeconds;',
    '1;;1;;Slow;;1;1;1;3324;',
  ])
  expect(imported.body).toMatchObject({
    complete: true,
    matchedRaceNumbers: [{ raceNumber: 'R1' }],
  })
})

it('is listed in the order of places', async () => {
  const { regatta } = await evening()
  const { text } = await request(`GET /results/${encodeURIComponent(regatta)}`, { token: ann })
  const [, races = ''] = text.split('id="races"')

  expect(races.indexOf('Slow')).toBeLessThan(races.indexOf('Fast'))
})

it.each([
  [100 / 112, '100 / 112', '112'],
  [0.89285714, '100 / 112', '112'],
  [Number((1000 / 1112).toFixed(8)), '1000 / 1112', '1112'],
  [0.95, '0.95', '0.95'],
  [1.0526, '1.0526', '1.0526'],
  [0.97014925373, '0.97014925373', '0.97014925373'],
])('the factor %s is shown as %s, and as the rating %s', (factor, text, rating) => {
  expect([String(factorValue(factor)), ratingText(factor)]).toEqual([text, rating])
})
