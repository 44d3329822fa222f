import { endpoint } from '#endpoint'
import { boatClasses as schema } from '#schemas/races/boatClass.ts'
import { boatClasses } from '#races/rules/boatClasses.ts'

export const { declaration, handler } = endpoint({
  name: 'listBoatClasses',
  summary: 'List the known boat classes',
  description: 'In the order of their display names. A regatta may have another boat class.',
  routes: ['GET /sailingserver/api/v1/boatclasses'],
  guard: { kind: 'public' },
  conditional: true,
  compresses: true,
  reply: { status: 200, body: schema },
  run: () => [...boatClasses],
})
