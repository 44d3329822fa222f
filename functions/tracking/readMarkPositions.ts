import { readableTrackedRace } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { markPositions, markPositionsOfRace } from '#schemas/tracking/fixes.ts'
import type { Static } from '#schemas/schema.ts'
import { authorize } from '#access/authorize.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { readObject } from '#table/objects.ts'
import type { Period } from '#positions/rules/period.ts'
import { between, thin, type Track, withNearest } from '#positions/rules/track.ts'
import type { Race, Regatta } from '#races/rules/regatta.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireTrackedRace } from '#races/steps/trackedRaces.ts'
import { readCourse } from '#courses/items/courses.ts'
import { readMarks } from '#courses/items/marks.ts'
import type { Mark } from '#courses/rules/mark.ts'
import { waypointsOf } from '#courses/rules/raceCourse.ts'
import { readNearestFix } from '#courses/steps/fixSources.ts'
import { readMarkTracks, sourcesOf } from '#courses/steps/markTracks.ts'
import {
  describePosition,
  periodOf,
  positionsMax,
  requireFewPositions,
} from '#tracking/steps/positions.ts'
import { trackedPeriod } from '#tracking/steps/raceTracks.ts'

export const { declaration, handler } = endpoint({
  name: 'readMarkPositions',
  summary: 'Read the positions of the marks of a race',
  description:
    'The marks of the course. Without a begin, a track begins with the last position before ' +
    'tracking: a mark laid in the morning keeps its place all day. It needs READ on the race and ' +
    `on the regatta. A response has at most ${positionsMax} positions; \`step\` leaves out others.`,
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/marks/positions'],
  guard: readableTrackedRace,
  input: markPositionsOfRace,
  load: ({ context: { store }, input: { regattaName } }) =>
    Promise.all([readObject(store, 'REGATTA', regattaName), readMarks(store, regattaName)]),
  reply: { status: 200, body: markPositions },
  errors: ['not-found'],
  /** @throws Failure `invalid-input` if there are too many positions for a response */
  run: async ({ context, input: wanted }) => {
    const regatta = await requireRegatta(context, wanted.regattaName)
    await authorize(context, { ...namedObject('REGATTA', regatta.name), action: 'READ' })
    const race = requireTrackedRace(regatta, wanted.raceName)
    const marks = await marksOfCourse(context, regatta, race)
    const tracked = trackedPeriod(context, regatta, race, {})
    const shown =
      tracked === undefined
        ? marks.map((mark) => ({ mark, track: [] }))
        : await readShown(context, regatta, marks, { ...wanted, tracked })
    requireFewPositions(shown)
    return {
      name: race.tracked.name,
      regatta: regatta.name,
      marks: shown.map(({ mark, track }) => ({
        id: mark.id,
        name: mark.name,
        track: track.map(describePosition),
      })),
    }
  },
})

type Wanted = Static<typeof markPositionsOfRace>

const marksOfCourse = async ({ store }: Context, { name }: Regatta, race: Race) => {
  const { course } = await readCourse(store, name, race)
  if (course === undefined) return []
  const { marks } = await readMarks(store, name)
  const ids = new Set(waypointsOf(course).flatMap((waypoint) => waypoint.marks))
  return [...ids].flatMap((id) => marks.find((mark) => mark.id === id) ?? [])
}

interface MarkWithTrack {
  readonly mark: Mark
  readonly track: Track
}

const readShown = async (
  context: Context,
  regatta: Regatta,
  marks: readonly Mark[],
  { tracked, ...wanted }: Wanted & { readonly tracked: Period },
): Promise<readonly MarkWithTrack[]> => {
  const { at, step = 1 } = wanted
  const { toMillis = Infinity, ...begin } = periodOf(wanted)
  const { fromMillis = -Infinity } = at === undefined ? begin : { fromMillis: toMillis }
  const tracks = await readMarkTracks(context, regatta.name, marks, {
    fromMillis: within(fromMillis, tracked.fromMillis, tracked.toMillis + 1),
    toMillis: within(toMillis, tracked.fromMillis - 1, tracked.toMillis),
  })
  const all = marks.map((mark) => ({ mark, track: tracks.get(mark.id) ?? [] }))
  if (at !== undefined) return all.map(({ mark, track }) => ({ mark, track: track.slice(-1) }))
  return Promise.all(
    all.map(async (each) => {
      const track = thin(between(each.track, fromMillis, toMillis), step)
      if (wanted.lastknown !== true) return { ...each, track }
      const before = each.track.findLast(({ timeMillis }) => timeMillis < fromMillis)
      const after = await fixAfter(context, regatta, each, {
        fromMillis: toMillis,
        toMillis: tracked.toMillis,
      })
      return { ...each, track: withNearest(track, fromMillis, toMillis, { before, after }) }
    }),
  )
}

/** The first fix after a time, or else the last known position if that is later. */
const fixAfter = async (
  { store }: Context,
  { name }: Regatta,
  { mark, track }: MarkWithTrack,
  period: Period,
) => {
  const sources = sourcesOf(name, mark).map((source) => ({
    ...source,
    toMillis: Math.min(source.toMillis, period.toMillis),
  }))
  const nearest = await readNearestFix(store, sources, 'after', period.fromMillis)
  return nearest ?? track.find(({ timeMillis }) => timeMillis > period.fromMillis)
}

const within = (millis: number, min: number, max: number) => Math.min(Math.max(millis, min), max)
