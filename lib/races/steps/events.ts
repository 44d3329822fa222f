import { courseAreaId } from '../rules/regatta.ts'
import { firstRegattaOf, type SailingEvent } from '../rules/event.ts'
import { readEvent } from '../items/events.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { requireObject } from '#access/createObject.ts'
import { listReadable, type ListRange } from '#access/listReadable.ts'
import { mayCreate, mayRead } from '#access/readable.ts'
import { describeGroupsOf } from './leaderboardGroups.ts'

export const requireEvent = (context: Context, id: string) =>
  requireObject(context, { type: 'EVENT', read: readEvent }, id)

export const showEvent = async ({
  context,
  input: { eventId, secret },
}: EndpointRequest<{ eventId: string; secret?: string }>) =>
  describeEvent(context, await requireEvent(context, eventId), secret)

/** @param search a part of the name or of the venue, in any case */
export const listEvents = (context: Context, range: ListRange, search = '') => {
  const wanted = search.trim().toLowerCase()
  const show = async (id: string) => {
    const event = await readEvent(context.store, id)
    const texts = [event?.name ?? '', event?.venue.name ?? '']
    const isWanted = texts.some((text) => text.toLowerCase().includes(wanted))
    return event && isWanted ? describeEvent(context, event) : undefined
  }
  return listReadable(context, { type: 'EVENT', filter: wanted, show }, range)
}

export const mayCreateEvent = async (context: Context): Promise<boolean> => {
  if (context.caller === undefined) return false
  const types = ['EVENT', 'REGATTA', 'LEADERBOARD']
  const allowed = await Promise.all(types.map((type) => mayCreate(context, type)))
  return allowed.every(Boolean)
}

const describeEvent = async (context: Context, event: SailingEvent, secret?: string) => ({
  id: event.id,
  name: event.name,
  startDate: event.startMillis,
  endDate: event.endMillis,
  description: event.description,
  officialWebsiteURL: event.officialWebsiteUrl,
  baseURL: event.baseUrl,
  venue: {
    name: event.venue.name,
    location:
      event.venue.location === null
        ? null
        : {
            lat_deg: event.venue.location.latitude,
            lon_deg: event.venue.location.longitude,
          },
    courseAreas: [{ id: courseAreaId(event.id), name: 'Default' }],
  },
  timeZone: event.timeZone,
  regatta: firstRegattaOf(event),
  leaderboard: firstRegattaOf(event),
  leaderboardGroups: await describeGroupsOf(context, event, secret),
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
