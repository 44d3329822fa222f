import { endpoint } from '#endpoint'
import { competitorChange } from '#schemas/entries/changes.ts'
import { competitor } from '#schemas/races/competitor.ts'
import { mayRead } from '#access/readable.ts'
import type { Static } from '#schemas/schema.ts'
import { colorOf } from '#values/color.ts'
import { invalidInput, sentence } from '#values/failure.ts'
import { changeCompetitor } from '#entries/steps/competitorChanges.ts'
import { organizerOrSailor } from '#races/steps/guards.ts'
import type { Competitor } from '#races/rules/competitor.ts'
import { describeCompetitor } from '#races/steps/competitorDescriptions.ts'
import { competitorObject, requireCompetitor, showCompetitor } from '#races/steps/competitors.ts'

export const { declaration, handler } = endpoint({
  name: 'changeCompetitor',
  summary: 'Change a competitor',
  description:
    'Absent fields are unchanged. The boat cannot be changed. An entry holds a copy: the change counts ' +
    'in regattas that the caller has UPDATE on, and waits for the organizers of others (`proposal`), ' +
    'until those are over. So does the change of a user who entered the competitor by a registration link.',
  routes: ['PUT /sailingserver/api/v1/competitors/{competitorId}'],
  guard: [
    {
      kind: 'object',
      type: 'COMPETITOR',
      actions: ['UPDATE'],
      id: 'competitorId',
      refusal: (id) => sentence`Not allowed to update competitor with id '${id}'.`,
    },
    organizerOrSailor,
  ],
  input: competitorChange,
  current: {
    guard: [
      { kind: 'object', type: 'COMPETITOR', actions: ['READ', 'READ_PUBLIC'], id: 'competitorId' },
      organizerOrSailor,
    ],
    show: showCompetitor,
  },
  reply: { status: 200, body: competitor },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const stored = await requireCompetitor(context, input.competitorId)
    const changed = changedCompetitor(stored, input)
    const withEmail = await mayRead(context, competitorObject(input.competitorId))
    const { shown, proposal, writes } = await changeCompetitor(context, stored, changed)
    await context.store.write(writes)
    return { ...describeCompetitor(shown, { withEmail }), ...(proposal && { proposal }) }
  },
})

const changedCompetitor = (competitor: Competitor, change: Static<typeof competitorChange>) => {
  const { name = competitor.name } = change
  if (name === null) {
    const detail = 'must not be null, because every competitor has a name'
    throw invalidInput([{ pointer: '/name', code: 'required', detail }])
  }
  const { displayColor, nationality, competitorId: _, ...others } = change
  const { timeOnDistanceAllowanceInSecondsPerNauticalMile: timeOnDistanceAllowance, ...same } =
    others
  const changes = Object.entries({
    ...same,
    timeOnDistanceAllowance,
    displayColor: displayColor && colorOf(displayColor),
    nationality: nationality?.toUpperCase() ?? nationality,
  })
  // Null or an empty text removes the old value.
  const values = changes.flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value === '' ? null : value]],
  )
  return { ...competitor, ...(Object.fromEntries(values) as Partial<Competitor>), name }
}
