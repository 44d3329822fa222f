/** Drafts of finish sheets: what the race committee has noted so far. */
import { sheets } from './data/sheets.ts'
import { fleet, raceOfficer, regatta } from './data/regatta.ts'
import { type Demo, sailing } from './demo.ts'

/** A race with a sheet keeps it, because a user may have changed it. */
export async function draftSheets(demo: Demo): Promise<void> {
  const send = demo.as(raceOfficer)
  for (const { race, ...json } of sheets) {
    const path = `${sailing}/leaderboards/${regatta}/results/${race}/${fleet}`
    const { status } = await send(`GET ${path}`, { alsoExpected: [404] })
    if (status === 404) await send(`PUT ${path}`, { json: { state: 'draft', ...json } })
  }
}
