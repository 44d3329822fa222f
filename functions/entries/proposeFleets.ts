import { endpoint } from '#endpoint'
import { proposeFleets } from '#entries/steps/proposedFleets.ts'
import { reasonWriter } from '#entries/words/fleetReasons.ts'
import { listEntries } from '#races/items/entries.ts'
import { loadOrganizers } from '#races/steps/organizers.ts'
import { loadResultsAt } from '#results/steps/history.ts'
import { shownName } from '#results/rules/facts.ts'
import { proposedFleets, wantedFleets } from '#schemas/entries/proposedFleets.ts'

export const { declaration, handler } = endpoint({
  name: 'proposeFleets',
  summary: 'Propose the boats of the fleets of a series, or of one race column',
  description:
    'Stores nothing: `body` is the body of `PUT regattas/{regattaName}/fleets`. A final is dealt from ' +
    'the qualifying series alone. Fleets that are assigned stay as they are when results change later. ' +
    'By standings and in blocks it needs READ on the leaderboard too.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/fleets/propose'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['CHANGE_ENTRIES'], id: 'regattaName' },
  input: wantedFleets,
  inputFrom: 'body',
  refusesUnknownNames: true,
  load: async ({ context: { store }, input: { regattaName, by } }) => {
    const loaded =
      by === 'seeds' ? listEntries(store, regattaName) : loadResultsAt(store, regattaName)
    await Promise.all([loadOrganizers(store, regattaName), loaded])
  },
  reply: { status: 200, body: proposedFleets },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const { series, fleets, boats } = await proposeFleets(context, input)
    const write = reasonWriter('en')
    return {
      body: {
        series: series.name,
        ...(input.raceColumn === undefined ? {} : { raceColumn: input.raceColumn }),
        fleets: fleets.map((fleet) => ({
          fleet,
          competitorIds: boats
            .filter((boat) => boat.fleet === fleet)
            .map(({ entry }) => entry.competitor.id),
        })),
      },
      boats: boats.map(({ entry, fleet = null, rank, because }) => ({
        competitorId: entry.competitor.id,
        sailId: entry.competitor.boat.sailId,
        name: shownName(entry),
        fleet,
        rank,
        because: write(because),
      })),
    }
  },
})
