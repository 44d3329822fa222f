/** The page of fleets: a list for everybody, and a proposal for organizers. */
import { expect, it } from 'vitest'
import { makeCompetitor } from '../support/entries.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

const championship = async () => {
  const regatta = await makeEvent(service, ann, {
    series: [
      { name: 'Default', fleets: ['Default'] },
      { name: 'Qualifying', stage: 'qualifying', fleets: ['Yellow', 'Blue'] },
    ],
  })
  for (const sailid of ['10', '9', '8']) {
    await makeCompetitor(service, regatta, { token: ann, competitorName: `No ${sailid}`, sailid })
  }
  const show = async (query = '', token: string | undefined = ann, language = 'en') =>
    (
      await request(`GET /fleets/${encodeURIComponent(regatta)}${query}`, {
        ...(token && { token }),
        headers: { accept: 'text/html', 'accept-language': language },
      })
    ).text
  return { regatta, show }
}

it('lists the boats in the order of sail numbers with their fleets', async () => {
  const { regatta, show } = await championship()
  const json = { series: 'Qualifying', fleets: [{ fleet: 'Blue', sailIds: ['10', '8'] }] }
  await request(`PUT ${regattaPath(regatta, '/fleets')}`, { token: ann, json })
  const page = await show('', '')

  expect(page.indexOf('No 8')).toBeLessThan(page.indexOf('No 9'))
  expect(page.indexOf('No 9')).toBeLessThan(page.indexOf('No 10'))
  expect(page).toContain('Blue: 2 boats')
  expect(page).toContain('Yellow: 0 boats')
})

it('shows a proposal to organizers, in their language, and to nobody else', async () => {
  const { show } = await championship()
  const query = '?series=Qualifying&by=seeds&seeds=9%0D%0A8'
  const [own, german, of] = [await show(query), await show(query, ann, 'de'), await show(query, '')]

  expect(own).toContain('seed 1')
  expect(own.indexOf('No 9')).toBeLessThan(own.indexOf('No 8'))
  expect(own).toContain('data-fleets="[&quot;Yellow&quot;,&quot;Blue&quot;]"')
  expect(german).toContain('Setzplatz 1')
  expect(of).not.toContain('seed 1')
  expect(of).not.toContain('<form')
})

it('leads organizers to each series, with the races of that one to choose from', async () => {
  const { regatta, show } = await championship()
  await request(`POST ${regattaPath(regatta, '/addracecolumns')}`, {
    token: ann,
    json: { toseries: 'Qualifying', prefix: 'Q', numberofraces: 2 },
  })
  const [own, other, of] = [
    await show('?series=Qualifying'),
    await show('?series=Default'),
    await show('', ''),
  ]

  expect(own).toContain('?series=Default"')
  expect(own).toContain('<option value="Q2">')
  expect(own).toContain('<input type="hidden" name="series" value="Qualifying"')
  expect(other).toContain('?series=Qualifying"')
  expect(other).not.toContain('<option value="Q2">')
  expect(of).not.toContain('?series=Default"')
})

it('keeps what was typed, with what is wrong with it', async () => {
  const { show } = await championship()
  const page = await show('?series=Qualifying&by=seeds&seeds=77&sizes=1,x')

  expect(page).toContain('must be of an entry of the regatta')
  expect(page).toContain('must add up to the number of boats in the regatta, 3')
  expect(page).toMatch(/77\s*<\/textarea>/)
  expect(page).toContain('value="1,x"')
})

it('takes more seeds in a form than an address can hold', async () => {
  const { regatta } = await championship()
  const unknown = Array.from({ length: 600 }, (_, at) => `GER ${200_000 + at}`)
  const { status, text } = await request(`POST /fleets/${encodeURIComponent(regatta)}`, {
    token: ann,
    form: { series: 'Qualifying', by: 'seeds', seeds: ['9', ...unknown].join('\r\n') },
    headers: { accept: 'text/html' },
  })

  expect(status).toBe(200)
  expect(text).toContain('GER 200599')
  expect(text.match(/must be of an entry of the regatta/g)).toHaveLength(600)
})

it('leads every reader to the list of each stage, and of a race with a list of its own', async () => {
  const { regatta, show } = await championship()
  const path = encodeURIComponent(regatta)
  await request(`POST ${regattaPath(regatta, '/addracecolumns')}`, {
    token: ann,
    json: { toseries: 'Qualifying', prefix: 'Q', numberofraces: 2 },
  })
  const json = { series: 'Qualifying', fleets: [{ fleet: 'Blue', sailIds: ['10'] }] }
  await request(`PUT ${regattaPath(regatta, '/fleets')}`, { token: ann, json })
  expect(await show('', '')).not.toContain('raceColumn=')
  const ofRace = { ...json, raceColumn: 'Q2' }
  await request(`PUT ${regattaPath(regatta, '/fleets')}`, { token: ann, json: ofRace })
  const page = await show('', '')

  expect(page).toContain(`href="/fleets/${path}?series=Qualifying&amp;raceColumn=Q2"`)
  expect(page).not.toContain('raceColumn=Q1')
  expect(page).toContain(`href="/fleets/${path}?series=Qualifying" aria-current="true"`)
})

it('says that there is one fleet, and proposes nothing', async () => {
  const regatta = await makeEvent(service, ann, {})
  await makeCompetitor(service, regatta, { token: ann, sailid: '1' })
  const { text } = await request(`GET /fleets/${encodeURIComponent(regatta)}`, {
    token: ann,
    headers: { accept: 'text/html' },
  })

  expect(text).toContain('There is one fleet, with 1 boat.')
  expect(text).not.toContain('0 boats')
  expect(text).not.toContain('<form')
})
