/** Fleets that the service proposes: down and back, in blocks, and what a proposal leaves as it is. */
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { dealtDownAndBack, dealtInBlocks, nearlyEqual } from '#entries/rules/dealing.ts'
import { makeCompetitor } from '../support/entries.ts'
import { leaderboardPath, letEverybody, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

interface Proposal {
  readonly body: {
    readonly fleets: readonly {
      readonly fleet: string
      readonly competitorIds: readonly string[]
    }[]
  }
  readonly boats: readonly {
    readonly name: string
    readonly fleet: string | null
    readonly rank: number
    readonly because: string
  }[]
}

const qualifying = { name: 'Qualifying', stage: 'qualifying', fleets: ['Yellow', 'Blue'] }
const final = {
  name: 'Final',
  stage: 'final',
  fleets: [
    { name: 'Silver', orderNo: 2 },
    { name: 'Gold', orderNo: 1 },
  ],
}

/** A regatta whose boats have their sail numbers as names. */
const championship = async (boats: string, series: readonly object[] = [qualifying, final]) => {
  const regatta = await makeEvent(service, ann, { series, numberofraces: 4 })
  for (const sailid of boats.split(' ')) {
    await makeCompetitor(service, regatta, { token: ann, competitorName: sailid, sailid })
  }
  const propose = (json: object, token = ann) =>
    request(`POST ${regattaPath(regatta, '/fleets/propose')}`, { token, json })
  const proposed = async (json: object) => (await propose(json)).body as Proposal
  const publish = (json: object) =>
    request(`PUT ${regattaPath(regatta, '/fleets')}`, { token: ann, json })
  const sail = (race: string, order: string, state = 'confirmed') =>
    request(`PUT ${leaderboardPath(regatta, `/results/${race}`)}`, {
      token: ann,
      json: { state, finishes: order.split(' ').map((sailId) => ({ sailId })) },
    })
  const fleets = async () => (await request(`GET ${regattaPath(regatta, '/competitors')}`)).body
  return { regatta, propose, proposed, publish, sail, fleets }
}

/** Such as `Yellow: s1 s4, Blue: s2 s3`. */
const listsOf = ({ boats, body }: Proposal): string =>
  body.fleets
    .map(({ fleet }) => {
      const names = boats.filter((boat) => boat.fleet === fleet).map(({ name }) => name)
      return `${fleet}: ${names.join(' ')}`
    })
    .join(', ')

const pointersOf = ({ body }: { readonly body: unknown }) =>
  (body as { readonly errors: readonly { readonly pointer: string }[] }).errors.map(
    ({ pointer }) => pointer,
  )

describe('the order of entry', () => {
  it('is that of sail numbers among boats of one import, behind those that entered before', async () => {
    const { regatta, proposed, sail, publish } = await championship('900', [qualifying])
    const rows = ['100', '11', '2', '33', '1'].map((number) => `GER,${number},420,${number}`)
    const imported = await request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
      token: ann,
      headers: { 'content-type': 'text/csv' },
      body: ['nationality,sail number,class,helm', ...rows].join('\n'),
    })
    expect(imported.status, imported.text).toBe(200)
    const seeded = await proposed({ series: 'Qualifying', by: 'seeds' })
    expect(seeded.boats.map(({ name }) => name)).toEqual(['900', '1', '2', '11', '33', '100'])

    // Two winners are tied: A8 does not part them.
    await publish(seeded.body)
    await sail('R1/Yellow', '900 11 33')
    await sail('R1/Blue', '1 2 100')
    const { boats } = await proposed({ series: 'Qualifying', by: 'standings' })
    expect(boats.slice(0, 2).map(({ name, because }) => [name, because])).toEqual([
      ['900', expect.stringContaining('order of entry')],
      ['1', expect.stringContaining('order of entry')],
    ])
    expect(boats.slice(2, 4).map(({ name }) => name)).toEqual(['2', '11'])
  })
})

