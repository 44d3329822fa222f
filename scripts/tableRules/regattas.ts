import { misfit, type TableRule } from './rule.ts'

interface StoredSeries {
  readonly raceColumns: readonly { readonly id: string; readonly name: string }[]
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
