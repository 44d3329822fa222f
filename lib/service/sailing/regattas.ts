/** Regattas and their leaderboards, to read. */
import { encodeObjectId } from '../../domain/objectId.ts'
import { type Race, racesOf, type Regatta, type Series } from '../../domain/regatta.ts'
import { nameOf } from '../../store/objects.ts'
import { readRegatta, type StoredRegatta } from '../../store/regattas.ts'
import { absence } from '../absence.ts'
import type { Context } from '../context.ts'
import { type ListRange, listReadable } from '../listReadable.ts'

/** By the name in a path. A leaderboard is missing when its regatta is. */
export const requireRegatta = async (
  { store }: Context,
  name: string,
  type: 'REGATTA' | 'LEADERBOARD' = 'REGATTA',
): Promise<StoredRegatta> => {
  const regatta = await readRegatta(store, name)
  if (regatta === undefined) throw absence({ type, id: encodeObjectId([name]) })
  return regatta
}

export const showRegatta = async (context: Context, name: string) =>
  describeRegatta(await requireRegatta(context, name))

export const showLeaderboard = async (context: Context, name: string) =>
  describeLeaderboard(await requireRegatta(context, name, 'LEADERBOARD'))

export const listRegattas = (context: Context, range: ListRange) =>
  listNamed(context, 'REGATTA', describeRegatta, range)

export const listLeaderboards = (context: Context, range: ListRange) =>
  listNamed(context, 'LEADERBOARD', describeLeaderboard, range)

/** All races, whether or not they are tracked. */
export const showRaces = async (context: Context, name: string) => {
  const regatta = await requireRegatta(context, name)
  return {
    name: regatta.name,
    races: racesOf(regatta).map((race) => {
      const { trackedRaceName, ...state } = describeTracking(race)
      return {
        name: trackedRaceName,
        seriesName: race.series,
        raceColumnName: race.raceColumn.name,
        fleetName: race.fleet,
        ...state,
      }
    }),
  }
}

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
      listedAs: 'REGATTA',
      show: async (id) => {
        const regatta = await readRegatta(context.store, nameOf(id))
        // What may be read is the one with this very name, whatever a name in a path may mean.
        return regatta?.name === nameOf(id) ? describe(regatta) : undefined
      },
    },
    range,
  )

const describeTracking = ({ tracked }: Race) => ({
  isTracked: tracked !== undefined,
  isTracking: tracked?.isTracking === true,
  trackedRaceName: tracked?.name ?? null,
})

const describeRegatta = (regatta: Regatta) => {
  const races = racesOf(regatta)
  return {
    name: regatta.name,
    eventId: regatta.eventId,
    boatclass: regatta.boatClass,
    competitorRegistrationType: regatta.registration,
    series: regatta.series.map((series) => describeSeries(series, races)),
  }
}

const describeSeries = ({ name, fleets }: Series, races: readonly Race[]) => ({
  name,
  fleets: fleets.map((fleet) => ({ name: fleet })),
  trackedRaces: {
    fleets: fleets.map((fleet) => ({
      name: fleet,
      races: races
        .filter((race) => race.series === name && race.fleet === fleet)
        .map((race) => ({ name: race.raceColumn.name, ...describeTracking(race) })),
    })),
  },
})

const describeLeaderboard = (regatta: Regatta) => {
  const races = racesOf(regatta)
  return {
    name: regatta.name,
    regatta: regatta.name,
    trackedRaces: regatta.series.flatMap((series) =>
      series.raceColumns.map(({ id, name }) => ({
        raceColumnName: name,
        seriesName: series.name,
        fleets: races
          .filter(({ raceColumn }) => raceColumn.id === id)
          .map((race) => ({ name: race.fleet, ...describeTracking(race) })),
      })),
    ),
  }
}