describe('dealing', () => {
  it('goes down and back', () => {
    const letters = (sizes: readonly number[]) =>
      dealtDownAndBack(sizes)
        .map((fleet) => 'ABCD'[fleet])
        .join('')

    expect(letters([3, 3, 3])).toBe('ABCCBAABC')
    expect(letters([2, 2])).toBe('ABBA')
    expect(letters([2, 2, 2, 2])).toBe('ABCDDCBA')
    expect(letters([3, 1, 2])).toBe('ABCCAA')
  })

  it('S10: blocks are nearly equal, and a better one is never smaller', () => {
    expect(nearlyEqual(8, 3)).toEqual([3, 3, 2])
    expect(nearlyEqual(7, 2)).toEqual([4, 3])
    expect(dealtInBlocks([2, 0, 1])).toEqual([0, 0, 2])
  })
})

describe('a proposal', () => {
  it('S1: follows the seeds, then the standings, and is the body that assigns it', async () => {
    const { proposed, publish, sail } = await championship('s1 s2 s3 s4 s5 s6 s7 s8')
    const series = 'Qualifying'
    const seeds = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8']
    const first = await proposed({ series, by: 'seeds', seeds })
    expect(listsOf(first)).toBe('Yellow: s1 s4 s5 s8, Blue: s2 s3 s6 s7')
    expect((await publish(first.body)).body).toMatchObject({
      fleets: [
        { fleet: 'Yellow', competitors: 4 },
        { fleet: 'Blue', competitors: 4 },
      ],
      unassigned: 0,
    })
    await sail('R1/Yellow', 's1 s4 s5 s8')
    await sail('R1/Blue', 's2 s3 s6 s7')
    await sail('R2/Yellow', 's5 s8 s1 s4')
    await sail('R2/Blue', 's7 s6 s3 s2')

    const second = await proposed({ series, by: 'standings', raceColumn: 'R3' })
    expect(second.body).toMatchObject({ series, raceColumn: 'R3' })
    expect(second.boats.map(({ name }) => name).join(' ')).toBe('s5 s1 s7 s2 s6 s3 s8 s4')
    expect(listsOf(second)).toBe('Yellow: s5 s2 s6 s4, Blue: s1 s7 s3 s8')
    expect(second.boats[2]).toMatchObject({ rank: 3, because: 'rank 3 with 5 points' })
  })

  it('S2: by standings after one race keeps the fleets, and a later decision moves nobody', async () => {
    const { regatta, proposed, publish, sail, fleets } = await championship(
      '101 102 103 104 105 106 107 108',
    )
    const series = 'Qualifying'
    await publish((await proposed({ series, by: 'seeds' })).body)
    await sail('R1/Yellow', '101 104 105 108')
    await sail('R1/Blue', '102 103 106 107')
    const lists = 'Yellow: 101 104 105 108, Blue: 102 103 106 107'
    const again = await proposed({ series, by: 'standings' })
    expect(listsOf(again)).toBe(lists)
    expect(again.boats[0]?.because).toBe(
      'rank 1 with 1 point, still tied, so in the order of entry',
    )
    await publish(again.body)
    const before = await fleets()
    const millis = Date.now()
    // The decision is not in the same millisecond.
    await sleep(5)
    await request(`PUT ${leaderboardPath(regatta, '/results/R1/Yellow')}`, {
      token: ann,
      json: { state: 'confirmed', finishes: dsq('101 105 108', '104') },
    })

    expect(await fleets()).toEqual(before)
    expect(listsOf(await proposed({ series, by: 'standings' }))).toBe(
      'Yellow: 101 105 106 104, Blue: 102 103 108 107',
    )
    expect(listsOf(await proposed({ series, by: 'standings', at: millis }))).toBe(lists)
  })

  it('by seeds puts boats without a seed last, in the order of entry', async () => {
    const { proposed, propose } = await championship('A B C D E')
    const { boats } = await proposed({ series: 'Qualifying', by: 'seeds', seeds: ['D', 'b'] })

    expect(boats.map(({ name, fleet }) => `${name} ${fleet}`)).toEqual([
      'D Yellow',
      'B Blue',
      'A Blue',
      'C Yellow',
      'E Yellow',
    ])
    expect(boats[0]?.because).toBe('seed 1')
    expect(boats[4]).toMatchObject({ rank: 5, because: 'no seed, so in the order of entry' })
    const wrong = await propose({ series: 'Qualifying', by: 'seeds', seeds: ['D', 'X', 'D'] })
    expect(pointersOf(wrong)).toEqual(['/seeds/1', '/seeds/2'])
  })

  it('of a final has blocks in the order of the fleets, from the qualifying series alone', async () => {
    const { proposed, publish, sail } = await championship('A B C D E')
    const series = 'Final'
    await publish((await proposed({ series: 'Qualifying', by: 'seeds' })).body)
    await sail('R1/Yellow', 'E D A')
    await sail('R1/Blue', 'C B')

    const halves = await proposed({ series, by: 'blocks' })
    expect(listsOf(halves)).toBe('Gold: C E B, Silver: D A')
    expect(listsOf(await proposed({ series, by: 'blocks', sizes: [2, 3] }))).toBe(
      'Gold: C E, Silver: B D A',
    )
  })

  it('of a medal series has the best boats, and the others stay out', async () => {
    const medal = { name: 'Medal', stage: 'medal', fleets: ['Medal'] }
    const { proposed, propose, sail } = await championship('A B C', [
      { name: 'Qualifying', stage: 'qualifying', fleets: ['All'] },
      medal,
    ])
    await sail('R1/All', 'C A B')
    const wanted = { series: 'Medal', by: 'blocks' }

    const { body, boats } = await proposed({ ...wanted, sizes: [2] })
    expect(listsOf({ body, boats })).toBe('Medal: C A')
    expect(boats[2]).toMatchObject({ name: 'B', fleet: null })
    expect(pointersOf(await propose(wanted))).toEqual(['/sizes'])
    expect(pointersOf(await propose({ ...wanted, sizes: [4] }))).toEqual(['/sizes'])
  })

  it('breaks ties by the order of fleets, if that is the rule', async () => {
    const { proposed, publish, sail } = await championship('A B C D')
    const series = 'Qualifying'
    await publish((await proposed({ series, by: 'seeds' })).body)
    await sail('R1/Yellow', 'A D')
    await sail('R1/Blue', 'C B')
    const { boats } = await proposed({ series, by: 'standings', ties: 'fleetOrder' })

    expect(boats.map(({ name }) => name)).toEqual(['A', 'C', 'D', 'B'])
    expect(boats[1]?.because).toBe('rank 1 with 1 point, last raced in Blue: place 1')
  })

  it('stores nothing, and is refused where it could not be what was meant', async () => {
    const { regatta, propose, fleets } = await championship('A B C')
    const before = await fleets()
    const series = 'Qualifying'
    const alone = await championship('A')
    const refused = await propose({ series, by: 'blocks', seeds: ['A'], sizes: [2, 2] })

    expect(pointersOf(refused)).toEqual(['/seeds', '/sizes'])
    expect(refused.text).toContain('must add up to the number of boats in the regatta, 3; found 4')
    expect(pointersOf(await alone.propose({ series, by: 'blocks', sizes: [2, 2] }))).toEqual([
      '/sizes',
    ])
    expect(pointersOf(await propose({ series, by: 'seeds', sizes: [3] }))).toEqual(['/sizes'])
    expect(pointersOf(await propose({ series, by: 'seeds', at: 0 }))).toEqual(['/at'])
    expect(pointersOf(await propose({ by: 'seeds' }))).toEqual(['/series'])
    expect(pointersOf(await propose({ series, by: 'rank', fleet: 'x' }))).toEqual(['/by', '/fleet'])
    expect((await propose({ series, by: 'seeds' }, bob)).status).toBe(403)
    await propose({ series, by: 'seeds' })
    expect(await fleets()).toEqual(before)

    await letEverybody(service, ann, 'REGATTA', regatta, 'READ', 'CHANGE_ENTRIES')
    await letEverybody(service, ann, 'LEADERBOARD', regatta)
    expect((await propose({ series, by: 'seeds' }, bob)).status).toBe(200)
    expect((await propose({ series, by: 'standings' }, bob)).status).toBe(403)
  })
})

const dsq = (order: string, disqualified: string) => [
  ...order.split(' ').map((sailId) => ({ sailId })),
  { sailId: disqualified, code: 'DSQ' },
]
