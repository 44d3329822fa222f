import { endpoint } from '#endpoint'
import { identityHeaders, readRequestedIdentity } from '#courses/steps/requestedIdentity.ts'
import { addedMark, newMark } from '#schemas/courses/mark.ts'
import { addMarkToRegatta, keysOfMarksOf, showMark } from '#courses/steps/regattaMarks.ts'

export const { declaration, handler } = endpoint({
  name: 'addMarkToRegatta',
  summary: 'Add a mark to a regatta',
  description:
    'Each field of the appearance comes from the request, otherwise from the mark properties, ' +
    'otherwise from the mark template. The position comes from the mark properties. ' +
    'Requests with the same `Idempotency-Key` add one mark.',
  routes: ['POST /sailingserver/api/v1/mark/addMarkToRegatta'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: newMark,
  headers: identityHeaders,
  fetches: [
    { type: 'MARK_TEMPLATE', id: 'markTemplateId' },
    { type: 'MARK_TEMPLATE', id: 'originatingMarkTemplateId' },
    { type: 'MARK_PROPERTIES', id: 'markPropertiesId' },
    { type: 'MARK_PROPERTIES', id: 'originatingMarkPropertiesId' },
  ],
  fetchesMore: ({ regattaName }) => keysOfMarksOf(regattaName),
  current: {
    guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'regattaName' },
    show: (call) => {
      const { id } = readRequestedIdentity(call)
      return id === undefined ? undefined : showMark(call.context, call.input.regattaName, id)
    },
  },
  reply: { status: 200, body: addedMark },
  errors: ['not-found', 'already-exists'],
  run: (call) =>
    addMarkToRegatta(call.context, call.input.regattaName, readRequestedIdentity(call), call.input),
})
