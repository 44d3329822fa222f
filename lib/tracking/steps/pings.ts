/** Stores reported positions of marks (pings). A repeated request changes nothing. */
import { pinged } from '#courses/rules/mark.ts'
import { type InputError, invalidInput, requireValid, sentence } from '#values/failure.ts'
import { fixesOfMinuteMax, minuteOf } from '#positions/rules/packedFixes.ts'
import { readPing, type SentPing } from '../rules/sentFix.ts'
import { readFixes, readTrack, sourceOfPings } from '#positions/items/fixes.ts'
import { marksWrites, readMarks } from '#courses/items/marks.ts'
import type { Reader } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { requireMark } from '#courses/steps/regattaMarks.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { writeOfTrack, writesOfFixes } from './fixWrites.ts'

export interface Ping {
  readonly leaderboard: string
  readonly markId: string
  readonly sent: SentPing<unknown>
  readonly names: SentPing<string>
}

export const loadPing = (store: Reader, { leaderboard, markId, sent, names }: Ping) => {
  const ping = readPing(sent, names, Infinity)
  const source = sourceOfPings(leaderboard, markId)
  return Promise.all([
    readMarks(store, leaderboard),
    readTrack(store, source),
    'fix' in ping ? readFixes(store, source, minuteOf(ping.fix)) : undefined,
  ])
}

/** The last known position follows if it is older. @throws Failure `not-found`, `invalid-input` */
export const pingMark = async (context: Context, ping: Ping): Promise<void> => {
  const { store, nowMillis } = context
  const { markId, sent, names } = ping
  const read = readPing(sent, names, nowMillis)
  requireValid(read.errors ?? [])
  if (!('fix' in read)) return
  const { fix } = read
  const { name } = await requireRegatta(context, ping.leaderboard, 'LEADERBOARD')
  const stored = await readMarks(store, name)
  const mark = requireMark(stored, markId)
  const source = sourceOfPings(name, mark.id)
  const writes = await writesOfFixes(context, source, minuteOf(fix), [fix])
  if (writes === undefined) throw invalidInput([tooMany(names)])
  if (writes.length === 0) return
  // A clock that is ahead must not hide the positions that other people report.
  const moved = pinged(mark, { ...fix, timeMillis: Math.min(fix.timeMillis, nowMillis) })
  await store.write([
    ...writes,
    await writeOfTrack(context, source, [fix.timeMillis]),
    ...(moved === mark ? [] : marksWrites(stored, [moved])),
  ])
}

const tooMany = ({ time }: SentPing<string>): InputError => {
  const detail = sentence`must be in a minute with at most ${fixesOfMinuteMax} positions of the mark`
  return { pointer: `/${time}`, code: 'too-many', detail }
}
