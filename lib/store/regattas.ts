/** Regattas. All races of a regatta are one item, so that what happens to several is one write. */
import { encodeObjectId } from '../domain/access/objectId.ts'
import { Failure } from '../domain/failure.ts'
import { mayHaveTwins, namesMeant, pathForm, twinsOf } from '../domain/name/pathName.ts'
import {
  type RankingMetric,
  type Regatta,
  type RegistrationType,
  type Series,
  type TrackedRace,
  usualRegatta,
} from '../domain/race/regatta.ts'
import { keys } from './keys.ts'
import { listed } from './listed.ts'
import type { Expected, Item, Write } from './items.ts'
import type { Store } from './store.ts'

export interface StoredRegatta extends Regatta {
  readonly item: Item
}

/** An item of the table holds 400 KB at most. Only long names of many races come near this. */
const regattaBytesMax = 350_000

/** By the name in a path: `__` stands for `/` when no regatta has the literal name. */
export const readRegatta = async (
  store: Store,
  name: string,
): Promise<StoredRegatta | undefined> => {
  for (const meant of namesMeant(name)) {
    const item = await store.get(keys.regatta(meant))
    if (item !== undefined) return { ...regattaOf(item), item }
  }
  return undefined
}

/** @throws Failure `invalid-input` when the names in the regatta take too much room */
export const putRegatta = (regatta: Regatta, expected: Expected): Write => {
  const content = {
    name: regatta.name,
    eventId: regatta.eventId,
    boatClass: regatta.boatClass,
    registration: regatta.registration,
    rankingMetric: regatta.rankingMetric,
    registrationLinkSecret: regatta.registrationLinkSecret,
    startMillis: regatta.startMillis,
    endMillis: regatta.endMillis,
    series: regatta.series,
    trackedRaces: regatta.trackedRaces,
  }
  if (Buffer.byteLength(JSON.stringify(content)) > regattaBytesMax) {
    const detail = `A regatta takes at most ${regattaBytesMax} bytes. Use shorter names.`
    throw new Failure('invalid-input', detail)
  }
  const object = { type: 'REGATTA', id: encodeObjectId([regatta.name]) }
  return {
    put: { ...keys.regatta(regatta.name), ...content, ...listed(object, regatta.name) },
    expected,
  }
}

/**
 * A new regatta, and conditions that no regatta has the same path form. An item reserves the form.
 * The twins themselves are checked too: a regatta older than the reservations has no such item.
 */
export const putNewRegatta = (regatta: Regatta): readonly Write[] => {
  const { name } = regatta
  const put = putRegatta(regatta, 'absent')
  if (!mayHaveTwins(name)) return [put]
  return [
    put,
    { put: { ...keys.regattaPath(pathForm(name)), name }, expected: 'absent' },
    ...twinsOf(name).map((twin) => ({ absent: keys.regatta(twin) })),
  ]
}

/** Items of old tables have fewer fields. */
const regattaOf = (item: Item): Regatta => ({
  name: item.name as string,
  eventId: item.eventId as string,
  boatClass: item.boatClass as string | null,
  registration: item.registration as RegistrationType,
  rankingMetric: (item.rankingMetric ?? usualRegatta.rankingMetric) as RankingMetric,
  registrationLinkSecret: (item.registrationLinkSecret ?? null) as string | null,
  startMillis: (item.startMillis ?? null) as number | null,
  endMillis: (item.endMillis ?? null) as number | null,
  series: item.series as readonly Series[],
  trackedRaces: item.trackedRaces as readonly TrackedRace[],
})
