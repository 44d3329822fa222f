import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { marks, marksOfLeaderboard } from '#schemas/courses/mark.ts'
import { readMarks } from '#courses/items/marks.ts'
import { describeMark, placedMarks } from '#courses/steps/regattaMarks.ts'
import { findRace, type Regatta } from '#races/rules/regatta.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { Failure, invalidInput, sentence } from '#values/failure.ts'
import type { Static } from '#schemas/schema.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarks',
  summary: 'List the marks of a leaderboard',
  description: 'All marks of the regatta, in the order in which they were added.',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/marks'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: marksOfLeaderboard,
  load: ({ context, input }) => readMarks(context.store, input.leaderboard),
  conditional: 'no-store',
  reply: { status: 200, body: marks },
  errors: ['not-found'],
  // The course of a race tells which of the marks the race uses.
  run: async ({ context, input }) => {
    const regatta = await requireRegatta(context, input.leaderboard, 'LEADERBOARD')
    requireRaces(regatta, input)
    const { marks } = await readMarks(context.store, regatta.name)
    return { marks: (await placedMarks(context, marks)).map(describeMark) }
  },
})

const requireRaces = (
  regatta: Regatta,
  { race_column: raceColumn, fleet }: Static<typeof marksOfLeaderboard>,
): void => {
  if (raceColumn === undefined) {
    if (fleet === undefined) return
    const detail = 'is required with a `fleet`'
    throw invalidInput([{ parameter: 'race_column', code: 'required', detail }])
  }
  const columns = regatta.series.flatMap(({ raceColumns }) => raceColumns)
  const isThere =
    fleet === undefined
      ? columns.some(({ name }) => name === raceColumn)
      : findRace(regatta, raceColumn, fleet) !== undefined
  if (isThere) return
  const race = [raceColumn, fleet ?? []].flat().join(' ')
  throw new Failure(
    'not-found',
    sentence`Could not find a race '${race}' in regatta '${regatta.name}'.`,
  )
}
