/** Saves the finish sheets of the race committee, and ends the races that they score. */
import { fleet, raceOfficer, regatta } from './data/regatta.ts'
import { type DemoSheet, sheets } from './data/sheets.ts'
import { type Demo, demoId, sailing } from './demo.ts'

const leaderboard = `${sailing}/leaderboards/${regatta}`

/**
 * A race with a sheet keeps it, because a user may have changed it. The sheets are saved sequentially,
 * because all of them change the standings.
 */
export async function saveSheets(demo: Demo): Promise<void> {
  const send = demo.as(raceOfficer)
  for (const sheet of sheets) {
    const path = `${leaderboard}/results/${sheet.race}/${fleet}`
    const { status } = await send(`GET ${path}`, { alsoExpected: [404] })
    if (status === 404) await saveSheet(demo, sheet, path)
  }
}

async function saveSheet(demo: Demo, { race, ...sheet }: DemoSheet, path: string): Promise<void> {
  const send = demo.as(raceOfficer)
  if (sheet.state === 'draft') {
    await send(`PUT ${path}`, { json: sheet })
    return
  }
  const startMillis = await startOf(demo, race)
  const finishes = sheet.finishes.map(({ seconds, ...line }) => ({
    ...line,
    ...(seconds === undefined ? {} : { finishMillis: startMillis + seconds * 1000 }),
  }))
  const lastSeconds = Math.max(...sheet.finishes.map(({ seconds = 0 }) => seconds))
  await send(`POST /sailingserver/rc/racelog`, {
    json: {
      leaderboard: regatta,
      race_column: race,
      fleet,
      '@class': 'RaceLogRaceStatusEvent',
      nextStatus: 'FINISHED',
      id: demoId('finished', race),
      timestamp: startMillis + lastSeconds * 1000,
      passId: 0,
      authorName: raceOfficer,
      authorPriority: 3,
    },
  })
  await send(`PUT ${path}`, { json: { ...sheet, finishes } })
}

/** A user may have changed the start since an interrupted attempt. */
async function startOf(demo: Demo, race: string): Promise<number> {
  const query = new URLSearchParams({ race_column: race, fleet }).toString()
  const { body } = await demo.as(raceOfficer)(`GET ${leaderboard}/starttime?${query}`)
  const { startTimeAsMillis } = body as { readonly startTimeAsMillis: number }
  return startTimeAsMillis
}
