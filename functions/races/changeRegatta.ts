import { endpoint } from '#endpoint'
import { regatta, regattaChange } from '#schemas/races/regatta.ts'
import { changeRegatta, showRegatta } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'changeRegatta',
  summary: 'Change the settings of a regatta',
  description:
    'The request contains all settings: absent times, an absent course area and an absent radius are ' +
    'cleared, and absent switches are `false`. Only an absent `registrationLinkSecret` or ' +
    '`competitorRegistrationType` is unchanged. Name, scoring and ranking metric cannot change.',
  routes: ['PUT /sailingserver/api/v1/regattas/{regattaName}'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: regattaChange,
  current: { show: ({ context, input }) => showRegatta(context, input.regattaName) },
  reply: { status: 200, body: regatta },
  errors: ['not-found'],
  run: ({ context, input }) => changeRegatta(context, input.regattaName, input),
})
