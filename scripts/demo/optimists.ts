/** Adds the second class to the event. */
import { enterBoat } from '../simulate/requests.ts'
import { boatClass, boats, optimists, races, sheet, startOfR1 } from './data/optimists.ts'
import { owner, regatta } from './data/regatta.ts'
import { type Demo, demoId, sailing } from './demo.ts'
import { setStart } from './race.ts'
import { saveSheet } from './results.ts'

export async function addOptimists(demo: Demo): Promise<void> {
  const send = demo.as(owner)
  const { body } = await send(`GET ${sailing}/regattas/${regatta}`)
  const { eventId } = body as { readonly eventId: string }
  await send(`POST ${sailing}/events/${eventId}/regattas`, {
    json: { boatClass, numberofraces: races },
    alsoExpected: [409],
  })
  for (const boat of boats) {
    const competitorId = demoId('competitor', boat.sailId)
    await enterBoat(send, optimists, { ...boat, competitorId, boatClass })
  }
  await setStart(demo, { regatta: optimists, race: 'R1', seconds: startOfR1, by: owner })
  await saveSheet(demo, { regatta: optimists, by: owner, sheet })
}
