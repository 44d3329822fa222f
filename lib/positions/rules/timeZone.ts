/** IANA time zones, such as Europe/Berlin. */
import zoneAtPoint from '@photostructure/tz-lookup'
import type { Position } from './position.ts'

/** Returns the name as the standard spells it, or `undefined` if there is no such zone. */
export const knownTimeZone = (name: string): string | undefined => {
  // Offsets such as +02:00 know no summer time.
  if (!/^[a-z]/i.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // A name can be an alias of another one. The sender sees its own.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}

/** Null: Node does not know the zone. */
export const timeZoneAt = ({ latitude, longitude }: Position): string | null =>
  knownTimeZone(zoneAtPoint(latitude, longitude)) ?? null
