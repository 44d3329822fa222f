import { endpoint } from '#endpoint'
import { leaderboardChange } from '#schemas/races/leaderboard.ts'
import { changedScoring, scoringFaults } from '#races/rules/scoringChange.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { readState } from '#results/items/changes.ts'
import { saveRegatta } from '#results/steps/changeFacts.ts'
import { effectOfChange } from '#results/steps/effectOfChange.ts'
import { currentLeaderboard } from '#results/steps/leaderboardStandings.ts'
import { changedLeaderboard } from '#schemas/results/changedSettings.ts'
import { requireValid } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'changeLeaderboard',
  summary: 'Change the displayed name and the scoring of a leaderboard',
  description: 'Only a dry run has a body: it tells in `results` what the change does to results.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/update'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: leaderboardChange,
  refusesUnknownNames: ['average', 'counts'],
  load: ({ context, input }) => readState(context.store, input.leaderboard),
  current: currentLeaderboard,
  reply: { status: 200, body: changedLeaderboard, mayBeEmpty: true },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const regatta = await requireRegatta(context, input.leaderboard, 'LEADERBOARD')
    const { leaderboardDisplayName: name = regatta.leaderboardDisplayName } = input
    const { scoringComment: comment = regatta.scoringComment } = input
    const scoring = changedScoring(regatta.scoring, input)
    requireValid(scoringFaults(input, scoring, regatta.series))
    const changed = {
      ...regatta,
      leaderboardDisplayName: name === '' ? null : name,
      penaltyBase: input.penaltyBase ?? regatta.penaltyBase,
      scoring,
      scoringComment: comment === '' ? null : comment,
      discardThresholds: input.resultDiscardingThresholds ?? regatta.discardThresholds,
    }
    const following = await saveRegatta(context, regatta, changed)
    // Existing clients expect an empty response.
    return context.store.isDryRun ? effectOfChange(context, regatta, following) : undefined
  },
})
