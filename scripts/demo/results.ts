/** Saves the finish sheets of the race committee, and ends the races that they score. */
import type { Send } from './api.ts'
import type { UserName } from './data/people.ts'
import { fleet, raceOfficer, regatta } from './data/regatta.ts'
import { type DemoSheet, sheets } from './data/sheets.ts'
import { type Demo, demoId, sailing } from './demo.ts'

/** Sequentially, because all of them change the standings. */
export async function saveSheets(demo: Demo): Promise<void> {
  for (const sheet of sheets) await saveSheet(demo, { regatta, by: raceOfficer, sheet })
}

interface SavedSheet {
  readonly regatta: string
  readonly by: UserName
  readonly sheet: DemoSheet
}

/** A race with a sheet keeps it, because a user may have changed it. */
export async function saveSheet(demo: Demo, wanted: SavedSheet): Promise<void> {
  const { race, ...sheet } = wanted.sheet
  const send = demo.as(wanted.by)
  const leaderboard = `${sailing}/leaderboards/${encodeURIComponent(wanted.regatta)}`
  const path = `${leaderboard}/results/${race}/${fleet}`
  const { status } = await send(`GET ${path}`, { alsoExpected: [404] })
  if (status !== 404) return
  if (sheet.state === 'draft') {
    await send(`PUT ${path}`, { json: sheet })
    return
  }
  const startMillis = await startOf(send, leaderboard, race)
  const finishes = sheet.finishes.map(({ seconds, ...line }) => ({
    ...line,
    ...(seconds === undefined ? {} : { finishMillis: startMillis + seconds * 1000 }),
  }))
  const lastSeconds = Math.max(...sheet.finishes.map(({ seconds = 0 }) => seconds))
  await send(`POST /sailingserver/rc/racelog`, {
    json: {
      leaderboard: wanted.regatta,
      race_column: race,
      fleet,
      '@class': 'RaceLogRaceStatusEvent',
      nextStatus: 'FINISHED',
      id: demoId('finished', wanted.regatta === regatta ? race : `${wanted.regatta} ${race}`),
      timestamp: startMillis + lastSeconds * 1000,
      passId: 0,
      authorName: wanted.by,
      authorPriority: 3,
    },
  })
  await send(`PUT ${path}`, { json: { ...sheet, finishes } })
}

/** A user may have changed the start since an interrupted attempt. */
async function startOf(send: Send, leaderboard: string, race: string): Promise<number> {
  const query = new URLSearchParams({ race_column: race, fleet }).toString()
  const { body } = await send(`GET ${leaderboard}/starttime?${query}`)
  const { startTimeAsMillis } = body as { readonly startTimeAsMillis: number }
  return startTimeAsMillis
}
