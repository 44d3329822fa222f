/** Copies of events, such as that of last year. */
import { randomUUID } from 'node:crypto'
import { authorize } from '#access/authorize.ts'
import { signedIn } from '#access/context.ts'
import { creationOwnership, type Ownership } from '#access/creation.ts'
import { allowsEverybody } from '#access/rules/acl.ts'
import type { Context } from '#endpoint/context.ts'
import type { copiedEvent } from '#schemas/races/event.ts'
import type { Static } from '#schemas/schema.ts'
import { type ObjectSecurity, readSecurity, unsecured } from '#table/items/securities.ts'
import { invalidInput, sentence } from '#values/failure.ts'
import { namedObject, type ObjectReference } from '#values/objectId.ts'
import { type SailingEvent, timesOfNewEvent } from '../rules/event.ts'
import { courseAreaId, type Regatta, usualRegatta } from '../rules/regatta.ts'
import { requireEvent } from './events.ts'
import { comparedForms } from './regattaLooks.ts'
import { writeNewEvent } from './newEvents.ts'
import { requireRegatta } from './regattas.ts'

type WantedCopy = Static<typeof copiedEvent>

/** Needs READ on the regattas too, as copies show their settings. */
export const copyEvent = async (context: Context, wanted: WantedCopy) => {
  signedIn(context)
  const copied = await requireEvent(context, wanted.eventId)
  const regattas = await Promise.all(
    copied.regattas.map(({ name }) => requireRegatta(context, name)),
  )
  for (const { name } of regattas) {
    await authorize(context, { ...namedObject('REGATTA', name), action: 'READ' })
  }
  const names = await namesOfCopies(copied, wanted.eventName)
  const nameOf = (before: string) => names.get(before) ?? before
  const { description } = copied
  const event = {
    ...copied,
    id: randomUUID(),
    name: wanted.eventName,
    description: description === copied.name ? wanted.eventName : description,
    ...timesOfCopy(copied, wanted, context.nowMillis),
    regattas: copied.regattas.map(({ name, boatClass }) => ({ name: nameOf(name), boatClass })),
  }
  const ownership = await creationOwnership(context)
  return writeNewEvent(context, {
    event,
    security: await securityLike(context, { type: 'EVENT', id: copied.id }, ownership),
    regattas: await Promise.all(
      regattas.map(async (regatta) => ({
        regatta: copyOfRegatta(regatta, nameOf(regatta.name), event),
        security: await securityLike(context, namedObject('REGATTA', regatta.name), ownership),
      })),
    ),
    hasLeaderboardGroup: copied.leaderboardGroup !== null,
    hasOwnGroup: wanted.ownGroup === true,
  })
}

/**
 * Two regattas may come to the same name, such as "Kiel Laser" and "Laser" of the event "Kiel". The
 * second one gets a number, so that the event can be copied without a new name for a regatta.
 * @throws Failure `invalid-input`
 */
const namesOfCopies = async ({ name: ofEvent, regattas }: SailingEvent, wanted: string) => {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { name } of regattas) {
    const usual = nameOfCopy(name, ofEvent, wanted)
    let copy = usual
    let forms = await comparedForms(copy)
    for (let number = 2; forms.some((form) => taken.has(form)); number += 1) {
      copy = `${usual} (${number})`
      forms = await comparedForms(copy)
    }
    for (const form of forms) taken.add(form)
    names.set(name, requireShort(copy))
  }
  return names
}

/** Names that begin with that of the event, as a word, begin with the new one. */
const nameOfCopy = (name: string, ofEvent: string, wanted: string): string => {
  const rest = name.startsWith(ofEvent) ? name.slice(ofEvent.length) : undefined
  return rest === undefined || /^[\p{L}\p{M}\p{N}]/u.test(rest)
    ? `${wanted} ${name}`
    : `${wanted}${rest}`
}

const requireShort = (copy: string): string => {
  if (copy.length <= nameCharactersMax) return copy
  const detail = sentence`must be shorter: the regatta ${copy} would have ${copy.length} characters, and ${nameCharactersMax} are the limit`
  throw invalidInput([{ parameter: 'eventName', code: 'maxLength', detail }])
}

const nameCharactersMax = 100

const timesOfCopy = (copied: SailingEvent, wanted: WantedCopy, nowMillis: number) => {
  const { startMillis, endMillis } = timesOfNewEvent(wanted, nowMillis)
  const isEndKnown = wanted.enddateasmillis !== undefined
  const { startMillis: start, endMillis: end } = copied
  const lasts = start === null || end === null || isEndKnown ? endMillis - startMillis : end - start
  if (lasts >= 0) return { startMillis, endMillis: startMillis + lasts }
  const detail = 'must not be before the start'
  throw invalidInput([{ pointer: '/enddateasmillis', code: 'order', detail }])
}

/** The caller owns the copy. Everybody may read it exactly if everybody may read the original. */
const securityLike = async (
  context: Context,
  original: ObjectReference,
  ownership: Ownership,
): Promise<ObjectSecurity> => {
  const { acl } = await readSecurity(context.store, original)
  const isPublic = allowsEverybody(acl, { ...original, action: 'READ' }, context.nowMillis)
  return {
    ...unsecured,
    ...ownership,
    acl: isPublic ? [{ groupId: null, actions: ['READ'] }] : [],
  }
}

type NewTimes = Pick<SailingEvent, 'id' | 'startMillis' | 'endMillis' | 'timeZone'>

const copyOfRegatta = (regatta: Regatta, name: string, event: NewTimes): Regatta => ({
  ...usualRegatta,
  id: randomUUID(),
  name,
  eventId: event.id,
  startMillis: event.startMillis,
  endMillis: event.endMillis,
  timeZone: event.timeZone,
  courseAreaId: courseAreaId(event.id),
  registrationLinkSecret: randomUUID(),
  boatClass: regatta.boatClass,
  registration: regatta.registration,
  rankingMetric: regatta.rankingMetric,
  discardThresholds: regatta.discardThresholds,
  penaltyBase: regatta.penaltyBase,
  scoring: regatta.scoring,
  useStartTimeInference: regatta.useStartTimeInference,
  controlTrackingFromStartAndFinishTimes: regatta.controlTrackingFromStartAndFinishTimes,
  autoRestartTrackingUponCompetitorSetChange: regatta.autoRestartTrackingUponCompetitorSetChange,
  buoyZoneRadiusInHullLengths: regatta.buoyZoneRadiusInHullLengths,
  series: regatta.series.map((series) => ({
    ...series,
    raceColumns: series.raceColumns.map((column) => ({ ...column, id: randomUUID() })),
  })),
})
