/**
 * The low point system again, as slow and plain as the rules are written: each question is asked again
 * for each boat, and a rank is one more than the number of better boats.
 */
import type { Finish, FinishSheet } from '#results/rules/finishSheet.ts'
import type { ScoredColumn, Series } from '#results/rules/scoring/standings.ts'

const withPlace = [undefined, 'SCP', 'ZFP', 'DPI', 'STP', 'RDG']

interface NaiveScore {
  readonly columnId: string
  readonly fleet: string
  readonly points: number
  readonly isDiscarded: boolean
}

export interface NaiveStanding {
  readonly id: string
  readonly rank: number
  readonly scores: readonly NaiveScore[]
}

const hundredthsOf = (points: number): number => Math.round(100 * points)

/** The tenth (10 hundredths) whose upper border is the first above the fraction. */
const nearestTenth = (dividend: number, divisor: number): number => {
  let tenths = 0
  while ((10 * tenths + 5) * divisor <= dividend) tenths += 1
  return 10 * tenths
}

export const scoreNaively = (series: Series): readonly NaiveStanding[] => {
  const { columns, penaltyBase, scoredBy, discardThresholds } = series

  const lineOf = (sheet: FinishSheet, id: string): Finish | undefined =>
    sheet.finishes.find((line) => line.competitorId === id) ??
    (sheet.cameToTheStart.includes(id) ? { competitorId: id, code: 'DNS' } : undefined)
  const entries = series.entries.filter(
    ({ id, isWithdrawn }) => !isWithdrawn || series.sheets.some((sheet) => lineOf(sheet, id)),
  )
  const allIds = series.entries.map(({ id }) => id)
  const cameTo = (sheet: FinishSheet): number =>
    allIds.filter((id) => {
      const line = lineOf(sheet, id)
      return line !== undefined && line.code !== 'DNC' && line.code !== 'DUTY'
    }).length
  const sheetsOf = (column: ScoredColumn) =>
    series.sheets.filter(({ raceColumnId }) => raceColumnId === column.id)
  const sailedColumns = columns.filter((column) =>
    sheetsOf(column).some((sheet) => cameTo(sheet) > 0),
  )
  const sheetOf = (column: ScoredColumn, id: string): FinishSheet | undefined => {
    const sailed = sheetsOf(column).filter((sheet) => cameTo(sheet) > 0)
    return (
      sailed.find((sheet) => lineOf(sheet, id)) ??
      (column.fleets.length === 1
        ? sailed[0]
        : sailed.find(({ fleet }) => column.fleetOf(id) === fleet))
    )
  }

  /** Smaller is better. */
  const keyOf = (sheet: FinishSheet, id: string): number | undefined => {
    const index = sheet.finishes.findIndex((line) => line.competitorId === id)
    const line = sheet.finishes[index]
    if (line === undefined || !withPlace.includes(line.code)) return undefined
    if (scoredBy === 'pointsOnly') return line.points
    if (scoredBy === 'order') {
      let first = index
      while (first > 0 && sheet.finishes[first]?.levelWithPrevious) first -= 1
      return first
    }
    const handicap = sheet.handicaps[id]
    const { startMillis, distanceNm } = sheet
    if (!handicap || startMillis === undefined || line.finishMillis === undefined) return undefined
    if (handicap.allowance !== '0' && distanceNm === undefined) return undefined
    const thousandths = Math.round(1000 * Number(handicap.factor))
    const allowed = Number(handicap.allowance) * Number(distanceNm ?? 0) * 1_000_000
    const elapsed = Math.floor(line.finishMillis / 1000) - Math.floor(startMillis / 1000)
    const micros = 1000 * elapsed * thousandths - allowed
    return Math.floor((micros + 500_000) / 1_000_000)
  }
  const keysOf = (sheet: FinishSheet): readonly number[] =>
    sheet.finishes.flatMap(({ competitorId }) => keyOf(sheet, competitorId) ?? [])

  const dnfOf = (sheet: FinishSheet): number =>
    100 * ((penaltyBase === 'entries' ? entries.length : cameTo(sheet)) + 1)

  const isRedress = (line: Finish): boolean =>
    line.redress !== undefined || ['RDG', 'SCA', 'DUTY'].includes(line.code ?? '')

  const averageOf = (column: ScoredColumn, id: string, line: Finish): number | undefined => {
    const { redress } = line
    if (redress?.kind === 'points') {
      return redress.points === undefined ? undefined : hundredthsOf(redress.points)
    }
    if (redress === undefined && line.code === 'RDG') return undefined
    const averaged = sailedColumns.filter((other) => {
      const sheet = sheetOf(other, id)
      if (sheet === undefined || isRedress(lineOf(sheet, id) ?? { competitorId: id })) return false
      if (redress === undefined && line.code === 'DUTY') {
        return !['DNC', undefined].includes((lineOf(sheet, id) ?? { code: 'DNC' }).code ?? 'none')
      }
      if (redress?.raceColumnIds) return redress.raceColumnIds.includes(other.id)
      return redress?.kind === 'all' || columns.indexOf(other) < columns.indexOf(column)
    })
    const points = averaged.map((other) => pointsOf(other, id) ?? NaN)
    if (points.length === 0) return undefined
    return nearestTenth(
      points.reduce((one, other) => one + other),
      points.length,
    )
  }

  const placePoints = (sheet: FinishSheet, id: string): number => {
    const key = keyOf(sheet, id)
    if (key === undefined) return dnfOf(sheet)
    const ahead = keysOf(sheet).filter((other) => other < key).length
    const level = keysOf(sheet).filter((other) => other === key).length
    let sum = 0
    for (let place = ahead + 1; place <= ahead + level; place += 1) sum += 100 * place
    return sum / level
  }

  /** Before the factor. */
  const pointsOf = (column: ScoredColumn, id: string): number | undefined => {
    const sheet = sheetOf(column, id)
    if (sheet === undefined) return undefined
    const line = lineOf(sheet, id)
    if (line?.points !== undefined) return hundredthsOf(line.points)
    if (line === undefined || line.code === 'DNC') {
      if (line === undefined || !isRedress(line)) return 100 * (entries.length + 1)
    }
    const dnf = dnfOf(sheet)
    let points = dnf
    if (isRedress(line)) points = averageOf(column, id, line) ?? dnf
    else if (withPlace.includes(line.code)) points = placePoints(sheet, id)
    else if (line.code === 'TLE') points = Math.min(dnf, 100 * (keysOf(sheet).length + 1))
    if (!withPlace.includes(line.code)) return points
    if (line.code === 'STP' && !isRedress(line)) points += 100
    const penalties = [...(line.penalties ?? [])]
    if (line.code === 'SCP' || line.code === 'ZFP') {
      if (!penalties.some(({ code }) => code === line.code)) penalties.push({ code: line.code })
    }
    const limit = Math.max(points, dnf)
    for (const { code, points: stated, percent = 20, times = 1 } of penalties) {
      const own = stated === undefined ? nearestTenth(dnf * percent, 100) : hundredthsOf(stated)
      const added = times * own
      if (code !== 'DPI') points = Math.min(limit, points + added)
    }
    for (const { code, points: stated, percent = 20, times = 1 } of penalties) {
      const own = stated === undefined ? nearestTenth(dnf * percent, 100) : hundredthsOf(stated)
      const added = times * own
      if (code === 'DPI') points += added
    }
    return points
  }

  const scoresOf = (id: string): readonly NaiveScore[] => {
    const scores = sailedColumns.flatMap((column) => {
      const points = pointsOf(column, id)
      const sheet = sheetOf(column, id)
      if (points === undefined || sheet === undefined) return []
      const isFixed =
        !column.isDiscardable ||
        (['DNE', 'DGM', 'DND'].includes(lineOf(sheet, id)?.code ?? '') &&
          lineOf(sheet, id)?.redress === undefined)
      const scaled = Math.floor((2 * points * column.factor + 100) / 200)
      return [{ columnId: column.id, fleet: sheet.fleet, points: scaled, isFixed }]
    })
    const discarded = new Set<string>()
    for (const threshold of discardThresholds) {
      if (threshold > scores.length) break
      const left = scores.filter((score) => !score.isFixed && !discarded.has(score.columnId))
      const worst = left.find((score) => left.every(({ points }) => points <= score.points))
      if (worst !== undefined) discarded.add(worst.columnId)
    }
    return scores.map(({ columnId, fleet, points }) => {
      return { columnId, fleet, points, isDiscarded: discarded.has(columnId) }
    })
  }

  const boats = entries.map(({ id, name }) => ({ id, name, scores: scoresOf(id) }))
  type Boat = (typeof boats)[number]

  /** The order number of the fleet, or of the first fleet of the column without a sailed sheet. */
  const orderOf = ({ scores }: Boat, column: ScoredColumn): number => {
    const own = scores.find(({ columnId }) => columnId === column.id)?.fleet
    const order = column.fleets.find(({ name }) => name === own)?.orderNo
    if (order !== undefined) return order
    const missing = column.fleets.filter(
      ({ name }) => !sheetsOf(column).some((sheet) => sheet.fleet === name && cameTo(sheet) > 0),
    )
    return Math.min(Infinity, ...missing.map(({ orderNo = Infinity }) => orderNo))
  }

  const isBetter = (one: Boat, other: Boat): boolean => {
    const scored = (boat: Boat) => boat.scores.length > 0
    if (scored(one) !== scored(other)) return scored(one)
    for (const column of sailedColumns) {
      if (column.fleets.every(({ orderNo }) => orderNo === undefined)) continue
      const [own, others] = [orderOf(one, column), orderOf(other, column)]
      if (own !== others) return own < others
    }
    const kept = ({ scores }: Boat) =>
      scores.filter(({ isDiscarded }) => !isDiscarded).map(({ points }) => points)
    const net = (boat: Boat) => kept(boat).reduce((sum, points) => sum + points, 0)
    if (net(one) !== net(other)) return net(one) < net(other)
    const [best, otherBest] = [kept(one), kept(other)].map((list) => list.sort((a, b) => a - b))
    for (const [index, points] of (best ?? []).entries()) {
      const otherPoints = otherBest?.[index]
      if (otherPoints !== undefined && points !== otherPoints) return points < otherPoints
    }
    for (const column of [...sailedColumns].reverse()) {
      const [own = Infinity, others = Infinity] = [one, other].map(
        ({ scores }) => scores.find(({ columnId }) => columnId === column.id)?.points,
      )
      if (own !== others) return own < others
    }
    return false
  }

  return boats
    .map((boat) => ({ ...boat, rank: 1 + boats.filter((other) => isBetter(other, boat)).length }))
    .sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1))
    .map(({ id, rank, scores }) => ({ id, rank, scores }))
}
