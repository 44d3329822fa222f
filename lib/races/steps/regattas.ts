import { namedObject } from '#access/rules/objectId.ts'
import { formatRequest } from '#access/rules/permission.ts'
import { Failure, invalidInput } from '#values/failure.ts'
import { changedRegatta, type Regatta, type WantedRegatta } from '../rules/regatta.ts'
import { startMillisOf, trackingIntervalOf } from '../rules/raceTimes.ts'
import { nameOf } from '#table/resources.ts'
import { putRegatta, readRegatta, type StoredRegatta } from '../items/regattas.ts'
import { notFound } from '#endpoint/notFound.ts'
import type { Context } from '#endpoint/context.ts'
import { type ListRange, listReadable } from '#access/listReadable.ts'
import { mayWithoutEnd } from '#access/readable.ts'
import { describeRegatta } from './regattaDescriptions.ts'
import { requireTrackedRace, trackedRacesOf } from './trackedRaces.ts'

/** By the name in a path. A leaderboard exists exactly if its regatta does. */
export const requireRegatta = async (
  { store }: Context,
  name: string,
  type: 'REGATTA' | 'LEADERBOARD' = 'REGATTA',
): Promise<StoredRegatta> => {
  const regatta = await readRegatta(store, name)
  if (regatta === undefined) throw notFound(namedObject(type, name))
  return regatta
}

export const showRegatta = async (context: Context, name: string) =>
  withSecret(context, await requireRegatta(context, name))

/**
 * Callers with UPDATE on the regatta also get the secret of the registration link. It would still
 * open the regatta after the end of a window, so that a right with an end does not show it.
 */
const withSecret = async (context: Context, regatta: Regatta) => {
  const { registrationLinkSecret } = regatta
  return {
    ...describeRegatta(regatta),
    ...((await mayKnowSecret(context, regatta)) ? { registrationLinkSecret } : {}),
  }
}

const mayKnowSecret = (context: Context, { name }: Regatta) =>
  mayWithoutEnd(context, namedObject('REGATTA', name), 'UPDATE')

/** Values that the request does not contain are cleared, except secret and registration. */
export const changeRegatta = async (context: Context, name: string, wanted: WantedRegatta) => {
  const regatta = await requireRegatta(context, name)
  const changed = changedRegatta(regatta, wanted)
  const { startMillis, endMillis, registrationLinkSecret } = changed
  const isNewSecret = registrationLinkSecret !== regatta.registrationLinkSecret
  if (isNewSecret && !(await mayKnowSecret(context, regatta))) throw secretWithoutEnd(regatta)
  if (startMillis !== null && endMillis !== null && endMillis < startMillis) {
    const detail = 'must not be before the start'
    throw invalidInput([{ pointer: '/endTimePointAsMillis', code: 'order', detail }])
  }
  await context.store.write([putRegatta(changed, regatta.item)])
  return withSecret(context, changed)
}

const secretWithoutEnd = ({ name }: Regatta): Failure => {
  const permission = formatRequest({ ...namedObject('REGATTA', name), action: 'UPDATE' })
  const detail = `Not permitted to set the secret of the registration link: your permission [${permission}] has an end, and the secret has none. Leave out registrationLinkSecret.`
  return new Failure('forbidden', detail, { permission, rule: 'not-held' })
}

/** Absent values are unchanged. */
export const changeLeaderboard = async (
  context: Context,
  name: string,
  wanted: { readonly displayName?: string | undefined; readonly thresholds?: number[] | undefined },
): Promise<void> => {
  const regatta = await requireRegatta(context, name, 'LEADERBOARD')
  const { displayName = regatta.leaderboardDisplayName, thresholds } = wanted
  const changed = {
    ...regatta,
    leaderboardDisplayName: displayName === '' ? null : displayName,
    discardThresholds: thresholds ?? regatta.discardThresholds,
  }
  await context.store.write([putRegatta(changed, regatta.item)])
}

export const listRegattas = (context: Context, range: ListRange) =>
  listNamed(context, 'REGATTA', describeRegatta, range)

/** The names only, as existing clients expect. */
export const listLeaderboards = (context: Context, range: ListRange) =>
  listNamed(context, 'LEADERBOARD', ({ name }) => name, range)

/** In one entry, as existing clients expect. A page has the races of as many regattas as requested. */
export const listTrackedRaces = async (context: Context, range: ListRange) => {
  const { entries, next } = await listNamed(context, 'REGATTA', describeRacesOf, range)
  const races = entries.flat()
  return { entries: races.length === 0 ? [] : [{ remoteUrl: null, races }], next }
}

const describeRacesOf = (regatta: Regatta) =>
  trackedRacesOf(regatta).map((race) => ({
    raceName: race.tracked.name,
    regattaName: regatta.name,
    startOfRaceAsMillis:
      startMillisOf(regatta, race) ?? trackingIntervalOf(regatta, race).fromMillis,
  }))

const listNamed = <Entry>(
  context: Context,
  type: 'REGATTA' | 'LEADERBOARD',
  describe: (regatta: Regatta) => Entry,
  range: ListRange,
) =>
  listReadable(
    context,
    {
      type,
      show: async (id) => {
        const regatta = await readRegatta(context.store, nameOf(id))
        // The decision was about exactly this name, so a regatta with another spelling is omitted.
        return regatta?.name === nameOf(id) ? describe(regatta) : undefined
      },
    },
    range,
  )

/** Maneuvers are not detected, so every known race has an empty list. */
export const listManeuvers = async (context: Context, regattaName: string, raceName: string) => {
  requireTrackedRace(await requireRegatta(context, regattaName), raceName)
  return { bycompetitor: [] }
}
