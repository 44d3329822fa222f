import { may, mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { notFound } from '#access/notFound.ts'
import {
  putCompetitor,
  putNewBoat,
  readCompetitor,
  type StoredCompetitor,
} from '#races/items/competitors.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { isRegisteredByUser } from '#races/steps/registrationLink.ts'
import { removalOf, type Write } from '#table/items.ts'
import { changeOfCompetitor, proposing } from '../rules/proposals.ts'
import { namedObject } from '#values/objectId.ts'
import { putEntry, readEntry, type StoredEntry } from '#races/items/entries.ts'
import { readRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import {
  type Boat,
  type Competitor,
  type Entry,
  namesIn,
  type Proposal,
  withRestOf,
} from '#races/rules/competitor.ts'
import { hasOtherFacts } from '#results/rules/facts.ts'
import { resultsWrites } from '#results/steps/changeFacts.ts'
import { withValues } from './entryValues.ts'
import { randomUUID } from 'node:crypto'
import { putSecurity } from '#table/items/securities.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { securityOfPart } from '#races/steps/parts.ts'
import { isSameJson } from '#values/sameJson.ts'

/**
 * The competitor itself changes if the caller may UPDATE it, or if it was made for a regatta that the
 * caller organizes. A sailor who entered her by the link proposes changes of the entry.
 * @returns also the values that wait in a regatta; `shown` may be an entry of somebody else's competitor
 */
export const changeCompetitor = async (
  context: Context,
  stored: StoredCompetitor,
  changed: Competitor,
) => {
  const { item, ...entered } = stored
  const [all, mayUpdate] = await Promise.all([
    changedEntries(context, stored, changed),
    may(context, competitorObject(stored.id), 'UPDATE'),
  ])
  const isChanged =
    mayUpdate || all.some(({ isOrganizer, before }) => isOrganizer && before.isPart === true)
  const entries = isChanged ? all : all.flatMap(ofEntryOnly(context))
  const [first] = entries
  if (!isChanged && first === undefined) throw notFound(competitorObject(stored.id))
  const values = changeOfCompetitor(stored, changed)
  const proposal: Proposal = Object.fromEntries(
    entries
      .filter(({ isOrganizer }) => !isOrganizer)
      .flatMap(({ after }) => Object.entries(after.proposal ?? {}))
      .filter(([name]) => name in values),
  )
  return {
    shown: isChanged || first === undefined ? changed : first.after.competitor,
    ...(Object.keys(proposal).length > 0 && { proposal }),
    writes: [
      ...(isChanged ? [putCompetitor(changed, entered, item)] : []),
      ...(await writesOfEntries(context, entries)),
    ],
  }
}

/** Sailors who entered by the link propose values. The rest of their copy follows the competitor. */
const ofEntryOnly =
  ({ caller }: Context) =>
  (entry: ChangedEntry): readonly ChangedEntry[] => {
    const { isOrganizer, before, after } = entry
    if (isOrganizer) return [entry]
    if (!isRegisteredByUser(before, caller)) return []
    return [{ ...entry, after: { ...before, proposal: after.proposal } }]
  }

interface ChangedEntry {
  readonly regatta: StoredRegatta
  readonly before: StoredEntry
  readonly after: Entry
  /** The change counts. Otherwise it is a proposal, unless the regatta is over. */
  readonly isOrganizer: boolean
}

/** The change counts where the caller organizes. Elsewhere it is a proposal, until the end. */
const changedEntries = async (
  context: Context,
  stored: StoredCompetitor,
  changed: Competitor,
  regattaNames: readonly string[] = stored.regattaNames,
): Promise<readonly ChangedEntry[]> => {
  const objects = regattaNames.map((name) => namedObject('REGATTA', name))
  const reading = mayEach(context, objects, 'UPDATE')
  const values = changeOfCompetitor(stored, changed)
  const entries = regattaNames.map(async (name, position) => {
    const [regatta, before, organizes] = await Promise.all([
      readRegatta(context.store, name),
      readEntry(context.store, name, stored.id),
      reading,
    ])
    if (regatta === undefined || before === undefined) return []
    const isOrganizer = organizes[position] === true
    const followed = withRestOf(before, changed)
    const isOver = regatta.endMillis !== null && regatta.endMillis < context.nowMillis
    const after = isOrganizer
      ? { ...withValues(regatta, followed, values), proposal: before.proposal }
      : isOver
        ? followed
        : proposing(followed, values)
    return [{ regatta, before, after, isOrganizer }]
  })
  return (await Promise.all(entries)).flat()
}

/** The writes of the entries, and of the results that they move. */
const writesOfEntries = async (context: Context, entries: readonly ChangedEntry[]) => {
  const ofResults = entries
    .filter(({ before, after }) => hasOtherFacts(before, after))
    .map(({ regatta, after }) => resultsWrites(context, regatta, { entries: [after] }))
  return [
    ...entries.map(({ regatta, before, after }) => putEntry(regatta.name, after, before.item)),
    ...(await Promise.all(ofResults)).flat(),
  ]
}

/**
 * The entries of a competitor that was made for the regatta change elsewhere too.
 * @param target the regatta of another class, to which the entry moves
 */
export const entryWrites = async (
  context: Context,
  regatta: Regatta,
  before: StoredEntry,
  after: Entry,
  target: Regatta = regatta,
): Promise<readonly Write[]> => {
  const isMoved = target.name !== regatta.name
  const put = (entry: Entry) =>
    isMoved
      ? [removalOf(before), putEntry(target.name, entry, 'absent')]
      : [putEntry(regatta.name, entry, before.item)]
  const isSame = isSameJson(shownOf(before.competitor), shownOf(after.competitor))
  const isChanged = !isSame && (await isPart(context, before))
  if (!isChanged && !isMoved) return put(after)
  const stored = await readCompetitor(context.store, after.competitor.id)
  if (stored === undefined) return put(after)
  const entered = isMoved ? enteredInstead(stored, regatta.name, target.name) : stored
  if (!isChanged) return [...put(after), putCompetitor(stored, entered, stored.item)]
  const { name, shortName, nationality, email } = after.competitor
  const boat = boatAfter(stored.boat, after.competitor.boat)
  const competitor = { ...stored, name, shortName, nationality, email, boat }
  const elsewhere = stored.regattaNames.filter((other) => other !== regatta.name)
  const others = await changedEntries(context, stored, competitor, elsewhere)
  return [
    ...(boat.id === stored.boat.id ? [] : await newBoatWrites(context, target, boat)),
    putCompetitor(competitor, entered, stored.item),
    ...put({ ...after, competitor: { ...after.competitor, boat } }),
    ...(await writesOfEntries(context, others)),
  ]
}

const enteredInstead = (
  { regattaNames, namesByOthers }: StoredCompetitor,
  old: string,
  later: string,
) => {
  const names = (all: readonly string[]) => all.map((name) => (name === old ? later : name))
  return {
    regattaNames: names(regattaNames),
    namesByOthers: namesByOthers && names(namesByOthers),
  }
}

const newBoatWrites = async (context: Context, regatta: Regatta, boat: Boat) => {
  const security = await securityOfPart(context, regatta, ['READ_PUBLIC'])
  return [putNewBoat(boat), putSecurity({ type: 'BOAT', id: boat.id }, security, 'any')]
}

const shownOf = (competitor: Competitor) => [namesIn(competitor), competitor.email]

/** In old tables it is not known, and the permission on the competitor decides. */
const isPart = async (context: Context, { isPart: known, competitor }: Entry): Promise<boolean> =>
  known ?? (await may(context, competitorObject(competitor.id), 'UPDATE'))

/** Other competitors may sail the same boat, so a changed boat is a new one. */
const boatAfter = (before: Boat, after: Boat): Boat =>
  isSameJson({ ...before, id: after.id }, after) ? before : { ...after, id: randomUUID() }
