/** A tracked race whose boats carry a device each, created through the API. */
import pLimit from 'p-limit'
import type { ApiFixture } from './apiFixture.ts'
import { newId } from './ids.ts'
import { V } from '../scripts/requests/paths.ts'

interface FleetDevice {
  readonly deviceUuid: string
  readonly competitorId: string
}

export interface TrackedFleet {
  readonly devices: readonly FleetDevice[]
  /** The route of the positions of the competitors, without a query. */
  readonly positions: string
}

export interface FleetOptions {
  readonly regatta: string
  readonly boats: number
  /** Positions from this time on belong to the race. */
  readonly fromMillis: number
}

const requestsAtOnce = 4

export const createTrackedFleet = async (
  api: ApiFixture,
  token: string,
  { regatta, boats, fromMillis }: FleetOptions,
): Promise<TrackedFleet> => {
  await api.createEvent(token, regatta)
  const leaderboard = `${V}/leaderboards/${regatta}`
  const race = { race_column: 'R1', fleet: 'Default' }
  const tracking = new URLSearchParams(race).toString()
  await api.request(`POST ${leaderboard}/starttracking?${tracking}`, { token })
  const form = { ...race, startoftrackingasmillis: String(fromMillis) }
  await api.request(`POST ${leaderboard}/settrackingtimes`, { token, form })
  const createBoat = async (index: number): Promise<FleetDevice> => {
    const competitorId = await api.enterBoat(token, regatta, `GER ${index}`)
    const device = { deviceUuid: newId(), competitorId }
    const json = { ...device, fromMillis }
    await api.request(`POST ${leaderboard}/device_mappings/start`, { token, json })
    return device
  }
  const limit = pLimit(requestsAtOnce)
  const indexes = Array.from({ length: boats }, (_, index) => index)
  const devices = await Promise.all(indexes.map((index) => limit(() => createBoat(index))))
  const raceName = encodeURIComponent(`${regatta} R1 Default`)
  return { devices, positions: `${V}/regattas/${regatta}/races/${raceName}/competitors/positions` }
}
