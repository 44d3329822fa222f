/** The results page: in the language of its reader, for one fleet, and with sail numbers as all write them. */
import { expect, it } from 'vitest'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const open = async (regatta: string, query = '', headers: Record<string, string> = {}) =>
  service.request(`GET /results/${encodeURIComponent(regatta)}${query}`, { token: ann, headers })

const inLanguage = (language: string) => ({ 'accept-language': language })

it('says reasons, rules, codes and changes in the language of its reader', async () => {
  const { regatta, save, read } = await makeSeries(service, ann, 'ABC')
  await save('R1', [...lines('AB'), { sailId: '3', penalties: [{ code: 'SCP' }] }])
  await save('R1', [...lines('BA'), { sailId: '3', code: 'DNF', points: 3.5 }])
  const { text, headers } = await open(regatta, '', inLanguage('de'))

  for (const words of [
    `<title>Ergebnisse von ${regatta}</title>`,
    '<th scope="col" class="net">Netto</th>',
    '1. Platz 1 Punkt (A4)',
    '3,5 DNF',
    'festgelegte Punkte 3,5 (90.3)',
    'DNF zählt 4: 3 Meldungen + 1 (A5.2).',
    'Die Ergebnisse der Wettfahrt R1 sind aktualisiert.',
    'Nicht durchs Ziel gegangen',
    'A: 1. Platz wird 2. Platz.',
    'Vorläufig',
  ]) {
    expect(text).toContain(words)
  }
  expect((await read()).rules[0]).toBe('Places are in the order of finishing (A3).')
  const known = { 'if-none-match': headers.etag ?? '' }
  const answers = ['de', 'fr'].map((language) =>
    open(regatta, '', { ...inLanguage(language), ...known }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([304, 200])
})

it('shows the boats of one fleet, with their ranks among all', async () => {
  const series = [{ name: 'Default', fleets: ['Gold', 'Silver'] }]
  const { regatta, save } = await makeSeries(service, ann, 'ABCD', { series })
  await save('R1/Gold', lines('AC'))
  await save('R1/Silver', lines('BD'))
  const ranksIn = async (query: string) => {
    const { text } = await open(regatta, query)
    return Array.from(text.matchAll(/<td class="rank">(\d)/g), ([, rank]) => Number(rank))
  }

  expect(await ranksIn('')).toEqual([1, 1, 3, 3])
  expect(await ranksIn('?fleet=Silver')).toEqual([1, 3])
  const { text } = await open(regatta, '?fleet=Bronze')
  expect(text).toContain('No boat is in this fleet.')
  expect(text).toContain('?fleet=Gold')
})

it.each([
  ['GER1038', null],
  ['1038', 'GER'],
  ['GER-1038', 'GER'],
  ['ger 1038', null],
])('writes the sail number %s of %s as GER 1038', async (sailid, nationalityIOC) => {
  const { regatta } = await makeSeries(service, ann, '')
  const names = { token: ann, competitorName: 'Anna', sailid }
  await makeCompetitor(service, regatta, { ...names, ...(nationalityIOC && { nationalityIOC }) })

  expect((await open(regatta)).text).toContain('<bdi>GER 1038</bdi>')
})
