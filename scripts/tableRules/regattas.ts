import { repeatedInPaths } from '#values/pathName.ts'
import { parseJson } from '#table/attributes.ts'
import { feedEntity, feedEventEntity } from '#feed/items/feed.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import type { Item } from '#table/items.ts'
import { type Violation, violation, type TableRule } from './rule.ts'

export const pathNames: TableRule = {
  name: 'no two regattas, race columns or fleets have one name in paths',
  check: (table) => {
    const regattas = table.of('regatta')
    const names = regattas.map((regatta) => regattaEntity.decode(regatta).name)
    return [
      ...repeatedInPaths(names).flatMap((position) => {
        const twin = regattas[position]
        return twin === undefined
          ? []
          : [violation(twin, 'has a name that paths write like the name of another regatta')]
      }),
      ...regattas.flatMap((regatta) => twinsIn(regatta)),
    ]
  },
}

const twinsIn = (regatta: Item): readonly Violation[] => {
  const { series } = regattaEntity.decode(regatta)
  const lists = {
    'race columns': [series.flatMap((one) => one.raceColumns.map(({ name }) => name))],
    fleets: series.map(({ fleets }) => fleets),
  }
  return Object.entries(lists).flatMap(([what, all]) =>
    all.some((names) => repeatedInPaths(names).length > 0)
      ? [violation(regatta, `has two ${what} that paths write alike`)]
      : [],
  )
}

/** A new event would have the number of an existing one, so that the feed could not go on. */
export const feeds: TableRule = {
  name: 'no event has a number after the last one of its feed',
  check: (table) => {
    const last = new Map(
      table.of('feed').map((item) => [item.PK, feedEntity.decode(item).last] as const),
    )
    return table
      .of('feedEvent')
      .filter((item) => feedEventEntity.decode(item).number > (last.get(item.PK) ?? 0))
      .map((item) => violation(item, 'comes after the last event of its feed'))
  },
}

export const raceColumns: TableRule = {
  name: 'race columns have names of their own, and only races that are there are tracked',
  check: (table) =>
    table.of('regatta').flatMap((regatta) => {
      const { series, trackedRaces, raceLogs } = regattaEntity.decode(regatta)
      const logs = raceLogs === undefined ? [] : parseJson(raceLogs)
      const columns = series.flatMap((one) => one.raceColumns)
      const names = new Set(columns.map(({ name }) => name))
      const ids = new Set(columns.map(({ id }) => id))
      const strays = trackedRaces.filter(({ raceColumnId }) => !ids.has(raceColumnId))
      return [
        ...(names.size === columns.length
          ? []
          : [violation(regatta, 'has two race columns of one name')]),
        ...strays.map(() => violation(regatta, 'tracks a race that it does not have')),
        ...logs
          .filter(([raceColumnId]) => !ids.has(raceColumnId))
          .map(() => violation(regatta, 'has a race log of a race that it does not have')),
      ]
    }),
}
