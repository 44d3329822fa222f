/** The address of a page can be the id of an event instead of the name of a regatta. */
import { authorize } from '#access/authorize.ts'
import { mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import type { ObjectGuard, RuleGuard } from '#endpoint/guard.ts'
import { nameOf } from '#table/resources.ts'
import { pathOf } from '#values/pathSegment.ts'
import { namedObject } from '#values/objectId.ts'
import type { ObjectType } from '#values/objectTypes.ts'
import { readRegatta } from '../items/regattas.ts'
import { titleOfClass } from '../rules/event.ts'
import type { Regatta } from '../rules/regatta.ts'
import { readVisibleEvent, requireEvent } from './events.ts'

/**
 * Requires permission for the action on the regatta or leaderboard of the address, or READ on the event with
 * this id. A regatta whose name is the id of an event comes first.
 */
export const regattaOrEvent = (
  type: ObjectType,
  action: string,
): readonly [ObjectGuard, RuleGuard] => [
  { kind: 'object', type, id: 'regattaName', actions: [action] },
  eventInstead(type),
]

const eventInstead = (type: ObjectType): RuleGuard => ({
  kind: 'rule',
  type,
  id: 'regattaName',
  title: 'READ on the event with this id',
  rule: 'event-instead',
  allows: async (context, { id }) => {
    const name = nameOf(id)
    const [regatta, event] = await Promise.all([
      readRegatta(context.store, name),
      readVisibleEvent(context, name),
    ])
    return regatta === undefined && event !== undefined
  },
})

/** The regattas of a page, with their titles on it. */
export interface Addressed {
  readonly name: string
  readonly timeZone: string | null
  /** The page of the event. Absent: the address is that of a regatta. */
  readonly path?: string
  readonly classes: readonly { readonly regatta: Regatta; readonly title: string }[]
}

/**
 * The regatta of a page, or the classes of its event whose leaderboards the caller has permission for.
 * @throws Failure `not-found`, or the refusal of the first class if the caller has permission for none
 */
export const readAddressed = async (
  context: Context,
  address: string,
  action: string,
): Promise<Addressed> => {
  const { store } = context
  const regatta = await readRegatta(store, address)
  if (regatta !== undefined) {
    const { name, timeZone } = regatta
    return { name, timeZone, classes: [{ regatta, title: name }] }
  }
  const event = await requireEvent(context, address)
  const leaderboards = event.regattas.map(({ name }) => namedObject('LEADERBOARD', name))
  const [allowed, regattas] = await Promise.all([
    mayEach(context, leaderboards, action),
    Promise.all(event.regattas.map(({ name }) => readRegatta(store, name))),
  ])
  const classes = event.regattas.flatMap((one, position) => {
    const read = allowed[position] === true ? regattas[position] : undefined
    return read === undefined ? [] : [{ regatta: read, title: titleOfClass(event, one) }]
  })
  const [first] = leaderboards
  if (classes.length === 0 && first) await authorize(context, { ...first, action })
  const path = pathOf('/event', [event.id])
  return { name: event.name, timeZone: event.timeZone, path, classes }
}
