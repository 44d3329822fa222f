/** A championship of 138 boats in stages, and a club's season by percentage, from the first entry to the last score. */
import { describe, expect, it } from 'vitest'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

interface Fleet {
  readonly fleet: string
  readonly competitorIds: readonly string[]
}

interface Boat {
  readonly name: string
  readonly rank: number
  readonly netPoints: number
  readonly qualified?: boolean
  readonly lacking?: number
  readonly scores: Readonly<
    Record<string, { readonly points: number; readonly code?: string; readonly because: string }>
  >
}

interface Results {
  readonly rules: readonly string[]
  readonly columns: readonly { readonly name: string; readonly waitsFor?: readonly string[] }[]
  readonly competitors: readonly Boat[]
}

const clientOf = async (boats: readonly string[], event: Readonly<Record<string, unknown>>) => {
  const regatta = await makeEvent(service, ann, event)
  const rows = boats.map((name) => `GER,${name.slice(1)},ILCA 7,${name}`)
  const entered = await request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
    token: ann,
    headers: { 'content-type': 'text/csv' },
    body: Buffer.from(['nationality,sail number,class,helm', ...rows].join('\n')).toString(
      'base64',
    ),
    isBase64Encoded: true,
  })
  expect(entered.status, entered.text).toBe(200)
  const ok = async (route: string, json: object) => {
    const reply = await request(route, { token: ann, json })
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  return {
    regatta,
    ok,
    addRaces: (toseries: string, prefix: string, numberofraces: number) =>
      ok(`POST ${regattaPath(regatta, '/addracecolumns')}`, { toseries, prefix, numberofraces }),
    deal: async (json: object) => {
      const { body } = (await ok(`POST ${regattaPath(regatta, '/fleets/propose')}`, json)) as {
        readonly body: { readonly fleets: readonly Fleet[] }
      }
      await ok(`PUT ${regattaPath(regatta, '/fleets')}`, body)
      return body.fleets
    },
    sail: (race: string, finishes: readonly object[], more: object = {}) =>
      ok(`PUT ${leaderboardPath(regatta, `/results/${race}`)}`, {
        state: 'confirmed',
        finishes,
        ...more,
      }),
    read: async () =>
      (await request(`GET ${leaderboardPath(regatta, '/results')}`, { token: ann }))
        .body as Results,
  }
}

const sailOf = (name: string): string => `GER ${name.slice(1)}`

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `B${100 + at}`)

