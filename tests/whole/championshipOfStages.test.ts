/** A championship of 138 boats in stages, and a club's season by percentage, from the first entry to the last score. */
import { describe, expect, it } from 'vitest'
import {
  boats,
  discards,
  type Driver,
  type Entry,
  entryRows,
  numbered,
  type Results,
  sailChampionship,
  sailOf,
  series,
} from '../support/championship.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

const clientOf = async (names: readonly string[], event: Readonly<Record<string, unknown>>) => {
  const regatta = await makeEvent(service, ann, event)
  const entered = await request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
    token: ann,
    headers: { 'content-type': 'text/csv' },
    body: Buffer.from(entryRows(names).join('\n')).toString('base64'),
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

interface Sheet {
  readonly finishes: readonly { readonly sailId: string; readonly code?: string }[]
}

const driverOf = ({
  regatta,
  ok,
  addRaces,
  sail,
  read,
}: Awaited<ReturnType<typeof clientOf>>): Driver => ({
  begin: async () => {
    for (const { name, races } of series) await addRaces(name, 'R', races)
  },
  deal: async (wanted) => {
    const { body } = (await ok(`POST ${regattaPath(regatta, '/fleets/propose')}`, wanted)) as {
      readonly body: object
    }
    await ok(`PUT ${regattaPath(regatta, '/fleets')}`, body)
  },
  sail: async (race, fleet, lines) => {
    const finishes = lines.map(({ name, ...line }) => ({ sailId: sailOf(name), ...line }))
    await sail(`${race}/${fleet}`, finishes)
  },
  protest: async (race, fleet, name) => {
    const path = leaderboardPath(regatta, `/results/${race}/${fleet}`)
    const { finishes } = (await request(`GET ${path}`, { token: ann })).body as Sheet
    const decided = finishes.map(({ sailId, code }) => ({
      sailId,
      ...(sailId === sailOf(name) ? { code: 'DSQ' } : code && { code }),
    }))
    await sail(`${race}/${fleet}`, decided, { reason: 'Protest 7' })
  },
  read,
  entries: async () =>
    (await request(`GET ${regattaPath(regatta, '/competitors')}`, { token: ann }))
      .body as readonly Entry[],
})

describe('a championship of 138 boats', { timeout: 120_000 }, () => {
  it('is sailed in stages, with a deal each evening', async () => {
    const stages = series.map(({ name, stage, fleets }) => ({ name, stage, fleets }))
    const event = { series: stages, numberofraces: 0, resultDiscardingThresholds: discards }
    await sailChampionship(driverOf(await clientOf(boats, event)))
  })
})

describe("a club's season of 20 Thursdays", { timeout: 60_000 }, () => {
  it('is scored by percentage, with a minimum of half of the races', async () => {
    const names = numbered(12)
    const thursdays = [{ name: 'Thursdays', fleets: ['Default'] }]
    const { ok, regatta, addRaces, sail, read } = await clientOf(names, {
      series: thursdays,
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
