import { endpoint } from '#endpoint'
import { authorize } from '#access/authorize.ts'
import { formatRequest } from '#access/rules/permission.ts'
import type { Context } from '#endpoint/context.ts'
import { putEvent, readEvent } from '#races/items/events.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { changedRegatta, seriesChangeFaults } from '#races/rules/regattaChange.ts'
import { requireFewRaces } from '#races/steps/raceColumns.ts'
import { mayKnowSecret, requireRegatta, showRegatta, withSecret } from '#races/steps/regattas.ts'
import { stageSettings } from '#races/rules/stages.ts'
import { readState } from '#results/items/changes.ts'
import { saveRegatta } from '#results/steps/changeFacts.ts'
import { effectOfChange } from '#results/steps/effectOfChange.ts'
import { requireFreeSettings } from '#results/steps/requiredSettings.ts'
import { regattaChange } from '#schemas/races/regatta.ts'
import { changedRegatta as reply } from '#schemas/results/changedSettings.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, requireValid, sentence } from '#values/failure.ts'
import { namedObject } from '#values/objectId.ts'
import { isSameJson } from '#values/sameJson.ts'
import { requireMoment } from '#values/time.ts'

export const { declaration, handler } = endpoint({
  name: 'changeRegatta',
  summary: 'Change the settings of a regatta',
  description:
    'Absent times, an absent course area and an absent radius are cleared, and absent switches are `false`. ' +
    'Everything else that is absent is unchanged. The name cannot change. Discards, penalties and stages need ' +
    'UPDATE on the leaderboard too. A dry run tells in `results` what the change does to results.',
  routes: ['PUT /sailingserver/api/v1/regattas/{regattaName}'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: regattaChange,
  refusesUnknownNames: ['series'],
  load: ({ context, input }) => readState(context.store, input.regattaName),
  current: { show: showRegatta },
  reply: { status: 200, body: reply },
  errors: ['not-found', 'setting-in-use'],
  run: async ({ context, input }) => {
    const regatta = await requireRegatta(context, input.regattaName)
    const changed = { ...changedRegatta(regatta, input), ...closingOf(input) }
    requireValid([...seriesChangeFaults(regatta, input.series ?? []), ...timeFaults(changed)])
    requireFewRaces(changed)
    await requirePermissions(context, regatta, changed)
    await requireFreeSettings(context, regatta, changed)
    const ofEvent = await classOfEvent(context, regatta, changed)
    const following = await saveRegatta(context, regatta, changed, ofEvent)
    const effect = await effectOfChange(context, regatta, following)
    return { ...(await withSecret(context, changed)), ...effect }
  },
})

const closingOf = ({ entriesCloseAt }: Static<typeof regattaChange>) => {
  if (entriesCloseAt === undefined) return {}
  const millis = entriesCloseAt === null ? null : requireMoment(entriesCloseAt, '/entriesCloseAt')
  return { entriesCloseMillis: millis }
}

const timeFaults = ({ startMillis, endMillis }: Regatta) =>
  startMillis !== null && endMillis !== null && endMillis < startMillis
    ? [
        {
          pointer: '/endTimePointAsMillis',
          code: 'order',
          detail: 'must not be before the start',
        },
      ]
    : []

const requirePermissions = async (context: Context, regatta: Regatta, changed: Regatta) => {
  const isNewSecret = changed.registrationLinkSecret !== regatta.registrationLinkSecret
  if (isNewSecret && !(await mayKnowSecret(context, regatta))) throw secretWithoutEnd(regatta)
  const isScoredAnew =
    changed.discardThresholds !== regatta.discardThresholds ||
    changed.penaltyBase !== regatta.penaltyBase ||
    !isSameJson(stagesOf(changed), stagesOf(regatta))
  if (!isScoredAnew) return
  await authorize(context, { ...namedObject('LEADERBOARD', regatta.name), action: 'UPDATE' })
}

const stagesOf = ({ series }: Regatta) => series.map((one) => stageSettings({}, one))

/** The event has the classes of its regattas. */
const classOfEvent = async ({ store }: Context, before: Regatta, { boatClass }: Regatta) => {
  const { name, eventId } = before
  if (boatClass === before.boatClass) return []
  const event = await readEvent(store, eventId)
  const known = event?.regattas.find((one) => one.name === name)
  if (event === undefined || known === undefined) return []
  const regattas = event.regattas.map((one) => (one === known ? { ...one, boatClass } : one))
  return [putEvent({ ...event, regattas }, event.item)]
}

const secretWithoutEnd = ({ name }: Regatta): Failure => {
  const permission = formatRequest({ ...namedObject('REGATTA', name), action: 'UPDATE' })
  const detail = sentence`Not permitted to set the secret of the registration link: your permission [${permission}] has an end, and the secret has none. Leave out registrationLinkSecret.`
  return new Failure('forbidden', detail, { permission, rule: 'not-held' })
}
