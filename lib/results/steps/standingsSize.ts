/** The size of a leaderboard: competitors times race columns can be more than a response can have. */
import { invalidInput, sentence } from '#values/failure.ts'
import { payloadBytes } from '#values/payloadBytes.ts'

/** A response of a Lambda function can have 6,291,556 bytes, with its headers. */
export const responseBytesMax = 6_000_000

export interface Room {
  /** `Infinity` for a description that is not sent. */
  readonly bytesMax: number
  /** The parameter by which a request gets a smaller response, perhaps beside the number. */
  readonly reducedBy: 'columnNames' | 'maxCompetitorsCount'
}

/** Stops without room, measured one by one. @throws Failure `invalid-input` with the parameter */
export const describeEach = <Entry, Description>(
  entries: readonly Entry[],
  describe: (entry: Entry) => Description,
  { bytesMax, reducedBy }: Room,
): Description[] => {
  let bytes = 0
  return entries.map((entry, position) => {
    const description = describe(entry)
    bytes += bytesMax === Infinity ? 0 : payloadBytes(description)
    if (bytes > bytesMax) throw tooLarge(reducedBy, position)
    return description
  })
}

/** As many of the parts as have room, but at least one. */
export const inRoom = <Part>(
  parts: readonly Part[],
  bytesMax: number,
  bytesOf: (part: Part) => number = payloadBytes,
): Part[] => {
  let bytes = 0
  const end = parts.findIndex((part, position) => {
    bytes += bytesOf(part)
    return bytes > bytesMax && position > 0
  })
  return end === -1 ? [...parts] : parts.slice(0, end)
}

const tooLarge = (parameter: Room['reducedBy'], fitting: number) => {
  const rule =
    parameter === 'columnNames'
      ? sentence`must name fewer race columns, or \`maxCompetitorsCount\` must be at most ${fitting}`
      : sentence`must be at most ${fitting}`
  const detail = sentence`${rule}, because the response would have more than ${responseBytesMax} bytes`
  return invalidInput([{ parameter, code: 'too-many', detail }])
}
