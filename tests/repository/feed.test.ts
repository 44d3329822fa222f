/** docs/reference/feed.md has every event, and the time for which events are kept. */
import { describe, expect, it } from 'vitest'
import { feedEventTypes } from '../../lib/domain/feed/feedEvent.ts'
import { feedDays } from '../../lib/service/feed/appendEvents.ts'
import { tableUnder } from '../support/markdown.ts'
import { textOf } from './files.ts'

const page = textOf('docs/reference/feed.md')

describe('docs/reference/feed.md', () => {
  it('has every type of event', () => {
    const types = tableUnder(page, '## Events').map(([first = '']) => first.replaceAll('`', ''))

    expect(types).toEqual([...feedEventTypes])
  })

  it('has the time for which events are kept', () => {
    expect(feedDays).toBe(7)
    expect(page).toContain('Events are kept for seven days.')
  })
})
