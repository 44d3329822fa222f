/** A reader of the positions of one device, who checks each response. */
import type { Fix } from '#positions/rules/track.ts'
import type { ClientReply } from '../service/client.ts'
import type { Device, FixesTally } from './device.ts'

/** The part of a fix that a response shows without rounding. */
export type Position = Pick<Fix, 'timeMillis' | 'latitude' | 'longitude' | 'bearing'>

interface Positions {
  readonly competitors: readonly {
    readonly track: readonly {
      readonly 'timepoint-ms': number
      readonly 'lat-deg': number
      readonly 'lng-deg': number
      readonly 'truebearing-deg': number | null
    }[]
  }[]
  readonly cursor?: string
}

/** @param query of the route of positions */
export type ReadPositions = (query: Readonly<Record<string, string>>) => Promise<ClientReply>

export class Reader {
  readonly device: Device
  /** All positions that the reader has received since the first response, by time. */
  readonly #received = new Map<number, Position>()
  readonly #read: ReadPositions
  readonly #tally: FixesTally
  #cursor: string | undefined

  constructor(device: Device, read: ReadPositions, tally: FixesTally) {
    this.device = device
    this.#read = read
    this.#tally = tally
  }

  /** @returns the positions of one response */
  async readAll(): Promise<readonly Position[]> {
    const { before, body } = await this.#request({})
    if (body === undefined) return []
    const positions = positionsIn(body)
    this.#tally.count('read')
    this.#requireAll(before, new Set(positions.map(({ timeMillis }) => timeMillis)), 'response')
    return positions
  }

  /** @returns the positions of all responses so far, each of which begins where the last one ended */
  async readNew(): Promise<readonly Position[]> {
    const { before, body } = await this.#request(
      this.#cursor === undefined ? {} : { after: this.#cursor },
    )
    if (body !== undefined) {
      this.#tally.count('followed')
      this.#cursor = body.cursor ?? this.#cursor
      for (const position of positionsIn(body)) this.#received.set(position.timeMillis, position)
      this.#requireAll(before, this.#received, 'series of responses')
    }
    return [...this.#received.values()].sort((one, other) => one.timeMillis - other.timeMillis)
  }

  async #request(query: Readonly<Record<string, string>>) {
    const { acknowledged, identity } = this.device
    const before = [...acknowledged.keys()]
    const reply = await this.#read({ competitorId: identity.competitorId, ...query })
    if (reply.outcome === 'refused') {
      this.#tally.fail(() => `positions cannot be read: ${reply.status} ${reply.text}`)
    }
    return { before, body: reply.outcome === 'done' ? (reply.body as Positions) : undefined }
  }

  /** Fixes that are acknowledged before a request must be in its response. */
  #requireAll(
    before: readonly number[],
    found: { readonly has: (timeMillis: number) => boolean },
    where: string,
  ): void {
    const missing = before.filter((timeMillis) => !found.has(timeMillis)).length
    if (missing > 0) this.#tally.fail(() => `a ${where} lacks ${missing} acknowledged fixes`)
  }
}

const positionsIn = ({ competitors }: Positions): readonly Position[] =>
  competitors.flatMap(({ track }) =>
    track.map((fix) => ({
      timeMillis: fix['timepoint-ms'],
      latitude: fix['lat-deg'],
      longitude: fix['lng-deg'],
      bearing: fix['truebearing-deg'],
    })),
  )
