import { courseAreaId } from '../rules/regatta.ts'
import type { SailingEvent } from '../rules/event.ts'
import { readEvent } from '../items/events.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { requireObject } from '#access/createObject.ts'
import { listReadable, type ListRange } from '#access/listReadable.ts'
import { mayCreate, mayRead } from '#access/readable.ts'

export const requireEvent = (context: Context, id: string) =>
  requireObject(context, { type: 'EVENT', read: readEvent }, id)

export const showEvent = async ({ context, input }: EndpointRequest<{ eventId: string }>) =>
  describeEvent(await requireEvent(context, input.eventId))

/** @param search a part of the name or of the venue, in any case */
export const listEvents = (context: Context, range: ListRange, search = '') => {
  const wanted = search.trim().toLowerCase()
  const show = async (id: string) => {
    const event = await readEvent(context.store, id)
    const texts = [event?.name ?? '', event?.venue.name ?? '']
    const isWanted = texts.some((text) => text.toLowerCase().includes(wanted))
    return event && isWanted ? describeEvent(event) : undefined
  }
  return listReadable(context, { type: 'EVENT', filter: wanted, show }, range)
}

export const mayCreateEvent = async (context: Context): Promise<boolean> => {
  if (context.caller === undefined) return false
  const types = ['EVENT', 'REGATTA', 'LEADERBOARD']
  const allowed = await Promise.all(types.map((type) => mayCreate(context, type)))
  return allowed.every(Boolean)
}

const describeEvent = ({ id, name, startMillis, endMillis, venue, ...event }: SailingEvent) => ({
  id,
  name,
  startDate: startMillis,
  endDate: endMillis,
  description: event.description,
  officialWebsiteURL: event.officialWebsiteUrl,
  baseURL: event.baseUrl,
  venue: {
    name: venue.name,
    location:
      venue.location === null
        ? null
        : { lat_deg: venue.location.latitude, lon_deg: venue.location.longitude },
    courseAreas: [{ id: courseAreaId(id), name: 'Default' }],
  },
  timeZone: event.timeZone,
  regatta: event.regattaName,
  leaderboard: event.regattaName,
  leaderboardGroups: [],
  imageSizes: [],
  images: [],
  videos: [],
  sailorsInfoWebsiteURLs: [],
})

/** Absent: there is no such event, or the caller may not read it. */
export const readVisibleEvent = async (context: Context, id: string) => {
  const reading = readEvent(context.store, id)
  const [event, isVisible] = await Promise.all([reading, mayRead(context, { type: 'EVENT', id })])
  return isVisible ? event : undefined
}
