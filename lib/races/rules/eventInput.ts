/** The rules for a new or changed event, and its time zone. Apart, because a map of all zones is large. */
import type { eventChange } from '#schemas/races/event.ts'
import type { Static } from '#schemas/schema.ts'
import type { Position } from '#positions/rules/position.ts'
import { knownTimeZone, timeZoneAt } from '#positions/rules/timeZone.ts'
import type { InputError } from '#values/failure.ts'
import {
  dateFaults,
  endOf,
  fault,
  type SailingEvent,
  seriesFaults,
  startOf,
  venueFaults,
  venueOf,
  type WantedEvent,
} from './event.ts'

export const eventFaults = (wanted: WantedEvent): readonly InputError[] => [
  ...venueFaults(wanted),
  ...timeZoneFaults(wanted),
  ...dateFaults(wanted, startOf(wanted), endOf(wanted)),
  ...seriesFaults(wanted.series ?? [], wanted.scoringSystem),
]

export type WantedEventChange = Static<typeof eventChange>

/** The event with the given values; absent and empty ones are unchanged, unless they may be empty. */
export const changedEvent = (event: SailingEvent, change: WantedEventChange): SailingEvent => {
  const { eventName, eventname, eventdescription, officialwebsiteurl, baseurl } = change
  const venue = venueOf(change)
  const location = venue.location ?? event.venue.location
  return {
    ...event,
    name: eventName ?? eventname ?? event.name,
    startMillis: startOf(change) ?? event.startMillis,
    endMillis: endOf(change) ?? event.endMillis,
    venue: {
      name: change.venuename === undefined ? event.venue.name : venue.name,
      location,
    },
    timeZone: timeZoneAfter(event, change.timeZone, location),
    description: textOr(eventdescription, event.description),
    officialWebsiteUrl: textOr(officialwebsiteurl, event.officialWebsiteUrl),
    baseUrl: textOr(baseurl, event.baseUrl),
  }
}

/** An empty text removes the value. */
const textOr = (text: string | undefined, before: string | null): string | null => {
  if (text === undefined) return before
  return text === '' ? null : text
}

export const eventChangeFaults = (event: SailingEvent, change: WantedEventChange) => {
  const { startMillis, endMillis } = changedEvent(event, change)
  const hasVenue = change.venuelat !== undefined || change.venuelng !== undefined
  const faults = [...(hasVenue ? venueFaults(change) : []), ...timeZoneFaults(change)]
  return [...faults, ...dateFaults(change, startMillis, endMillis)]
}

/** @param sent empty: that of the position */
export const timeZoneOf = (sent: string | undefined, location: Position | null): string | null =>
  knownTimeZone(sent ?? '') ?? (location === null ? null : timeZoneAt(location))

/** A zone that followed from the position before follows from the new one. */
const timeZoneAfter = (
  { timeZone, venue }: SailingEvent,
  sent: string | undefined,
  location: Position | null,
): string | null => {
  const isChosen = timeZone !== null && timeZone !== timeZoneOf('', venue.location)
  return sent === undefined && isChosen ? timeZone : timeZoneOf(sent, location)
}

const timeZoneFaults = ({ timeZone = '' }: Pick<WantedEvent, 'timeZone'>): readonly InputError[] =>
  timeZone === '' || knownTimeZone(timeZone) !== undefined
    ? []
    : [fault('timeZone', 'unknown', 'must be a time zone such as Europe/Berlin')]
