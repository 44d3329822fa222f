/** Stored standings save readers the scoring. They are valid for one basis: their facts. */
import { bytes, number, pack, type Packed, text, unpack } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Reader, Write } from '#table/items.ts'
import type { Sentence } from '../words/sentences.ts'
import type { FinishSheet, ScoreCode } from '../rules/finishSheet.ts'
import type { Score, Standing, Standings } from '../rules/scoring/standings.ts'

export type SheetHead = Pick<FinishSheet, 'raceColumnId' | 'fleet' | 'state'>

export interface StoredStandings {
  readonly standings: Standings
  readonly sheets: readonly SheetHead[]
}

/** Standings: a part of the standings of a regatta, which follow from the facts that `basis` identifies. */
export const standingsEntity = entity(
  'standings',
  'OBJECT#REGATTA#<regatta>#',
  'STANDINGS#<part>#',
  { attributes: { basis: text, parts: number, content: bytes }, removedWithObject: () => [] },
)

type PackedScore = readonly [
  columnId: string,
  fleet: string | null,
  place: number | null,
  points: number,
  code: ScoreCode | null,
  isDiscarded: 0 | 1,
  elapsedSeconds: number | null,
  correctedSeconds: number | null,
  rule: string,
  /** Positions among the sentences: most scores share theirs with others. */
  ...because: readonly number[],
]

/** Beside the sum of the scores. Most boats have none of it. */
type PackedSeriesScore = Pick<Standing, 'carriedPoints' | 'lacking' | 'fleet' | 'because'>

type PackedStanding = readonly [
  ...[id: string, rank: number, isTied: 0 | 1, totalPoints: number, netPoints: number],
  scores: readonly PackedScore[],
  series?: PackedSeriesScore,
]

type PackedStandings = Omit<Standings, 'standings'> & {
  readonly sentences: readonly Sentence[]
  readonly rows: readonly PackedStanding[]
  readonly sheets: readonly SheetHead[]
}

/** An item of the table has at most 400 KB. */
const partBytesMax = 350_000

/** A transaction has at most 4 MB. Readers score larger series. */
const partsMax = 5

/** Names of properties would be most of the text. */
export const putStandings = (
  regattaName: string,
  basis: string,
  { standings: { standings, ...rest }, sheets }: StoredStandings,
): readonly Write[] => {
  const heads = sheets.map(({ raceColumnId, fleet, state }) => ({ raceColumnId, fleet, state }))
  const scores = standings.flatMap((standing) => standing.scores)
  const all = scores.flatMap(({ because }) => because)
  const sentences = new Map(all.map((sentence) => [JSON.stringify(sentence), sentence]))
  const positions = new Map([...sentences.keys()].map((text, position) => [text, position]))
  const positionOf = (sentence: Sentence) => positions.get(JSON.stringify(sentence)) ?? 0
  const content = pack<PackedStandings>({
    ...rest,
    sentences: [...sentences.values()],
    rows: standings.map((standing) => packedStanding(standing, positionOf)),
    sheets: heads,
  })
  const parts = Math.ceil(content.length / partBytesMax)
  if (parts > partsMax) return []
  return Array.from({ length: parts }, (_, part) =>
    standingsEntity.put(
      [regattaName, part],
      { basis, parts, content: content.subarray(part * partBytesMax, (part + 1) * partBytesMax) },
      'any',
    ),
  )
}

/** Returns `undefined` if the stored standings follow from other facts, or cannot be read. */
export const readStoredStandings = async (store: Pick<Reader, 'query'>, regattaName: string) => {
  const { partition, sortPrefix } = standingsEntity.key
  const page = { partition: partition(regattaName), prefix: sortPrefix(), limit: partsMax }
  const { items } = await standingsEntity.query(store, page)
  return (basis: string) => {
    const own = items.filter((item) => item.basis === basis)
    return own.length === 0 || own.length !== own[0]?.parts ? undefined : unpacked(own)
  }
}

/** The next change repairs a damaged item, which must not stop it. */
const unpacked = (parts: readonly { readonly content: Uint8Array }[]) => {
  try {
    const content: Packed<PackedStandings> = Buffer.concat(parts.map((part) => part.content))
    const { sentences, rows, sheets, ...rest } = unpack(content)
    const standings = rows.map((row) => standingIn(row, sentences))
    return { sheets, standings: { ...rest, standings } }
  } catch {
    return undefined
  }
}

type PositionOf = (sentence: Sentence) => number

const packedStanding = (standing: Standing, positionOf: PositionOf): PackedStanding => {
  const { id, rank, isTied, totalPoints, netPoints, scores, ...series } = standing
  const packed = scores.map((score) => packedScore(score, positionOf))
  const head = [id, rank, isTied ? 1 : 0, totalPoints, netPoints, packed] as const
  return Object.keys(series).length === 0 ? head : [...head, series]
}

const packedScore = (score: Score, positionOf: PositionOf): PackedScore => [
  ...([score.columnId, score.fleet ?? null, score.place ?? null, score.points] as const),
  ...([score.code ?? null, score.isDiscarded ? 1 : 0] as const),
  ...([score.elapsedSeconds ?? null, score.correctedSeconds ?? null] as const),
  ...([score.rule, ...score.because.map(positionOf)] as const),
]

const standingIn = (row: PackedStanding, sentences: readonly Sentence[]): Standing => {
  const [id, rank, isTied, totalPoints, netPoints, packed, series] = row
  const scores = packed.map((score) => scoreIn(score, sentences))
  return { id, rank, isTied: isTied === 1, totalPoints, netPoints, ...series, scores }
}

/** Only in a damaged item. */
const missing: Sentence = ['details', { details: '?' }]

const scoreIn = (packedScore: PackedScore, sentences: readonly Sentence[]): Score => {
  const [columnId, fleet, place, points, code, isDiscarded, ...rest] = packedScore
  const [elapsedSeconds, correctedSeconds, rule, ...because] = rest
  return {
    columnId,
    points,
    isDiscarded: isDiscarded === 1,
    rule,
    because: because.map((position) => sentences[position] ?? missing),
    fleet: fleet ?? undefined,
    place: place ?? undefined,
    code: code ?? undefined,
    elapsedSeconds: elapsedSeconds ?? undefined,
    correctedSeconds: correctedSeconds ?? undefined,
  }
}
