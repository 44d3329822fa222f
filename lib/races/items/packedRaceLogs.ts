/** The race logs of a regatta as its item has them. */
import { raceFacts, type RaceLog, type RaceLogEvent } from '../rules/raceLog.ts'

/** Pass, priority, author, creation, milliseconds from creation to the logical time, value, id. */
type PackedEvent = readonly [number, number, string, number, number, unknown, string?]

/** Race column, fleet, current pass, and an event for each of `raceFacts`, or 0. */
export type PackedRaceLog = readonly [string, string, number, readonly (PackedEvent | 0)[]]

export const packRaceLogs = (logs: readonly RaceLog[]): readonly PackedRaceLog[] =>
  logs.map((log) => [
    log.raceColumnId,
    log.fleet,
    log.passId,
    raceFacts.map((fact) => packed(log[fact])),
  ])

const packed = (event: RaceLogEvent | undefined): PackedEvent | 0 => {
  if (event === undefined) return 0
  const { passId, author, createdMillis, logicalMillis, value, id } = event
  const delay = logicalMillis - createdMillis
  const content = [passId, author.priority, author.name, createdMillis, delay, value] as const
  return id === undefined ? content : [...content, id]
}

export const unpackRaceLogs = (logs: readonly PackedRaceLog[]): readonly RaceLog[] =>
  logs.map(([raceColumnId, fleet, passId, events]) => {
    const facts = raceFacts.flatMap((fact, position) => {
      const event = events[position]
      return event === undefined || event === 0 ? [] : [[fact, unpacked(event)] as const]
    })
    return { raceColumnId, fleet, passId, ...(Object.fromEntries(facts) as Partial<RaceLog>) }
  })

const unpacked = (event: PackedEvent): RaceLogEvent => {
  const [passId, priority, name, createdMillis, delay, value, id] = event
  const logicalMillis = createdMillis + delay
  const times = { passId, createdMillis, logicalMillis }
  return { author: { name, priority }, ...times, value, ...(id === undefined ? {} : { id }) }
}
