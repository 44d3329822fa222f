/** Reads the page of the entries of a regatta. */
import { may, mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { entityTagOfResult } from '#endpoint/response.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { readEvent } from '#races/items/events.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { hasFleets, needsFleets, type Regatta } from '#races/rules/regatta.ts'
import { keptSettingsOf } from '#races/rules/regattaChange.ts'
import { sailText } from '#races/rules/sailNumber.ts'
import { ratingText } from '#races/rules/yardstick.ts'
import { describeEntries, visibleEntries } from '#races/steps/entries.ts'
import { phoneState, readPhones } from '#races/steps/phones.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Language } from '#values/language.ts'
import { namedObject } from '#values/objectId.ts'
import { minuteText } from '#page/time.ts'
import { timeText } from '#values/venueTime.ts'
import { fill, numberText } from '#values/words.ts'
import { choosableFleets, textsOf } from '../rules/entryTexts.ts'
import { entriesWords } from '../words/entriesWords.ts'

export type EntriesPage = Awaited<ReturnType<typeof readEntriesPage>>

/** The data of the table of entries, also for its script. */
export type EntriesTablePage = EntriesPage['table']

export type EntryRow = EntriesTablePage['entries'][number]

type Entry = Awaited<ReturnType<typeof visibleEntries>>[number]

/** Requires permission to read the regatta. */
export const readEntriesPage = async (context: Context, language: Language, name: string) => {
  const regatta = await requireRegatta(context, name)
  const stored = await listAllEntries(context.store, regatta.name)
  const all = stored.filter(({ isWaiting }) => isWaiting !== true)
  const [visible, mayUpdate] = await Promise.all([
    visibleEntries(context, regatta.name, all),
    may(context, namedObject('REGATTA', regatta.name), 'CHANGE_ENTRIES'),
  ])
  const phoneOf = mayUpdate ? await phoneTexts(context, language, regatta) : () => ''
  const entries = visible
    .map((entry) => ({ ...rowOf(regatta, language, entry), phone: phoneOf(entry) }))
    .toSorted((one, other) => one.sail.localeCompare(other.sail, 'en', { numeric: true }))
  const words = entriesWords[language]
  return {
    language,
    words,
    regatta: regatta.name,
    userName: context.caller?.user.name,
    mayUpdate,
    hasFleets: needsFleets(regatta),
    waiting: mayUpdate ? stored.filter(({ isWaiting }) => isWaiting === true) : [],
    proposals: mayUpdate ? all.filter(({ proposal }) => proposal !== undefined) : [],
    table: {
      language,
      words: { ...words.entries, ...words.work },
      fields: words.fields,
      regatta: regatta.name,
      mayUpdate,
      entries,
      hiddenCount: all.length - entries.length,
      classes: mayUpdate ? await readClasses(context, regatta) : [],
      boatClass: regatta.boatClass,
      hasRatings:
        regatta.rankingMetric !== 'ONE_DESIGN' || entries.some(({ rating }) => rating !== ''),
      closing: mayUpdate ? await closingOf(context, language, regatta) : undefined,
      /** A sailor may propose something else while an organizer looks at the page. */
      etag: mayUpdate ? entityTagOfResult(await describeEntries(context, regatta, stored)) : '',
    },
  }
}

/** For callers who may change the settings of the regatta, if the link lets sailors enter themselves. */
const closingOf = async (context: Context, language: Language, regatta: Regatta) => {
  const { name, registration, registrationLinkSecret: secret, entriesCloseMillis } = regatta
  if (registration === 'CLOSED' || secret === null || secret === '') return undefined
  if (!(await may(context, namedObject('REGATTA', name), 'UPDATE'))) return undefined
  const words = entriesWords[language].closing
  const time = minuteText(entriesCloseMillis ?? 0, regatta.timeZone ?? 'UTC', language)
  const sentence = entriesCloseMillis === null ? '' : fill(words.closesAt, { time })
  return { words, sentence, settings: keptSettingsOf(regatta) }
}

/** The classes of the event to which the caller may move entries, the regatta itself first. */
const readClasses = async (context: Context, regatta: Regatta) => {
  const event = await readEvent(context.store, regatta.eventId)
  const others = (event?.regattas ?? []).filter(({ name }) => name !== regatta.name)
  const objects = others.map(({ name }) => namedObject('REGATTA', name))
  const [read, allowed] = await Promise.all([
    Promise.all(others.map(({ name }) => readRegatta(context.store, name))),
    mayEach(context, objects, 'CHANGE_ENTRIES'),
  ])
  const movable = read.flatMap((one, position) => (one && allowed[position] ? [one] : []))
  return [regatta, ...movable].map((one) => ({
    name: one.name,
    boatClass: one.boatClass,
    fleets: choosableFleets(one),
  }))
}

const rowOf = (regatta: Regatta, language: Language, entry: Entry) => {
  const { competitor, displayName, fleets = [] } = entry
  const fleetNames = hasFleets(regatta) ? fleets.map(({ fleet }) => fleet) : []
  const name = displayName ?? competitor.name
  return {
    id: competitor.id,
    texts: textsOf(regatta, language, entry),
    sail: sailText(competitor),
    name,
    isWithdrawn: 'withdrawn' in entry && entry.withdrawn === true,
    hasProposal: 'proposal' in entry && entry.proposal !== undefined,
    boat: competitor.boat.name === name ? '' : (competitor.boat.name ?? ''),
    crew: 'crew' in entry && typeof entry.crew === 'string' ? entry.crew : '',
    club: 'club' in entry && typeof entry.club === 'string' ? entry.club : '',
    fleet: [...new Set(fleetNames)].join(', '),
    rating: ratingOf(entry, language),
  }
}

const ratingOf = ({ competitor, ...own }: Entry, language: Language): string => {
  const allowance = own.timeOnDistanceAllowance ?? competitor.timeOnDistanceAllowance
  const factor = own.timeOnTimeFactor ?? competitor.timeOnTimeFactor
  return [
    ...(factor === null ? [] : [numberText(language, ratingText(factor))]),
    ...(allowance === null ? [] : [`${numberText(language, allowance)} s/NM`]),
  ].join(', ')
}

/** Phones need permission to update the regatta. */
const phoneTexts = async (context: Context, language: Language, regatta: Regatta) => {
  const phones = await readPhones(context, regatta.name)
  const words = entriesWords[language].entries
  return ({ competitor }: Entry): string => {
    const phone = phones.get(competitor.id)
    const state = phoneState(phone, context.nowMillis)
    if (state === 'none') return words.noPhone
    const { lastMillis, clockAheadSeconds: seconds } = phone ?? {}
    const clock = seconds === undefined ? [] : [fill(words.clockAhead, { seconds })]
    if (lastMillis === undefined) return [words.sentNothing, ...clock].join(', ')
    const time = timeText(regatta.timeZone ?? 'UTC', lastMillis, context.nowMillis)
    const sends = state === 'sends' ? words.sends : fill(words.silentSince, { time })
    return [sends, ...clock].join(', ')
  }
}
