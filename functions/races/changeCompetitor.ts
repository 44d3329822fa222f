import { endpoint } from '#endpoint'
import { competitor, competitorChange } from '#schemas/races/competitor.ts'
import { mayRead } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import type { Static } from '#schemas/schema.ts'
import { colorOf } from '#values/color.ts'
import { invalidInput } from '#values/failure.ts'
import { changedCompetitorWrites } from '#races/items/entries.ts'
import type { Competitor } from '#races/rules/competitor.ts'
import { describeCompetitor } from '#races/steps/competitorDescriptions.ts'
import { competitorObject, requireCompetitor, showCompetitor } from '#races/steps/competitors.ts'

export const { declaration, handler } = endpoint({
  name: 'changeCompetitor',
  summary: 'Change a competitor',
  description: 'Absent fields are unchanged. The boat cannot be changed.',
  routes: ['PUT /sailingserver/api/v1/competitors/{competitorId}'],
  guard: {
    kind: 'object',
    type: 'COMPETITOR',
    actions: ['UPDATE'],
    id: 'competitorId',
    refusedWith: (id) => `Not allowed to update competitor with id '${id}'.`,
  },
  input: competitorChange,
  current: {
    guard: {
      kind: 'object',
      type: 'COMPETITOR',
      actions: ['READ', 'READ_PUBLIC'],
      id: 'competitorId',
    },
    show: showCompetitor,
  },
  reply: { status: 200, body: competitor },
  errors: ['not-found'],
  run: ({ context, input: { competitorId, ...change } }) =>
    changeCompetitor(context, competitorId, change),
})

type CompetitorChange = Omit<Static<typeof competitorChange>, 'competitorId'>

/** Changes a competitor, also in all entries. Absent fields are unchanged. */
const changeCompetitor = async (context: Context, id: string, change: CompetitorChange) => {
  const stored = await requireCompetitor(context, id)
  const competitor = withChange(stored, change)
  const withEmail = await mayRead(context, competitorObject(id))
  await context.store.write(await changedCompetitorWrites(context.store, stored, competitor))
  return describeCompetitor(competitor, { withEmail })
}

const withChange = (competitor: Competitor, change: CompetitorChange): Competitor => {
  const { name = competitor.name } = change
  if (name === null) {
    const detail = 'must not be null, because every competitor has a name'
    throw invalidInput([{ pointer: '/name', code: 'required', detail }])
  }
  const { displayColor, nationality, timeOnDistanceAllowanceInSecondsPerNauticalMile } = change
  return {
    ...competitor,
    name,
    shortName: changed(competitor.shortName, change.shortName),
    displayColor: changed(competitor.displayColor, displayColor && colorOf(displayColor)),
    email: changed(competitor.email, change.email),
    searchTag: changed(competitor.searchTag, change.searchTag),
    nationality: changed(
      competitor.nationality,
      nationality === null ? null : nationality?.toUpperCase(),
    ),
    flagImageUri: changed(competitor.flagImageUri, change.flagImageUri),
    teamImageUri: changed(competitor.teamImageUri, change.teamImageUri),
    timeOnTimeFactor: changed(competitor.timeOnTimeFactor, change.timeOnTimeFactor),
    timeOnDistanceAllowance: changed(
      competitor.timeOnDistanceAllowance,
      timeOnDistanceAllowanceInSecondsPerNauticalMile,
    ),
  }
}

/** Null or an empty text removes the old value. */
const changed = <Value>(old: Value | null, value: Value | '' | null | undefined): Value | null => {
  if (value === undefined) return old
  return value === '' ? null : value
}
