/** Two phones that change one finish sheet at the same time. */
import { expect, it } from 'vitest'
import { resultFiles, sailwave } from '../support/resultFiles.ts'
import { leaderboardPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

const sheetOf = (regatta: string, fleet: string) => {
  const path = leaderboardPath(regatta, `/results/R1/${encodeURIComponent(fleet)}`)
  const save = (state: string, finishes: readonly object[], etag?: string) =>
    request(`PUT ${path}`, {
      token: ann,
      json: { state, finishes },
      ...(etag !== undefined && { headers: { 'if-match': etag } }),
    })
  return { save, shown: () => request(`GET ${path}`, { token: ann }) }
}

const commented = (comment: string) => [{ sailId: '1', comment }]

// A name with a slash is read again after the precondition.
it.each([
  ['Default', 'draft'],
  ['Default', 'confirmed'],
  ['Gold/Silver', 'draft'],
  ['Gold/Silver', 'confirmed'],
])(
  'in %s, a draft and a sheet that is %s never both replace what they saw',
  async (fleet, state) => {
    const series = [{ name: 'Default', fleets: [fleet] }]
    const { regatta } = await makeSeries(service, ann, 'AB', fleet === 'Default' ? {} : { series })
    const { save, shown } = sheetOf(regatta, fleet)

    for (let round = 0; round < 8; round += 1) {
      expect((await save('confirmed', lines(round % 2 === 0 ? 'A' : 'B'))).status).toBe(200)
      const seen = (await shown()).headers.etag
      const replies = await Promise.all([
        save('draft', lines('AB'), seen),
        save(state, commented(String(round)), seen),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
    }
  },
)

it('a draft of before an import never hides what was imported', async () => {
  const { enterAndScore, send } = resultFiles(service, ann)
  const regatta = await enterAndScore()
  const { save, shown } = sheetOf(regatta, 'Default')

  for (let round = 1; round <= 6; round += 1) {
    const { headers } = await shown()
    const file = `Rank;Nat;SailNo;Club;HelmName;CrewName;R1;Total;Nett;\n1;GER;1;;;;${round};9;9;`
    const [imported, draft] = await Promise.all([
      send(regatta, Buffer.from(file), sailwave, { allowPartialImport: 'true' }),
      save('draft', [], headers.etag),
    ])
    expect(imported.status).toBe(200)
    expect([200, 412]).toContain(draft.status)
    expect((await shown()).body).toMatchObject({ state: 'confirmed' })
  }
})
