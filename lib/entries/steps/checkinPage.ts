/** Reads the page of the registration link. */
import type { Context } from '#endpoint/context.ts'
import { daysText, minuteText } from '#page/time.ts'
import { readEvent } from '#races/items/events.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { readRegatta } from '#races/items/regattas.ts'
import type { SailingEvent } from '#races/rules/event.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { isRegisteredByUser, opensByLink } from '#races/steps/registrationLink.ts'
import { hasResults } from '#results/steps/results.ts'
import type { checkin } from '#schemas/entries/changes.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure } from '#values/failure.ts'
import type { Language } from '#values/language.ts'
import { namedObject } from '#values/objectId.ts'
import { fill } from '#values/words.ts'
import { boatWithSail } from '../rules/sails.ts'
import { entriesWords } from '../words/entriesWords.ts'

type Checkin = Static<typeof checkin>

export type CheckinPage = Awaited<ReturnType<typeof readCheckinPage>>

/** @throws Failure `unauthenticated` for a wrong secret and an unknown event alike */
export const readCheckinPage = async (context: Context, language: Language, link: Checkin) => {
  const { event, regatta } = await requireLink(context, link)
  const { startMillis, endMillis, venue } = event
  const { boatClass } = regatta
  const days = daysText(startMillis, endMillis, regatta.timeZone ?? 'UTC', language)
  const isOfKnown = [link.competitor_id, link.boat_id, link.mark_id].some((id) => id !== undefined)
  return {
    language,
    words: entriesWords[language],
    userName: context.caller?.user.name,
    event: event.name,
    facts: [days, venue.name ?? '', boatClass ?? ''].filter((fact) => fact !== ''),
    isOfKnown,
    regatta: regatta.name,
    boatClass,
    secret: link.secret ?? '',
    /** To come back to. */
    path: `/tracking/checkin?${new URLSearchParams({ ...link }).toString()}`,
    entry: isOfKnown ? {} : await entryOf(context, language, regatta),
    ownEntries: await ownEntriesOf(context, regatta),
  }
}

/** The entries that the caller made by the link. Entries of others can wait, and stay unseen. */
const ownEntriesOf = async ({ store, caller }: Context, { name }: Regatta) => {
  if (caller === undefined) return []
  const all = await listAllEntries(store, name)
  const find = boatWithSail(all)
  return all
    .filter((entry) => isRegisteredByUser(entry, caller))
    .map((entry) => ({ ...entry, hasTakenSail: find(entry) !== undefined }))
}

const requireLink = async (
  context: Context,
  { event_id: id, leaderboard_name: regattaName, secret }: Checkin,
): Promise<{ readonly event: SailingEvent; readonly regatta: Regatta }> => {
  const event = await readEvent(context.store, id)
  const names = regattaName === undefined ? event?.regattas.map(({ name }) => name) : [regattaName]
  for (const name of names ?? []) {
    const regatta = await readRegatta(context.store, name)
    if (event === undefined || regatta?.eventId !== event.id) continue
    const opens = await opensByLink(context, namedObject('REGATTA', regatta.name), secret)
    if (opens) return { event, regatta }
  }
  throw new Failure('unauthenticated', 'Ask the organizer of the event for its current link.')
}

/** @returns why nobody can enter, or why an entry may wait */
const entryOf = async (
  { store, nowMillis }: Context,
  language: Language,
  regatta: Regatta,
): Promise<{ readonly refusal?: string; readonly waits?: string }> => {
  const { registration, entriesCloseMillis, timeZone } = regatta
  const words = entriesWords[language].checkin
  if (registration === 'CLOSED') return { refusal: words.noEntries }
  if (entriesCloseMillis !== null && entriesCloseMillis <= nowMillis) {
    const time = minuteText(entriesCloseMillis, timeZone ?? 'UTC', language)
    return { refusal: fill(words.closed, { time }) }
  }
  return { waits: (await hasResults(store, regatta)) ? words.waitsForResults : words.waitsForSail }
}
