/** The requests by which boats enter a regatta and send their positions, as the app sends them. */
import type { Fix, Track } from '#positions/rules/track.ts'
import { derivedUuid } from '#values/uuid.ts'
import { DemoError, type Send } from '../demo/api.ts'
import { requestsThrough, type Transport } from '../requests/requests.ts'
import { addAclEntries } from '../demo/rights.ts'

export const sailing = '/sailingserver/api/v1'

export interface RaceName {
  readonly regatta: string
  readonly race: string
  readonly fleet: string
}

/** A competitor who is named like the boat. */
export interface EnteredBoat {
  readonly competitorId: string
  readonly deviceUuid: string
  readonly name: string
  readonly sailId: string
  /** The three-letter code of the IOC. */
  readonly nationality: string
  readonly boatClass: string
}

/** The same boat has the same ids in each run. */
export const idsOfBoat = (regatta: string, sailId: string) => ({
  competitorId: derivedUuid('simulated competitor', regatta, sailId),
  deviceUuid: derivedUuid('simulated device', regatta, sailId),
})

const pathOf = (name: string): string => encodeURIComponent(name)

/**
 * A boat that already exists stays as it is.
 * @param more the device whose positions count for a new boat from now on, and her fleet
 */
export async function enterBoat(
  send: Send,
  regatta: string,
  boat: Omit<EnteredBoat, 'deviceUuid'>,
  more: { readonly deviceUuid?: string; readonly fleet?: string } = {},
): Promise<void> {
  const { competitorId, name, nationality, boatClass, sailId } = boat
  const { status } = await send(
    `POST ${sailing}/regattas/${pathOf(regatta)}/competitors/createandadd`,
    {
      json: {
        id: competitorId,
        competitorName: name,
        nationalityIOC: nationality,
        boatclass: boatClass,
        sailid: sailId,
        ...more,
      },
      // The competitor already exists, and may have been removed from the regatta.
      alsoExpected: [409],
    },
  )
  if (status === 409) return
  const everybody = { groupId: null, actions: ['READ_PUBLIC'] }
  await addAclEntries(send, 'COMPETITOR', competitorId, [everybody])
}

/** Positions of the device count for the boat from a time on. */
export async function mapDevice(
  send: Send,
  regatta: string,
  { competitorId, deviceUuid }: EnteredBoat,
  fromMillis: number,
): Promise<void> {
  await send(`POST ${sailing}/leaderboards/${pathOf(regatta)}/device_mappings/start`, {
    json: { competitorId, deviceUuid, fromMillis },
    // Two runs at the same time make one mapping.
    headers: { 'idempotency-key': `mapping ${deviceUuid} ${fromMillis}` },
  })
}

/** The service takes at most so many fixes in one request. */
const fixesOfRequestMax = 1_000

/** @throws {DemoError} if the service does not take all of them */
export async function postTrack(
  transport: Transport,
  deviceUuid: string,
  track: Track,
): Promise<void> {
  for (let sent = 0; sent < track.length; sent += fixesOfRequestMax) {
    const isTaken = await postFixes(
      transport,
      deviceUuid,
      track.slice(sent, sent + fixesOfRequestMax),
    )
    if (!isTaken) throw new DemoError('The service does not take the positions of the boats now.')
  }
}

/** The app sends positions without credentials. @returns whether the service has taken the fixes */
export async function postFixes(
  transport: Transport,
  deviceUuid: string,
  fixes: readonly Fix[],
): Promise<boolean> {
  const json = {
    deviceUuid,
    fixes: fixes.map(({ latitude, longitude, timeMillis, speed, bearing }) => ({
      latitude,
      longitude,
      timestamp: timeMillis,
      // The app sends -1 for unknown values.
      speed: speed ?? -1,
      course: bearing ?? -1,
      accuracy: 5,
    })),
  }
  const { status, body } = await requestsThrough(transport)(`POST ${sailing}/gps_fixes`, { json })
  if (status < 300) return true
  if (status === 429 || status >= 500) return false
  throw new DemoError(`The service refuses positions with ${status}: ${JSON.stringify(body)}`)
}

/** The race is tracked from a time before its start on. */
export async function startRace(
  send: Send,
  { regatta, race, fleet }: RaceName,
  {
    author,
    startMillis,
    fromMillis,
  }: Readonly<Record<'startMillis' | 'fromMillis', number>> & {
    readonly author: string
  },
): Promise<void> {
  const path = `${sailing}/leaderboards/${pathOf(regatta)}`
  const names = { race_column: race, fleet }
  const query = (more: Readonly<Record<string, string>>) =>
    new URLSearchParams({ ...names, ...more }).toString()
  await send(`POST ${path}/starttracking?${query({})}`)
  // An empty end removes that of an earlier run.
  const times = query({ startoftrackingasmillis: String(fromMillis), endoftracking: '' })
  await send(`POST ${path}/settrackingtimes?${times}`)
  const start = query({
    authorName: author,
    authorPriority: '3',
    passId: '0',
    startTime: String(startMillis),
    startProcedureType: 'BASIC',
  })
  const { body } = await send(`PUT ${path}/starttime?${start}`)
  const { startTimeAsMillis } = body as { readonly startTimeAsMillis?: number | null }
  if (startTimeAsMillis === startMillis) return
  throw new DemoError(`Another author has set the start of ${race} with a higher priority.`)
}
