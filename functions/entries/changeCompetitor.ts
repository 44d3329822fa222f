import { endpoint } from '#endpoint'
import { competitor, competitorChange } from '#schemas/races/competitor.ts'
import { mayRead } from '#access/readable.ts'
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
  run: async ({ context, input }) => {
    const stored = await requireCompetitor(context, input.competitorId)
    const changed = changedCompetitor(stored, input)
    const withEmail = await mayRead(context, competitorObject(input.competitorId))
    // Also in all entries.
    await context.store.write(await changedCompetitorWrites(context.store, stored, changed))
    return describeCompetitor(changed, { withEmail })
  },
})

const changedCompetitor = (
  competitor: Competitor,
  change: Static<typeof competitorChange>,
): Competitor => {
  const { name = competitor.name } = change
  if (name === null) {
    const detail = 'must not be null, because every competitor has a name'
    throw invalidInput([{ pointer: '/name', code: 'required', detail }])
  }
  const { displayColor, nationality, competitorId: _, ...others } = change
  const { timeOnDistanceAllowanceInSecondsPerNauticalMile: timeOnDistanceAllowance, ...same } =
    others
  const changes = Object.entries({
    ...{ ...same, timeOnDistanceAllowance },
    displayColor: displayColor && colorOf(displayColor),
    nationality: nationality?.toUpperCase() ?? nationality,
  })
  // Null or an empty text removes the old value.
  const values = changes.flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value === '' ? null : value]],
  )
  return { ...competitor, ...(Object.fromEntries(values) as Partial<Competitor>), name }
}
