/** The short form of the proof, and its comparison. */
import { describe, expect, it } from 'vitest'
import { feed, wrongEvents } from '../../../proofs/feed/feed.ts'
import type { FollowedEvent } from '../../../proofs/feed/follower.ts'

it('has each change once, in order, whatever fails', { timeout: 180_000 }, async () => {
  const { failures } = await feed.run({ seed: 1, amount: 150, progress: () => undefined })

  expect(failures).toEqual([])
})

describe('the comparison with the acknowledged changes', () => {
  const saved = (id: string, name: string): FollowedEvent => ({
    ...{ id, type: 'race.course.saved', subject: 'R1/Default', data: { name } },
  })
  const expected = new Map([['Kiel course R1', ['saved a', 'saved b']]])
  const [first, second] = [saved('1', 'a'), saved('2', 'b')]
  const wrong = (events: readonly FollowedEvent[], hasCanary = false) =>
    wrongEvents('Kiel', expected, { events, hasCanary })

  it('accepts the same events', () => {
    expect(wrong([first, second])).toEqual([])
  })

  it.each([
    ['a lost event', [first]],
    ['a repeated event', [first, second, saved('3', 'b')]],
    ['another order', [second, first]],
    ['an unknown object', [first, second, { ...first, id: '3', subject: 'R2/Default' }]],
    ['a repeated id', [first, { ...second, id: '1' }]],
  ])('finds %s', (_, events) => {
    expect(wrong(events)).toHaveLength(1)
  })

  it('finds private data', () => {
    expect(wrong([first, second], true)).toEqual(['Kiel: the feed contains private data'])
  })
})