describe('a championship of 138 boats', { timeout: 120_000 }, () => {
  it('is sailed in stages, with a deal each evening', async () => {
    const names = numbered(138)
    const series = [
      { name: 'Qualifying', stage: 'qualifying', fleets: ['Yellow', 'Blue', 'Red'] },
      { name: 'Final', stage: 'final', fleets: ['Gold', 'Silver', 'Bronze'] },
      { name: 'Medal', stage: 'medal', fleets: ['Medal'] },
    ]
    const event = { series, numberofraces: 0, resultDiscardingThresholds: [4, 10] }
    const { regatta, addRaces, deal, sail, read } = await clientOf(names, event)
    await addRaces('Qualifying', 'Q', 4)
    await addRaces('Final', 'F', 2)
    await addRaces('Medal', 'M', 1)
    const entries = (await request(`GET ${regattaPath(regatta, '/competitors')}`, { token: ann }))
      .body as readonly { readonly id: string; readonly name: string }[]
    const nameOf = new Map(entries.map(({ id, name }) => [id, name]))
    /** The better boat has the smaller number, and in each fleet one boat has each code. */
    const sailAll = async (race: string, fleets: readonly Fleet[]) => {
      for (const { fleet, competitorIds } of fleets) {
        const order = competitorIds.toSorted((one, other) =>
          (nameOf.get(one) ?? '') < (nameOf.get(other) ?? '') ? -1 : 1,
        )
        const codes = ['BFD', 'UFD', 'RET']
        const finishes = order.map((competitorId, at) => {
          const code = codes[order.length - 2 - at]
          return code === undefined ? { competitorId } : { competitorId, code }
        })
        await sail(`${race}/${fleet}`, finishes.slice(0, -1))
      }
    }

    const first = await deal({ series: 'Qualifying', by: 'seeds', seeds: names.map(sailOf) })
    expect(first.map(({ competitorIds }) => competitorIds.length)).toEqual([46, 46, 46])
    await sailAll('Q1', first)
    const [yellow, ...others] = first
    await sailAll('Q2', [yellow ?? { fleet: '', competitorIds: [] }])
    const waiting = await read()
    expect(waiting.columns.find(({ name }) => name === 'Q2')?.waitsFor).toEqual(['Blue', 'Red'])
    expect(waiting.competitors.every(({ scores }) => scores.Q2 === undefined)).toBe(true)
    await sailAll('Q2', others)
    const ofDayOne = await read()
    const withCode = ofDayOne.competitors.flatMap(({ scores }) =>
      Object.values(scores).filter(({ code }) => code !== undefined),
    )
    expect(withCode.length).toBe(24)
    expect(new Set(withCode.map(({ points }) => points))).toEqual(new Set([47]))
    expect(new Set(withCode.map(({ code }) => code))).toEqual(new Set(['BFD', 'UFD', 'RET', 'DNC']))
    expect(withCode[0]?.because).toMatch(/46 boats in the largest fleet \+ 1 = 47.*qualifying/)

    const second: Fleet[] = []
    for (const raceColumn of ['Q3', 'Q4']) {
      const dealt = await deal({ series: 'Qualifying', raceColumn, by: 'standings' })
      if (raceColumn === 'Q3') second.push(...dealt)
    }
    await sailAll('Q3', second)
    const before = await read()
    const fleetsOf = async () =>
      (
        (await request(`GET ${regattaPath(regatta, '/competitors')}`, { token: ann }))
          .body as readonly { readonly name: string; readonly fleets?: unknown }[]
      ).map(({ name, fleets }) => [name, JSON.stringify(fleets)] as const)
    const lists = await fleetsOf()
    // A protest about the first day changes a rank, and deals nothing again.
    const winner = before.competitors[0]?.name ?? ''
    const ofWinner = first.find(({ competitorIds }) =>
      competitorIds.some((id) => nameOf.get(id) === winner),
    )
    const sheet = (
      await request(`GET ${leaderboardPath(regatta, `/results/Q1/${ofWinner?.fleet ?? ''}`)}`, {
        token: ann,
      })
    ).body as {
      readonly finishes: readonly { readonly competitorId: string; readonly code?: string }[]
    }
    await sail(
      `Q1/${ofWinner?.fleet ?? ''}`,
      sheet.finishes.map(({ competitorId, code }) => ({
        competitorId,
        ...(nameOf.get(competitorId) === winner ? { code: 'DSQ' } : code && { code }),
      })),
      { reason: 'Protest 7' },
    )
    const after = await read()
    expect(after.competitors.find(({ name }) => name === winner)?.scores.Q1?.points).toBe(47)
    expect(after.competitors[0]?.name).not.toBe(winner)
    expect(await fleetsOf()).toEqual(lists)
    expect(lists[0]?.[1]).toContain('Yellow')
    const final = await deal({ series: 'Final', by: 'blocks', sizes: [50, 46, 42] })
    await sailAll('F1', final)
    // Gold alone sails a second race.
    await sailAll('F2', final.slice(0, 1))
    const afterFinal = await read()
    const gold = new Set(final[0]?.competitorIds.map((id) => nameOf.get(id)))
    expect(afterFinal.competitors.slice(0, 50).every(({ name }) => gold.has(name))).toBe(true)
    const inBronze = afterFinal.competitors.at(-1)
    expect(Object.values(inBronze?.scores ?? {}).map(({ points }) => points)).toContain(43)

    const medal = await deal({ series: 'Medal', by: 'blocks', sizes: [10] })
    expect(medal[0]?.competitorIds).toHaveLength(10)
    await sailAll('M1', medal)
    const all = await read()
    const medalists = new Set(medal[0]?.competitorIds.map((id) => nameOf.get(id)))
    expect(all.competitors.slice(0, 10).every(({ name }) => medalists.has(name))).toBe(true)
    const scoresOfMedal = all.competitors.slice(0, 10).map(({ scores }) => scores.M1)
    expect(scoresOfMedal.map((score) => score?.points).toSorted((a = 0, b = 0) => a - b)).toEqual(
      [2, 4, 6, 8, 10, 12, 11, 11, 11, 11].toSorted((a, b) => a - b),
    )
    expect(all.competitors[10]?.scores.M1).toBeUndefined()
    expect(
      all.competitors.every(({ scores }) =>
        Object.values(scores).every(({ because }) => because.length > 5),
      ),
    ).toBe(true)
  })
})

describe("a club's season of 20 Thursdays", { timeout: 60_000 }, () => {
  it('is scored by percentage, with a minimum of half of the races', async () => {
    const names = numbered(12)
    const series = [{ name: 'Thursdays', fleets: ['Default'] }]
    const { ok, regatta, addRaces, sail, read } = await clientOf(names, {
      series,
      numberofraces: 0,
    })
    await addRaces('Thursdays', 'T', 20)
    await ok(`POST ${leaderboardPath(regatta, '/update')}`, {
      scoringSystem: 'HIGH_POINT',
      average: { of: 'possible', minimumShare: 0.5 },
    })
    const sailed = new Map<string, [earned: number, possible: number, races: number]>()
    for (let race = 1; race <= 20; race += 1) {
      // Each Thursday others come, and the order turns.
      const came = names.filter((_, at) =>
        at === 11 ? race < 7 : (at * 7 + race * 3) % (at + 2) !== 0,
      )
      const order = [...came.slice(race % came.length), ...came.slice(0, race % came.length)]
      await sail(
        `T${race}/Default`,
        order.map((name) => ({ sailId: sailOf(name) })),
      )
      order.forEach((name, at) => {
        const [earned, possible, races] = sailed.get(name) ?? [0, 0, 0]
        sailed.set(name, [earned + order.length - at, possible + order.length, races + 1])
      })
    }
    const { competitors, rules } = await read()
    const expected = [...sailed].map(([name, [earned, possible, races]]) => ({
      name,
      netPoints: Math.round((1000 * earned) / possible) / 1000,
      lacking: Math.max(0, 10 - races),
    }))
    for (const { name, netPoints, lacking } of expected) {
      const boat = competitors.find((one) => one.name === name)
      expect(boat?.netPoints, name).toBeCloseTo(netPoints, 3)
      expect([boat?.qualified ?? true, boat?.lacking ?? 0], name).toEqual([lacking === 0, lacking])
    }
    expect(expected.some(({ lacking }) => lacking > 0)).toBe(true)
    const qualified = competitors.filter(({ qualified = true }) => qualified)
    expect(competitors.slice(0, qualified.length)).toEqual(qualified)
    expect(qualified.map(({ netPoints }) => netPoints)).toEqual(
      qualified.map(({ netPoints }) => netPoints).toSorted((one, other) => other - one),
    )
    expect(rules.join(' ')).toMatch(/possible/)
  })
})
