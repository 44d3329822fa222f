/** Proposes fleets from seeds or from standings. Nothing is stored. */
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { listEntries } from '#races/items/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { readSeeds } from '#races/rules/fleetLists.ts'
import type { Regatta, Series } from '#races/rules/regatta.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { resultsAt } from '#results/steps/history.ts'
import { rankedFleets } from '#results/rules/scoring/stages.ts'
import { readResults, type Results, scored } from '#results/steps/results.ts'
import type { wantedFleets } from '#schemas/entries/proposedFleets.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, requireValid, sentence } from '#values/failure.ts'
import { namedObject } from '#values/objectId.ts'
import { requireMoment } from '#values/time.ts'
import { dealtDownAndBack, dealtInBlocks, nearlyEqual } from '../rules/dealing.ts'
import {
  type Because,
  inOrderOfEntry,
  inOrderOfStandings,
  type RankedEntry,
} from '../rules/orderOfBoats.ts'
import { scopeOf } from './fleetScopes.ts'

type Wanted = Static<typeof wantedFleets>

export interface ProposedBoat {
  readonly entry: Entry
  /** Absent: she is in no fleet of a medal series. */
  readonly fleet: string | undefined
  readonly rank: number
  readonly because: readonly Because[]
}

export const proposeFleets = async (context: Context, wanted: Wanted) => {
  const regatta = await requireRegatta(context, wanted.regattaName)
  const { series } = scopeOf(regatta, wanted)
  const entries = inOrderOfEntry(await listEntries(context.store, regatta.name))
  const { ids: seeds, faults } = readSeeds(wanted.seeds ?? [], entries)
  const fleets = [...rankedFleets(series).keys()]
  requireValid([
    ...faults,
    ...misplacedFaults(wanted),
    ...sizeFaults(wanted, series, fleets, entries.length),
  ])
  const ordered =
    wanted.by === 'seeds'
      ? inOrderOfSeeds(entries, seeds)
      : inOrderOfStandings(entries, await resultsFor(context, regatta, series, wanted), wanted.ties)
  const dealt = dealtTo(wanted, entries.length, fleets.length)
  const boats = ordered.map((boat, position): ProposedBoat => {
    const fleet = dealt[position]
    return { ...boat, fleet: fleet === undefined ? undefined : fleets[fleet] }
  })
  return { regatta, series, fleets, boats }
}

const dealtTo = ({ by, sizes }: Wanted, boats: number, fleets: number): readonly number[] => {
  if (by === 'blocks') return dealtInBlocks(sizes ?? nearlyEqual(boats, fleets))
  const rounds = Math.ceil(boats / fleets)
  return dealtDownAndBack(sizes ?? Array<number>(fleets).fill(rounds)).slice(0, boats)
}

const inOrderOfSeeds = (
  entries: readonly Entry[],
  seeds: readonly string[],
): readonly RankedEntry[] => {
  const byId = new Map(entries.map((entry) => [entry.competitor.id, entry]))
  const seeded = seeds.flatMap((id) => byId.get(id) ?? [])
  const others = entries.filter(({ competitor }) => !seeds.includes(competitor.id))
  return [...seeded, ...others].map((entry, index) => {
    const rank = index + 1
    const isSeeded = index < seeded.length
    return { entry, rank, because: [isSeeded ? ['seed', { rank }] : ['noSeed']] }
  })
}

/** A final is dealt from the qualifying series alone. */
const resultsFor = async (
  context: Context,
  regatta: Regatta,
  { stage }: Series,
  { at }: Wanted,
): Promise<Results> => {
  await authorize(context, { ...namedObject('LEADERBOARD', regatta.name), action: 'READ' })
  const now = await readResults(context, regatta.name)
  const results = at === undefined ? now : await resultsAt(context, now, requireMoment(at, '/at'))
  const qualifying = results.regatta.series.filter((one) => one.stage === 'qualifying')
  if (stage !== 'final' || qualifying.length === 0) return results
  return scored({ ...results, regatta: { ...results.regatta, series: qualifying } })
}

const misplacedFaults = ({ by, seeds, ties, at }: Wanted): readonly InputError[] => {
  const sent = by === 'seeds' ? { ties, at } : { seeds }
  return Object.entries(sent).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          {
            pointer: `/${name}`,
            code: 'misplaced',
            detail: sentence`must be absent: fleets by ${by} do not follow from it`,
          },
        ],
  )
}

const sizeFaults = (
  { by, sizes }: Wanted,
  { stage }: Series,
  fleets: readonly string[],
  boats: number,
): readonly InputError[] => {
  const pointer = '/sizes'
  const isMedal = stage === 'medal'
  if (sizes === undefined) {
    if (!isMedal || by !== 'blocks') return []
    const detail = sentence`is required for a medal series: the number of boats that sail in it`
    return [{ pointer, code: 'required', detail }]
  }
  if (sizes.length !== fleets.length) {
    const detail = sentence`must have a number for each fleet: ${fleets.join(', ')}`
    return [{ pointer, code: 'fleets', detail }]
  }
  const sum = sizes.reduce((total, size) => total + size, 0)
  if (sum === boats || (isMedal && sum < boats)) return []
  const detail = sentence`must add up to the number of boats in the regatta, ${boats}; found ${sum}`
  return [{ pointer, code: 'sum', detail }]
}
