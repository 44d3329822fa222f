/** The one thing that a reader of a race does next. */
import { describe, expect, it } from 'vitest'
import { nextStepOf, type RaceSituation } from '#pages/rules/nextStep.ts'
import { firstRaceOf } from '#results/rules/raceStages.ts'

const spectator = { mayLay: false, mayStart: false, mayScore: false }
const officer = { mayLay: true, mayStart: true, mayScore: true }
const starter = { ...spectator, mayStart: true }
const scorer = { ...spectator, mayScore: true }
const layer = { ...spectator, mayLay: true }

const race = (
  status: RaceSituation['status'],
  sheet?: RaceSituation['sheet'],
  hasCourse: RaceSituation['hasCourse'] = true,
) => ({ status, sheet, hasCourse })

const bare = race('UNSCHEDULED', undefined, false)

describe('the next step', () => {
  it.each([
    ['an officer', officer, bare, 'lay'],
    ['an officer', officer, race('UNSCHEDULED'), 'start'],
    ['an officer', officer, race('PRESCHEDULED'), 'start'],
    ['an officer', officer, race('SCHEDULED'), 'start'],
    ['an officer', officer, race('STARTPHASE'), 'start'],
    ['an officer', officer, race('RUNNING', undefined, false), 'finish'],
    ['an officer', officer, race('FINISHING'), 'finish'],
    ['an officer', officer, race('FINISHED'), 'finish'],
    ['an officer', officer, race('FINISHED', 'confirmed'), 'confirm'],
    ['an officer', officer, race('UNSCHEDULED', 'confirmed'), 'confirm'],
    ['an officer', officer, race('FINISHED', 'official'), 'results'],
    ['a starter', starter, bare, 'start'],
    ['a starter', starter, race('RUNNING'), 'watch'],
    ['a starter', starter, race('FINISHED', 'confirmed'), 'results'],
    ['a scorer', scorer, race('UNSCHEDULED'), 'watch'],
    ['a scorer', scorer, race('RUNNING'), 'finish'],
    ['a scorer', scorer, race('FINISHED', 'confirmed'), 'confirm'],
    ['a layer', layer, bare, 'lay'],
    ['a layer', layer, race('UNSCHEDULED'), 'watch'],
    ['a layer of unread courses', layer, { ...bare, hasCourse: undefined }, 'watch'],
    ['a layer', layer, race('FINISHED', 'confirmed'), 'results'],
    ['a spectator', spectator, bare, 'watch'],
    ['a spectator', spectator, race('RUNNING'), 'watch'],
    ['a spectator', spectator, race('FINISHED'), 'watch'],
    ['a spectator', spectator, race('FINISHED', 'confirmed'), 'results'],
    ['a spectator', spectator, race('FINISHED', 'official'), 'results'],
    ['a reader without the leaderboard', spectator, race(undefined), 'watch'],
  ] as const)('of %s with %j in %j is %s', (_, rights, situation, step) => {
    expect(nextStepOf({ ...rights, ...situation })).toBe(step)
  })
})

describe('the first race', () => {
  const over = race('FINISHED', 'confirmed')
  const waiting = race('UNSCHEDULED')
  const sailed = race('RUNNING')

  it.each([
    ['is sailed now', [over, waiting, sailed], sailed],
    ['is starting', [waiting, race('STARTPHASE')], race('STARTPHASE')],
    ['is the next one', [over, race('FINISHED'), waiting], waiting],
    ['is not one with a sheet', [race('RUNNING', 'confirmed'), waiting], waiting],
    ['is missing after the last one', [over, race('FINISHED')], undefined],
  ])('%s', (_, races, first) => {
    expect(firstRaceOf(races)).toEqual(first)
  })
})
