/** The page of the entries: what waits, for organizers only. */
import { expect, it } from 'vitest'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { open, openRegattas } from '../support/openRegattas.ts'
import { regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const sailor = await service.createUser('sailor')

it('shows organizers the entries and the changes that wait, and nobody else', async () => {
  const { byLink, ownByLink, change } = openRegattas(service, ann, sailor)
  const { regatta, save } = await makeSeries(service, ann, 'AB', open)
  const { id } = await ownByLink(regatta)
  await save('R1', lines('AB'))
  await byLink(regatta, { competitorName: 'Late <b>', timeontimefactor: '0.9' })
  await change(id, { name: 'Renamed', nationality: 'GER' }, sailor)
  const pageOf = async (token: string) =>
    (await service.request(`GET /entries/${encodeURIComponent(regatta)}`, { token })).text

  const organizer = await pageOf(ann)
  expect(organizer).toContain('Entries that wait')
  expect(organizer).toMatch(/Late &lt;b>.*rating.*0\.9/)
  expect(organizer).toMatch(/Own.*name .*Renamed.*nationality .*GER/)
  expect(organizer).toContain('3 entries')
  const others = await pageOf(sailor)
  for (const word of ['Late', 'Renamed', 'Entries that wait']) expect(others).not.toContain(word)
  expect(others).toContain('3 entries')
})

it('decides about the entries that it shows, and no others', async () => {
  const { ownByLink, change, entryOf } = openRegattas(service, ann, sailor)
  const { regatta } = await makeSeries(service, ann, 'AB', open)
  const { id } = await ownByLink(regatta)
  await change(id, { name: 'Renamed' }, sailor)
  const etag = async () => {
    const path = `GET /entries/${encodeURIComponent(regatta)}`
    const { text } = await service.request(path, { token: ann })
    return (/data-etag="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"')
  }
  const accept = (seen: string) =>
    service.request(`PUT ${regattaPath(regatta, '/entries')}`, {
      token: ann,
      json: { accept: [id] },
      headers: { 'if-match': seen },
    })
  const seen = await etag()
  await change(id, { name: 'Swapped' }, sailor)

  expect((await accept(seen)).status).toBe(412)
  expect((await accept(await etag())).status).toBe(200)
  expect(await entryOf(regatta, id)).toMatchObject({ name: 'Swapped' })
})
