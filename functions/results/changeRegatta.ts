import { endpoint } from '#endpoint'
import { regatta, regattaChange } from '#schemas/races/regatta.ts'
import { namedObject } from '#values/objectId.ts'
import { formatRequest } from '#access/rules/permission.ts'
import { Failure, invalidInput, sentence } from '#values/failure.ts'
import { requireMoment } from '#values/time.ts'
import { putRegatta } from '#races/items/regattas.ts'
import { changedRegatta, type Regatta } from '#races/rules/regatta.ts'
import { mayKnowSecret, requireRegatta, showRegatta, withSecret } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'changeRegatta',
  summary: 'Change the settings of a regatta',
  description:
    'The request contains all settings: absent times, an absent course area and an absent radius are ' +
    'cleared, and absent switches are `false`. Only an absent `registrationLinkSecret`, ' +
    '`competitorRegistrationType` or `entriesCloseAt` is unchanged. Name, scoring and ranking metric cannot change.',
  routes: ['PUT /sailingserver/api/v1/regattas/{regattaName}'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: regattaChange,
  current: { show: showRegatta },
  reply: { status: 200, body: regatta },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const regatta = await requireRegatta(context, input.regattaName)
    const { entriesCloseAt } = input
    const changed = {
      ...changedRegatta(regatta, input),
      ...(entriesCloseAt !== undefined && {
        entriesCloseMillis:
          entriesCloseAt === null ? null : requireMoment(entriesCloseAt, '/entriesCloseAt'),
      }),
    }
    const { startMillis, endMillis, registrationLinkSecret } = changed
    const isNewSecret = registrationLinkSecret !== regatta.registrationLinkSecret
    if (isNewSecret && !(await mayKnowSecret(context, regatta))) throw secretWithoutEnd(regatta)
    if (startMillis !== null && endMillis !== null && endMillis < startMillis) {
      const detail = 'must not be before the start'
      throw invalidInput([{ pointer: '/endTimePointAsMillis', code: 'order', detail }])
    }
    await context.store.write([putRegatta(changed, regatta.item)])
    return withSecret(context, changed)
  },
})

const secretWithoutEnd = ({ name }: Regatta): Failure => {
  const permission = formatRequest({ ...namedObject('REGATTA', name), action: 'UPDATE' })
  const detail = sentence`Not permitted to set the secret of the registration link: your permission [${permission}] has an end, and the secret has none. Leave out registrationLinkSecret.`
  return new Failure('forbidden', detail, { permission, rule: 'not-held' })
}
