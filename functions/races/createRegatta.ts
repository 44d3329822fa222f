import { EndpointResult, endpoint } from '#endpoint'
import { createdRegatta, newRegatta } from '#schemas/races/event.ts'
import { putEvent, readEvent } from '#races/items/events.ts'
import { regattasOfEventMax, seriesFaults } from '#races/rules/event.ts'
import { requireEvent } from '#races/steps/events.ts'
import { regattaOf, securityOfClass, writeNewRegattas } from '#races/steps/newRegattas.ts'
import { invalidInput, requireValid, sentence } from '#values/failure.ts'
import { pathSegment } from '#values/pathSegment.ts'

export const { declaration, handler } = endpoint({
  name: 'createRegatta',
  summary: 'Add a regatta to an event, for a further class or group of ratings',
  description:
    'The regatta has a leaderboard, entries and results of its own. The owners of the event own it, ' +
    'and whoever may read the event may read it. Entries by its registration link are closed unless the request opens them.',
  routes: ['POST /sailingserver/api/v1/events/{eventId}/regattas'],
  guard: { kind: 'object', type: 'EVENT', actions: ['UPDATE'], id: 'eventId' },
  input: newRegatta,
  refusesUnknownNames: ['series'],
  load: ({ context, input }) => readEvent(context.store, input.eventId),
  reply: { status: 201, body: createdRegatta, headers: ['location'] },
  errors: ['not-found', 'already-exists'],
  run: async ({ context, input }) => {
    const event = await requireEvent(context, input.eventId)
    const { boatClass, name = `${event.name} ${boatClass}` } = input
    requireValid(seriesFaults(input.series ?? [], input.scoringSystem))
    if (event.regattas.length >= regattasOfEventMax) {
      const detail = sentence`is the event of ${regattasOfEventMax} regattas already, which is the limit`
      throw invalidInput([{ parameter: 'eventId', code: 'maxItems', detail }])
    }
    const regatta = {
      ...regattaOf(event, name, input),
      boatClass,
      rankingMetric: input.rankingMetric ?? 'ONE_DESIGN',
      discardThresholds: input.resultDiscardingThresholds ?? [],
      penaltyBase: input.penaltyBase ?? 'entries',
      registration: input.competitorRegistrationType ?? 'CLOSED',
    }
    const security = await securityOfClass(context, event.id)
    const regattas = [...event.regattas, { name, boatClass }]
    await writeNewRegattas(
      context,
      [{ regatta, security }],
      [putEvent({ ...event, regattas }, event.item)],
    )
    const body = { eventId: event.id, regatta: name, leaderboard: name, boatClass }
    const location = `/sailingserver/api/v1/regattas/${pathSegment(name)}`
    return new EndpointResult(body, { headers: { location } })
  },
})
