/** New entries, by organizers or by the registration link. */
import { namedObject } from '#values/objectId.ts'
import { may } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { entriesMax, listAllEntries, type StoredEntry } from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import type { Competitor, Entry, Proposal } from '#races/rules/competitor.ts'
import { seriesWithFleet } from '#races/rules/fleets.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { fleetsNamed } from '#races/steps/fleets.ts'
import { hasResults } from '#results/steps/results.ts'
import type { Write } from '#table/items.ts'
import { Failure, invalidInput, plural, sentence, type Wording } from '#values/failure.ts'
import { proposing } from '../rules/proposals.ts'
import { boatWithSail } from '../rules/sails.ts'

/** Part of the descriptions. */
export const rulesOfLink =
  'the entry waits for an organizer (`waiting`) once the regatta has results, or if an entry has the ' +
  'sail number already. A rating, or another fleet than the first, waits too.'

/**
 * A caller with UPDATE on the regatta makes an entry that counts. By the link, a rating is a proposal,
 * and so is a fleet that is not the first one. An entry by the link waits for an organizer if there are
 * results, or if its sail number is that of an entry that counts.
 * @throws Failure `invalid-input`, `forbidden`, `too-many-requests`
 */
export const enter = async (
  context: Context,
  regatta: StoredRegatta,
  competitor: Competitor,
  fleet: string | undefined,
): Promise<Entry> => {
  const { store, nowMillis: enteredMillis } = context
  await requireRoom(context, regatta, 1)
  const { fleets } = fleetsNamed(regatta, fleet)
  const isOrganizer = await may(context, namedObject('REGATTA', regatta.name), 'CHANGE_ENTRIES')
  // Existing clients enter several helms of one boat.
  if (isOrganizer) return { ...newEntry(competitor), enteredMillis, ...(fleets && { fleets }) }
  requireOpen(context, regatta)
  const all = await listAllEntries(store, regatta.name)
  requireRoomByLink(context, all)
  const hasTakenSail = boatWithSail(all)({ competitor }) !== undefined
  const isWaiting = hasTakenSail || (await hasResults(store, regatta)) || undefined
  const isFirst =
    fleet === undefined || seriesWithFleet(regatta, fleet).every((one) => one.fleets[0] === fleet)
  const { timeOnTimeFactor, timeOnDistanceAllowance } = competitor
  const unrated = { ...competitor, timeOnTimeFactor: null, timeOnDistanceAllowance: null }
  const proposal: Proposal = {
    timeOnTimeFactor,
    timeOnDistanceAllowance,
    ...(isFirst ? {} : { fleet }),
  }
  const entry = { ...newEntry(unrated), enteredMillis, isByLink: true, isWaiting }
  return proposing({ ...entry, ...(isFirst && fleets && { fleets }) }, proposal)
}

/** Simultaneous entries by the link conflict, so that each counts those before it. */
export const linkWrites = (regatta: StoredRegatta, { isByLink }: Entry): readonly Write[] =>
  isByLink === true ? [putRegatta(regatta, regatta.item)] : []

/** @throws Failure `forbidden` */
const requireOpen = ({ nowMillis }: Context, { name, entriesCloseMillis }: Regatta): void => {
  if (entriesCloseMillis === null || nowMillis < entriesCloseMillis) return
  const time = new Date(entriesCloseMillis).toISOString()
  const detail = sentence`The entries of regatta '${name}' closed at ${time}. Ask an organizer to enter the boat.`
  throw new Failure('forbidden', detail)
}

/** The other places are for organizers. */
const entriesByLinkMax = 900

const entriesInMinuteMax = 60

const requireRoomByLink = ({ nowMillis }: Context, all: readonly StoredEntry[]): void => {
  const byLink = all.filter(({ isByLink }) => isByLink === true)
  if (byLink.length >= entriesByLinkMax) {
    throw tooManyEntries(
      sentence`must name a regatta with less than ${entriesByLinkMax} entries by its link: an organizer can enter others`,
    )
  }
  const recent = byLink
    .flatMap(({ enteredMillis = 0 }) => enteredMillis)
    .filter((millis) => millis > nowMillis - 60_000)
  if (recent.length < entriesInMinuteMax) return
  const seconds = Math.ceil((Math.min(...recent) + 60_000 - nowMillis) / 1000)
  const detail = sentence`The registration link takes ${entriesInMinuteMax} entries within a minute. Try again in ${plural(seconds, 'second')}.`
  throw new Failure('too-many-requests', detail, { seconds })
}

export const tooManyEntries = (detail: Wording): Failure =>
  invalidInput([{ parameter: 'regattaName', code: 'too-many', detail }])

/** @throws Failure `invalid-input` */
export const requireRoom = async ({ store }: Context, { name }: Regatta, added: number) => {
  const entries = await listAllEntries(store, name)
  if (entries.length + added <= entriesMax) return
  throw tooManyEntries(sentence`must name a regatta that has at most ${entriesMax} entries then`)
}

export const newEntry = (competitor: Competitor): Entry => ({
  competitor,
  displayName: null,
  timeOnTimeFactor: null,
  timeOnDistanceAllowance: null,
})
