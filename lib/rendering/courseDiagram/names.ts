/** The labels of marks and lines. */
import { type Box, boxAround } from './box.ts'
import type { DiagramMark } from './course.ts'
import { type Label, labelBeside, type LabelLine, labelLines, ownWords } from './labels.ts'
import type { Pair } from './layout.ts'
import { between, type Point } from './point.ts'
import type { LabelSpace } from './labelSpace.ts'
import type { Itinerary } from './stations.ts'
import { cleaned } from './text.ts'

export const markLabel = (
  mark: DiagramMark,
  hasNote: boolean,
  owner: Box,
  room: LabelSpace,
  middle: Point,
): readonly Label[] => {
  const [name, shortName] = [cleaned(mark.name), cleaned(mark.shortName)]
  const lines = labelLines(shortName || name, hasNote ? name : undefined)
  if (lines.length === 0) return []
  return [labelBeside(lines, name || shortName, owner, room, middle)]
}

/** Gates are labelled only where there is free space. */
export const pairLabel = (
  { station, segment, kind }: Pair,
  itinerary: Itinerary,
  hasNotes: boolean,
  room: LabelSpace,
  middle: Point,
): readonly Label[] => {
  const name = cleaned(itinerary.stations[station]?.name ?? '')
  const words = kind === 'line' ? purposeOf(station, itinerary) : ''
  if ((name === '' && words === '') || (kind !== 'line' && !hasNotes)) return []
  const lines = name === '' ? ownWords(words) : nameLines(name, kind)
  return [labelBeside(lines, name || words, boxAround(between(...segment), 10), room, middle)]
}

const nameLines = (name: string, kind: Pair['kind']): readonly LabelLine[] =>
  labelLines(name, undefined).map(({ text }) => ({ text, font: kind === 'line' ? 'name' : 'note' }))

const purposeOf = (station: number, { visits }: Itinerary): string => {
  const isStart = visits[0]?.station === station
  const isFinish = visits.length > 1 && visits.at(-1)?.station === station
  if (isStart && isFinish) return 'Start and finish'
  return isStart ? 'Start' : isFinish ? 'Finish' : ''
}
