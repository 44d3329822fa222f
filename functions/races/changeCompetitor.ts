import { endpoint } from '#endpoint'
import { competitor, competitorChange } from '#schemas/races/competitor.ts'
import { changeCompetitor, noUpdate, showCompetitor } from '#races/steps/competitors.ts'

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
    refusedWith: noUpdate,
  },
  input: competitorChange,
  current: {
    guard: {
      kind: 'object',
      type: 'COMPETITOR',
      actions: ['READ', 'READ_PUBLIC'],
      id: 'competitorId',
    },
    show: ({ context, input }) => showCompetitor(context, input.competitorId),
  },
  reply: { status: 200, body: competitor },
  errors: ['not-found'],
  run: ({ context, input: { competitorId, ...change } }) =>
    changeCompetitor(context, competitorId, change),
})
