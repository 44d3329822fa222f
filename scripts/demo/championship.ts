/** Adds the class that sails a championship in stages: the fleets and finish sheets of each day. */
import type { Send } from './api.ts'
import {
  boatClass,
  championship,
  days,
  type DemoDeal,
  sailors,
  series,
  type StageDay,
} from './data/championship.ts'
import { owner, regatta } from './data/regatta.ts'
import { type Demo, sailing } from './demo.ts'

const path = `${sailing}/regattas/${encodeURIComponent(championship)}`
const leaderboard = `${sailing}/leaderboards/${encodeURIComponent(championship)}`

interface ShownSeries {
  readonly name: string
  readonly races: readonly string[]
}

const sailIds = sailors.map(([nationality, number]) => `${nationality} ${number}`)

interface Entry {
  readonly sailID: string
  readonly fleets?: readonly {
    readonly series: string
    readonly raceColumn?: string
    readonly fleet: string
  }[]
}

type Change = { readonly route: string } & NonNullable<Parameters<Send>[1]>

export async function addChampionship(demo: Demo): Promise<void> {
  const send = demo.as(owner)
  await makeClass(send)
  await enterSailors(send)
  for (const day of days) {
    for (const deal of day.deals) await publishFleets(send, day.of.name, deal)
    await saveSheets(send, day)
  }
}

/**
 * Another run of the demo may change the same at the same time.
 * @param changeOf absent if what is shown has it
 */
async function changeOnce(
  send: Send,
  shownPath: string,
  changeOf: (shown: unknown) => Change | undefined | Promise<Change | undefined>,
): Promise<void> {
  for (let status = 412; status === 412;) {
    const { body, headers } = await send(`GET ${shownPath}`)
    const change = await changeOf(body)
    if (change === undefined) return
    const { route, ...sent } = change
    const condition = { 'if-match': headers.etag ?? '' }
    ;({ status } = await send(route, {
      ...sent,
      headers: { ...sent.headers, ...condition },
      alsoExpected: [412],
    }))
  }
}

async function makeClass(send: Send): Promise<void> {
  const { body } = await send(`GET ${sailing}/regattas/${regatta}`)
  const { eventId } = body as { readonly eventId: string }
  const stages = series.map(({ name, stage, fleets }) => ({ name, stage, fleets }))
  await send(`POST ${sailing}/events/${eventId}/regattas`, {
    json: { boatClass, series: stages, numberofraces: 0, resultDiscardingThresholds: [4] },
    alsoExpected: [409],
  })
  for (const { name, races } of series) {
    const json = { toseries: name, prefix: name.charAt(0), numberofraces: races }
    await changeOnce(send, path, (shown) => {
      const all = (shown as { readonly series: readonly ShownSeries[] }).series
      if (all.some((one) => one.name === name && one.races.length > 0)) return undefined
      return { route: `POST ${path}/addracecolumns`, json }
    })
  }
}

/** All at once, from a file like that of a registration service. */
async function enterSailors(send: Send): Promise<void> {
  const rows = sailors.map(([nationality, number, name]) => [nationality, number, boatClass, name])
  const body = [['nationality', 'sail number', 'class', 'helm'], ...rows].join('\n')
  const headers = { 'content-type': 'text/csv' }
  await changeOnce(send, `${path}/competitors`, (shown) =>
    (shown as readonly Entry[]).length > 0
      ? undefined
      : { route: `POST ${path}/competitors/import`, body, headers },
  )
}

/** Fleets that are dealt stay. */
async function publishFleets(send: Send, of: string, deal: DemoDeal): Promise<void> {
  const json = { series: of, ...deal, ...(deal.by === 'seeds' && { seeds: sailIds }) }
  await changeOnce(send, `${path}/competitors`, async (shown) => {
    const entries = shown as readonly Entry[]
    if (entries.some((entry) => fleetIn(entry, of, deal.raceColumn))) return undefined
    const { body } = await send(`POST ${path}/fleets/propose`, { json })
    return { route: `PUT ${path}/fleets`, json: (body as { readonly body: object }).body }
  })
}

const fleetIn = ({ fleets = [] }: Entry, of: string, raceColumn?: string): string | undefined =>
  fleets.find((one) => one.series === of && one.raceColumn === raceColumn)?.fleet

/** The scorer got lists without times. A sheet that exists stays, because a user may have changed it. */
async function saveSheets(send: Send, { of, races }: StageDay): Promise<void> {
  const { body } = await send(`GET ${path}/competitors`)
  const entries = new Map((body as readonly Entry[]).map((entry) => [entry.sailID, entry]))
  for (const { name, order } of races) {
    const lines = order.split(' ').map((text) => {
      const [seed, code] = text.split(':')
      return { sailId: sailIds[Number(seed) - 1] ?? '', ...(code !== undefined && { code }) }
    })
    for (const fleet of of.fleets) {
      const finishes = lines.filter(({ sailId }) => {
        const entry = entries.get(sailId)
        return entry && (fleetIn(entry, of.name, name) ?? fleetIn(entry, of.name)) === fleet
      })
      await send(`PUT ${leaderboard}/results/${name}/${fleet}`, {
        json: { state: of.state, finishes },
        headers: { 'if-none-match': '*' },
        alsoExpected: [412],
      })
    }
  }
}
