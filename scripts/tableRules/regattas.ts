import { repeatedInPaths } from '../../lib/domain/name/pathName.ts'
import type { Item } from '../../lib/store/items.ts'
import { keys } from '../../lib/store/keys.ts'
import { type Misfit, misfit, type TableRule } from './rule.ts'

interface StoredSeries {
  readonly fleets: readonly string[]
  readonly raceColumns: readonly { readonly id: string; readonly name: string }[]
}

/** Twins from before names were reserved keep working: a path names the one with the literal name. */
export const pathNames: TableRule = {
  name: 'no two regattas, race columns or fleets have one name in paths',
  check: (table) => {
    const regattas = table.of('regatta')
    const names = regattas.map(({ name }) => name as string)
    return [
      ...repeatedInPaths(names).flatMap((position) => {
        const twin = regattas[position]
        return twin === undefined
          ? []
          : [misfit(twin, 'has a name that paths write like the name of another regatta')]
      }),
      ...regattas.flatMap((regatta) => twinsIn(regatta)),
      ...table
        .of('regattaPath')
        .filter(({ name }) => table.at(keys.regatta(name as string)) === undefined)
        .map((reserved) => misfit(reserved, 'reserves a name for no regatta')),
    ]
  },
}

const twinsIn = (regatta: Item): readonly Misfit[] => {
  const series = regatta.series as readonly StoredSeries[]
  const lists = {
    'race columns': [series.flatMap((one) => one.raceColumns.map(({ name }) => name))],
    fleets: series.map(({ fleets }) => fleets),
  }
  return Object.entries(lists).flatMap(([what, all]) =>
    all.some((names) => repeatedInPaths(names).length > 0)
      ? [misfit(regatta, `has two ${what} that paths write alike`)]
      : [],
  )
}

export const raceColumns: TableRule = {
  name: 'race columns have names of their own, and only races that are there are tracked',
  check: (table) =>
    table.of('regatta').flatMap((regatta) => {
      const columns = (regatta.series as readonly StoredSeries[]).flatMap((one) => one.raceColumns)
      const names = new Set(columns.map(({ name }) => name))
      const ids = new Set(columns.map(({ id }) => id))
      const tracked = regatta.trackedRaces as readonly { readonly raceColumnId: string }[]
      const strays = tracked.filter(({ raceColumnId }) => !ids.has(raceColumnId))
      return [
        ...(names.size === columns.length
          ? []
          : [misfit(regatta, 'has two race columns of one name')]),
        ...strays.map(() => misfit(regatta, 'tracks a race that it does not have')),
      ]
    }),
}
