/** Adds the competitors with their boats. */
import { competitors } from './data/competitors.ts'
import { event, owner, regatta } from './data/regatta.ts'
import { type Demo, demoId, sailing } from './demo.ts'

export async function addCompetitors(demo: Demo): Promise<void> {
  for (const { name, nationality, sailId } of competitors) {
    const path = `${sailing}/regattas/${regatta}/competitors/createandadd`
    await demo.as(owner)(`POST ${path}`, {
      json: {
        ...{ id: demoId('competitor', sailId), competitorName: name, nationalityIOC: nationality },
        ...{ boatclass: event.boatclassname, sailid: sailId },
      },
      // The competitor already exists, and may have been removed from the regatta.
      alsoExpected: [409],
    })
  }
}
