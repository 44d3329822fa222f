/** Regattas, courses and tags, as things that a request may change. */
import type { StoredThing, Thing } from '../domain/audit/changes.ts'
import type { Mark } from '../domain/course/mark.ts'
import { encodeObjectId, type ObjectReference } from '../domain/access/objectId.ts'
import type { Regatta } from '../domain/race/regatta.ts'
import { belonging, contentOf, type Describe, without } from './belonging.ts'
import { partsOf } from './keys.ts'
import type { Content } from './items.ts'

/** The leaderboard of the same name, and the races, are in the same item. */
export const regatta: Describe = (item) => {
  const { name, series, trackedRaces, ...others } = without(
    contentOf(item),
    // A secret is neither recorded nor compared where others can see it.
    'registrationLinkSecret',
  ) as unknown as Regatta
  const own = { type: 'REGATTA', id: encodeObjectId([name]) }
  const leaderboard = { ...own, type: 'LEADERBOARD' }
  const fleets = series.map((each) => [each.name, each.fleets])
  const of = (what: Thing['what'], reference: ObjectReference, more: Partial<StoredThing>) => ({
    ...{ what, ...reference, identity: reference.id, content: {} },
    ...{ seenBy: { objects: [reference] }, ...more },
  })
  return [
    of('object', own, { name, content: { ...others, series: fleets } }),
    of('object', leaderboard, { name }),
    ...series.flatMap(({ raceColumns }) =>
      raceColumns.map((column) =>
        of('raceColumn', own, { name: column.name, identity: column.id }),
      ),
    ),
    ...trackedRaces.map(({ name: race, isTracking }) => {
      const reference = { type: 'TRACKED_RACE', id: encodeObjectId([name, race]) }
      return of('object', reference, { name: race, content: { isTracking } })
    }),
  ]
}

export const marks: Describe = (item) =>
  (JSON.parse(item.marks as string) as readonly Mark[]).map((mark) => {
    const content = without(mark, 'id', 'createdMillis', 'position')
    return belonging(item, 'mark', { name: mark.name, identity: item.PK + mark.id, content })
  })

export const course: Describe = (item) => {
  const name = partsOf(item.SK).slice(1).join(' ')
  const content = JSON.parse(item.course as string) as Content
  return [belonging(item, 'course', { name, identity: item.PK + item.SK, content })]
}

export const courseTemplate: Describe = (item) => {
  const { sequence, ...others } = contentOf(item)
  const content = { ...others, ...(JSON.parse(sequence as string) as Content) }
  return [belonging(item, 'object', { name: item.name as string, content })]
}

/** Public tags are changed by nobody who may not see them. */
export const tag: Describe = (item) => {
  const { author, ...others } = contentOf(item)
  const { userId } = author as { readonly userId: string }
  const content = without(others, 'createdAtMillis', 'postedDigest')
  return [
    {
      ...{ what: 'tag', id: item.id as string, name: item.tag as string },
      ...{ identity: `${String(item.raceId)} ${String(item.id)} ${userId}`, content },
      seenBy: item.isPublic === true ? { objects: [] } : { userId },
    },
  ]
}
