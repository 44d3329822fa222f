import { Failure, invalidInput } from '../../domain/failure.ts'
import type { Entry } from '../../domain/race/competitor.ts'
import {
  entryEntity,
  listEntries,
  pageOfEntries,
  putEntry,
  readEntry,
  type StoredEntry,
} from '../../store/entities/entries.ts'
import { securityKey } from '../../store/entities/securities.ts'
import {
  type DeviceMapping,
  deviceMappingsMax,
  mappingsByLinkMax,
} from '../../store/entities/deviceMappings.ts'
import type { Context } from '../context.ts'
import { notFound } from '../notFound.ts'
import type { Prefetch } from '../../store/items.ts'
import { refusal } from '../authorize.ts'
import { describeEntry, describePerson } from './competitorDescriptions.ts'
import { competitorObject, visibilityOfCompetitors } from './competitors.ts'
import { opensByLink } from '../regattas/registrationLink.ts'
import { requireRegatta } from '../regattas/regattas.ts'

export const entriesOf = (regattaName: string): readonly Prefetch[] => [pageOfEntries(regattaName)]

export const entryOf = (regattaName: string, competitorId: string): readonly Prefetch[] => [
  entryEntity.key(regattaName, competitorId),
]

export const visibleEntryOf = (regattaName: string, id: string): readonly Prefetch[] => [
  ...entryOf(regattaName, id),
  securityKey(competitorObject(id)),
]

export const listCompetitors = async (context: Context, regattaName: string) => {
  const { name } = await requireRegatta(context, regattaName)
  const entries = await listEntries(context.store, name)
  const ids = entries.map(({ competitor }) => competitor.id)
  const visibility = await visibilityOfCompetitors(context, ids)
  return entries.flatMap((entry, position) => {
    const { isVisible = false, withEmail = false } = visibility[position] ?? {}
    return isVisible ? [describeEntry(entry, { withEmail })] : []
  })
}

/** Shows a competitor to callers with permission, and to callers with the secret of the regatta. */
export const showCompetitorOfLeaderboard = async (
  context: Context,
  leaderboard: string,
  competitorId: string,
  secret?: string,
) => {
  const { name } = await requireRegatta(context, leaderboard, 'LEADERBOARD')
  const object = competitorObject(competitorId)
  const entry = await readEntry(context.store, name, competitorId)
  if (entry === undefined) throw notFound(object)
  const [visibility] = await visibilityOfCompetitors(context, [competitorId])
  const { isVisible = false, withEmail = false } = visibility ?? {}
  if (!isVisible && !(await opensByLink(context, object, secret, name))) {
    throw refusal(context, { ...object, action: 'READ_PUBLIC' }, { rule: 'no-grant' })
  }
  const { displayName, competitor } = entry
  return { ...describePerson(competitor, { withEmail }), displayName }
}

/** Sets the handicap of a competitor in this regatta only. */
export const changeHandicap = async (
  context: Context,
  regattaName: string,
  competitorId: string,
  handicap: Partial<Pick<Entry, 'timeOnTimeFactor' | 'timeOnDistanceAllowance'>>,
): Promise<void> => {
  const { name } = await requireRegatta(context, regattaName)
  const entry = await readEntry(context.store, name, competitorId)
  if (entry === undefined) throw unknownCompetitor(competitorId)
  await writeEntry(context, name, entry, handicap)
}

export const changeDisplayName = async (
  context: Context,
  leaderboard: string,
  competitorId: string,
  displayName: string | null,
): Promise<void> => {
  const { name } = await requireRegatta(context, leaderboard, 'LEADERBOARD')
  const entry = await readEntry(context.store, name, competitorId)
  if (entry === undefined) {
    const detail = `No competitor found for id ${competitorId}`
    throw new Failure('unknown-reference', detail, {
      errors: [{ parameter: 'competitorId', code: 'competitor', detail }],
    })
  }
  await writeEntry(context, name, entry, { displayName })
}

const writeEntry = (
  { store }: Context,
  regattaName: string,
  entry: StoredEntry,
  change: Partial<Entry>,
): Promise<void> => store.write([putEntry(regattaName, { ...entry, ...change }, entry.item)])

/** The requests about a regatta spell this text differently from the requests about a competitor. */
export const unknownCompetitor = (id: string): Failure =>
  new Failure('not-found', `Could not find a competitor with ID '${id}'.`)

export const tooManyEntries = (detail: string): Failure =>
  invalidInput([{ parameter: 'regattaName', code: 'too-many', detail }])

/**
 * @param isByLink leaves some mappings to organizers, so that phones cannot use up all of them
 * @throws Failure `invalid-input`
 */
export const requireRoomForDevice = (stored: readonly DeviceMapping[], isByLink: boolean): void => {
  const max = isByLink ? mappingsByLinkMax : deviceMappingsMax
  if (stored.length < max) return
  const detail =
    `must name a regatta with less than ${max} mappings of devices: ` +
    'removing a competitor from the regatta removes those of the competitor'
  throw invalidInput([{ pointer: '/leaderboard', code: 'too-many', detail }])
}
