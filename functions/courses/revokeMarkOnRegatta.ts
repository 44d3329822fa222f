import { endpoint } from '#endpoint'
import { addedMark, revokedMark } from '#schemas/courses/mark.ts'
import { readCourse } from '#courses/items/courses.ts'
import { readMarks, removedMarkWrite } from '#courses/items/marks.ts'
import { requireMark, showMark } from '#courses/steps/regattaMarks.ts'
import type { Context } from '#endpoint/context.ts'
import { type Race, racesOf, type Regatta } from '#races/rules/regatta.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, sentence, sentenceOf } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'revokeMarkOnRegatta',
  summary: 'Remove a mark from a regatta',
  description:
    'A mark that a course uses cannot be removed: the failure lists the races whose courses use it. ' +
    'Save these courses without the mark first. With `raceColumnName`, the mark also stays if that ' +
    'race has ever been tracked, because every mark of the regatta belongs to it.',
  routes: ['POST /sailingserver/api/v1/mark/revokeMarkOnRegatta'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['LAY_COURSE'], id: 'regattaName' },
  input: revokedMark,
  load: ({ context, input }) => readMarks(context.store, input.regattaName),
  current: {
    guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'regattaName' },
    show: ({ context, input }) => showMark(context, input.regattaName, input.markId),
  },
  reply: { status: 200, body: addedMark },
  errors: ['not-found', 'mark-in-use'],
  run: async ({ context, input: sent }) => {
    const { store } = context
    const { markId } = sent
    const regatta = await requireRegatta(context, sent.regattaName)
    const named = racesNamed(regatta, sent)
    // The marks are read before the courses: a course that starts to use the mark later also writes
    // the marks, which gives a conflict.
    const stored = await readMarks(store, regatta.name)
    const mark = requireMark(stored, markId, 'id')
    const races = await racesWithMark(context, regatta, markId)
    if (races.length > 0) throw inUse(races, 'used')
    const tracked = named.filter((race) => race.tracked !== undefined)
    if (tracked.length > 0) throw inUse(tracked, 'tracked')
    await store.write([removedMarkWrite(stored, mark), { unchanged: regatta.item }])
    return { markId }
  },
})

const racesNamed = (
  regatta: Regatta,
  { raceColumnName, fleetName }: Static<typeof revokedMark>,
): readonly Race[] => {
  if (raceColumnName === undefined) return []
  const races = racesOf(regatta).filter(
    ({ raceColumn, fleet }) =>
      raceColumn.name === raceColumnName && (fleetName === undefined || fleet === fleetName),
  )
  if (races.length > 0) return races
  const ofFleet = fleetName === undefined ? '' : sentence` and fleet '${fleetName}'`
  const detail = sentence`Could not find a race with raceColumn '${raceColumnName}'${ofFleet} in regatta '${regatta.name}'.`
  throw new Failure('not-found', detail)
}

const racesWithMark = async ({ store }: Context, regatta: Regatta, markId: string) => {
  const races = racesOf(regatta)
  const courses = await Promise.all(races.map((race) => readCourse(store, regatta.name, race)))
  return races.filter((_, position) =>
    courses[position]?.course?.marks.some((mark) => mark.markId === markId),
  )
}

const errorsMax = 50

/** Existing clients look for parts of the text. */
const inUse = (races: readonly Race[], how: 'used' | 'tracked'): Failure => {
  const names = races.map(({ raceColumn, fleet }) => `${raceColumn.name}/${fleet}`)
  const detail = sentence`The mark is already ${sentenceOf(how)} in race ${names.slice(0, errorsMax).join(', ')}.`
  return new Failure('mark-in-use', detail, {
    errors: names.slice(0, errorsMax).map((name) => ({
      pointer: '/markId',
      code: 'in-use',
      detail:
        how === 'used'
          ? sentence`must not be a mark of the course of ${name}`
          : sentence`must not be a mark of the tracked race ${name}`,
    })),
  })
}
