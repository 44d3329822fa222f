/** Stores reported positions of marks (pings). A repeated request changes nothing. */
import { namedObject } from '#access/rules/objectId.ts'
import { pinged } from '#courses/rules/mark.ts'
import { type InputError, invalidInput, requireValid } from '#values/failure.ts'
import { fixesOfMinuteMax, minuteOf } from '#positions/rules/packedFixes.ts'
import { readPing, type SentPing } from '../rules/sentFix.ts'
import { keyOfFixes, keyOfTrack, sourceOfPings } from '#positions/items/fixes.ts'
import { keysOfMarks, marksWrites, readMarks } from '#courses/items/marks.ts'
import type { Key } from '#table/key.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { requireMark } from '#courses/steps/regattaMarks.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireRaceOfLeaderboard } from '#races/steps/trackedRaces.ts'
import { writeOfTrack, writesOfFixes } from './receiveFixes.ts'

export interface Ping {
  readonly leaderboard: string
  readonly markId: string
  readonly sent: SentPing<unknown>
  readonly names: SentPing<string>
}

export const keysOfPing = ({ leaderboard, markId, sent, names }: Ping): readonly Key[] => {
  const read = readPing(sent, names, Infinity)
  const source = sourceOfPings(leaderboard, markId)
  const minute = 'fix' in read ? [keyOfFixes(source, minuteOf(read.fix))] : []
  return [...keysOfMarks(leaderboard), keyOfTrack(source), ...minute]
}

/**
 * The last known position of the mark follows, unless it is newer.
 * @throws Failure `not-found`, or `invalid-input` with all errors
 */
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

/** A ping for a mark of a race, which also needs UPDATE on the regatta. */
export const addMarkFix = async (
  context: Context,
  race: { readonly raceColumn: string; readonly fleet: string },
  ping: Ping,
): Promise<void> => {
  const regatta = await requireRegatta(context, ping.leaderboard, 'LEADERBOARD')
  await authorize(context, { ...namedObject('REGATTA', regatta.name), action: 'UPDATE' })
  requireRaceOfLeaderboard(regatta, race)
  return pingMark(context, ping)
}

const tooMany = ({ time }: SentPing<string>): InputError => {
  const detail = `must be in a minute with at most ${fixesOfMinuteMax} positions of the mark`
  return { pointer: `/${time}`, code: 'too-many', detail }
}
