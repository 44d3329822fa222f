/**
 * Championships again, as slow and plain as the rules are written: qualifying, final and medal series by
 * the low point system. Each question is asked again for each boat.
 */
import type { FinishSheet } from '#results/rules/finishSheet.ts'
import type { ScoredColumn, Series } from '#results/rules/scoring/standings.ts'

interface Cell {
  readonly columnId: string
  readonly points: number
  readonly isDiscarded: boolean
}

interface NaiveStanding {
  readonly id: string
  readonly rank: number
  readonly netPoints: number
  readonly carriedPoints: number | undefined
  readonly scores: readonly Cell[]
}

const keepsPlace = (code: string | undefined): boolean => [undefined, 'SCP', 'STP'].includes(code)

export const scoreStagesNaively = (series: Series): readonly NaiveStanding[] => {
  const ids = series.entries.map(({ id }) => id)
  const stageOf = (column: ScoredColumn) => column.part.stage
  const fleetOf = (column: ScoredColumn, id: string): string => column.fleetOf(id)
  const isMedalist = (id: string): boolean =>
    series.columns.some((column) => stageOf(column) === 'medal' && fleetOf(column, id) !== '')
  const sails = (column: ScoredColumn, id: string): boolean =>
    (column.firstPlace ?? 1) === 1 || !isMedalist(id)
  const linesOf = (column: ScoredColumn, sheet: FinishSheet) =>
    sheet.finishes.filter(({ competitorId }) => sails(column, competitorId))
  const sheetsOf = (column: ScoredColumn) =>
    series.sheets.filter(
      (sheet) =>
        sheet.raceColumnId === column.id &&
        linesOf(column, sheet).some(({ code }) => code !== 'DNC'),
    )
  const sizeOf = (column: ScoredColumn, fleet: string): number =>
    ids.filter((id) => fleetOf(column, id) === fleet).length

  const isSailed = (column: ScoredColumn): boolean => sheetsOf(column).length > 0
  const hasEnded = series.columns.some(
    (column) => ['final', 'medal'].includes(stageOf(column) ?? '') && isSailed(column),
  )
  const isComplete = (column: ScoredColumn): boolean =>
    column.fleets
      .filter(({ name }) => sizeOf(column, name) > 0)
      .every(({ name }) => sheetsOf(column).some(({ fleet }) => fleet === name))
  const hasCells = (column: ScoredColumn): boolean =>
    isSailed(column) &&
    (stageOf(column) !== 'qualifying' ||
      isComplete(column) ||
      (hasEnded && column.part.leftover === 'excludeLatest'))

  const sheetFor = (column: ScoredColumn, id: string): FinishSheet | undefined =>
    hasCells(column) && sails(column, id)
      ? sheetsOf(column).find(({ fleet }) => fleet === fleetOf(column, id))
      : undefined

  /** Hundredths. */
  const pointsIn = (column: ScoredColumn, sheet: FinishSheet, id: string): number => {
    const lines = linesOf(column, sheet)
    const line = lines.find(({ competitorId }) => competitorId === id)
    const stage = stageOf(column)
    const sizes = column.fleets.map(({ name }) => sizeOf(column, name))
    const counted = stage === 'qualifying' ? Math.max(...sizes) : sizeOf(column, sheet.fleet)
    const dnf = 100 * (counted + 1)
    const once = stage === 'medal' ? 1 : column.factor / 100
    if (line?.points !== undefined) return Math.floor(100 * line.points * once + 0.5)
    if (line === undefined) return Math.floor(dnf * once + 0.5)
    const placed = lines.filter(({ code }) => keepsPlace(code))
    const first = column.firstPlace ?? 1
    if (line.code === 'TLE') {
      return Math.floor(Math.min(dnf, 100 * (placed.length + first)) * once + 0.5)
    }
    if (!keepsPlace(line.code)) return Math.floor(dnf * once + 0.5)
    const ahead = placed.indexOf(line)
    const place = 100 * (ahead + first)
    const penalty = line.code === 'SCP' ? 10 * Math.floor(dnf / 50 + 0.5) : 0
    const capped = Math.max(place, Math.min(place + penalty, dnf))
    const points = line.code === 'STP' ? place + 100 : capped
    return Math.floor((points * column.factor) / 100 + 0.5)
  }

  const qualifyingCells = (id: string) =>
    series.columns.filter(
      (column) => stageOf(column) === 'qualifying' && sheetFor(column, id) !== undefined,
    )
  const numbers = ids.map((id) => qualifyingCells(id).length).filter((number) => number > 0)
  const columnsFor = (id: string): readonly ScoredColumn[] =>
    series.columns.filter((column) => {
      if (sheetFor(column, id) === undefined) return false
      const isCut = column.part.leftover === 'excludeLatest' && hasEnded
      return (
        !isCut ||
        stageOf(column) !== 'qualifying' ||
        qualifyingCells(id).indexOf(column) < Math.min(...numbers)
      )
    })
  const sailed = series.columns.filter((column) =>
    ids.some((id) => columnsFor(id).includes(column)),
  )

  const cellsIn = (columns: readonly ScoredColumn[], id: string): readonly Cell[] => {
    const own = columnsFor(id).filter((column) => columns.includes(column))
    const cells = own.map((column) => {
      const sheet = sheetFor(column, id)
      if (sheet === undefined) throw new Error('a boat has no sheet')
      const code = sheet.finishes.find(({ competitorId }) => competitorId === id)?.code
      return { column, code, points: pointsIn(column, sheet, id) }
    })
    const finals = own.filter((column) => stageOf(column) === 'final').length
    const races = own.filter((column) => stageOf(column) !== 'medal').length
    const discarded: ScoredColumn[] = []
    for (const threshold of series.discardThresholds) {
      if (threshold > races) break
      const left = cells.filter(({ column, code }) => {
        const inSeries = discarded.filter(({ part }) => part === column.part).length
        return (
          column.isDiscardable &&
          code !== 'DNE' &&
          !discarded.includes(column) &&
          inSeries < (column.part.maximumNumberOfDiscards ?? Infinity) &&
          !(stageOf(column) === 'final' && finals === 1)
        )
      })
      const worst = left.find(({ points }) => left.every((other) => other.points <= points))
      if (worst !== undefined) discarded.push(worst.column)
    }
    return cells.map(({ column, points }) => ({
      columnId: column.id,
      points,
      isDiscarded: discarded.includes(column),
    }))
  }

  /** The columns from which on a carried score replaces the ones before. */
  const beginnings = sailed.filter(
    ({ part }, index) =>
      index > 0 && part !== sailed[index - 1]?.part && (part.carry ?? 'points') !== 'points',
  )
  let legs: (readonly ScoredColumn[])[] = [sailed]
  for (const beginning of beginnings) {
    const last = legs.at(-1) ?? []
    const at = last.indexOf(beginning)
    legs = [...legs.slice(0, -1), last.slice(0, at), last.slice(at)]
  }

  const latestFleet = (columns: readonly ScoredColumn[], stage: string, id: string): string =>
    columns
      .filter((column) => stageOf(column) === stage)
      .map((column) => fleetOf(column, id))
      .findLast((fleet) => fleet !== '') ?? ''

  const groupOf = (columns: readonly ScoredColumn[], id: string): number => {
    const stages = columns.map(stageOf)
    if (!stages.includes('final') && !stages.includes('medal')) return 0
    if (latestFleet(columns, 'medal', id) !== '') return 0
    const fleet = latestFleet(columns, 'final', id)
    const final = columns.find((column) => stageOf(column) === 'final')
    return fleet === '' ? Infinity : 1 + (final?.part.fleets.indexOf(fleet) ?? 0)
  }

  const carriedOf = (before: NaiveStanding, carry: NonNullable<ScoredColumn['part']>['carry']) => {
    if (carry === 'net') return before.netPoints
    if (carry === 'rank') return 100 * before.rank
    if (typeof carry !== 'object') return 0
    const step = 10 ** (2 - carry.decimals)
    const steps = before.netPoints / carry.divide / step
    return step * Math.floor(steps + (carry.rounding === 'halfUp' ? 0.5 : 0) + 1e-9)
  }

  let standings: readonly NaiveStanding[] = []
  for (const [number, leg] of legs.entries()) {
    const { part } = leg[0] ?? {}
    const before = standings
    const isIn = (id: string): boolean =>
      number === 0 || leg.some((column) => column.part === part && fleetOf(column, id) !== '')
    const boats = ids.filter(isIn).map((id) => {
      const earlier = before.find((one) => one.id === id)
      const carried = earlier && carriedOf(earlier, part?.carry)
      const own = cellsIn(leg, id)
      const kept = own.filter(({ isDiscarded }) => !isDiscarded).map(({ points }) => points)
      const netPoints = kept.reduce((sum, points) => sum + points, carried ?? 0)
      return { id, own, kept, carried, netPoints, earlier: earlier?.scores ?? [] }
    })
    type Boat = (typeof boats)[number]
    const pointsOf = ({ own }: Boat, column: ScoredColumn): number =>
      own.find(({ columnId }) => columnId === column.id)?.points ?? Infinity
    const isBetter = (one: Boat, other: Boat): boolean => {
      const isUnscored = ({ own, carried }: Boat) => own.length === 0 && carried === undefined
      if (isUnscored(one) !== isUnscored(other)) return isUnscored(other)
      const groups = [groupOf(leg, one.id), groupOf(leg, other.id)] as const
      if (groups[0] !== groups[1]) return groups[0] < groups[1]
      if (one.netPoints !== other.netPoints) return one.netPoints < other.netPoints
      const medal = leg.findLast((column) => stageOf(column) === 'medal')
      if (medal !== undefined && pointsOf(one, medal) !== pointsOf(other, medal)) {
        return pointsOf(one, medal) < pointsOf(other, medal)
      }
      const bestOf = ({ kept, carried }: Boat) =>
        [...(carried === undefined ? [] : [carried]), ...kept].sort((a, b) => a - b)
      const [best, others] = [bestOf(one), bestOf(other)]
      for (const [index, points] of best.entries()) {
        const compared = others[index]
        if (compared !== undefined && points !== compared) return points < compared
      }
      for (const column of leg.toReversed()) {
        const [own, compared] = [pointsOf(one, column), pointsOf(other, column)]
        if (own !== compared) return own < compared
      }
      return false
    }
    const ranked = boats.map((boat): NaiveStanding => {
      const rank = 1 + boats.filter((other) => isBetter(other, boat)).length
      const { id, netPoints, carried: carriedPoints, earlier, own } = boat
      return { id, rank, netPoints, carriedPoints, scores: [...earlier, ...own] }
    })
    const outside = before.filter(({ id }) => !isIn(id))
    standings = [
      ...ranked,
      ...outside.map((one) => ({
        ...one,
        rank: ranked.length + 1 + outside.filter((other) => other.rank < one.rank).length,
      })),
    ]
  }
  return standings
}
