/** The end of work that waits in a queue: the deadline, or the end of the connection. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Services } from '#endpoint/services.ts'
import { deadline } from '#endpoint/middleware/deadline.ts'
import { RequestState } from '#endpoint/requestState.ts'

/** The state of a request that has as much time as `patience` says. */
const requestWith = async ({ patience = 1, connection }: Given = {}): Promise<RequestState> => {
  const internal = new RequestState(connection)
  const { before, after } = deadline({ settings: { patience } } as Services)
  const request = { internal } as Parameters<NonNullable<typeof before>>[0]
  await before?.(request)
  ends.push(() => after?.(request))
  return internal
}

interface Given {
  readonly patience?: number
  readonly connection?: AbortSignal
}

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.restoreAllMocks()
})

describe('work that waits', () => {
  it('ends at the deadline, also if it begins after it', async () => {
    const [early, late] = [await requestWith(), await requestWith({ patience: 0 })]

    expect([early.end.signal.aborted, late.end.signal.aborted]).toEqual([false, true])
  })

  it('ends with the connection, also if that is closed before', async () => {
    const [open, closed] = [new AbortController(), AbortSignal.abort()]
    const [first, second] = [
      await requestWith({ connection: open.signal }),
      await requestWith({ connection: closed }),
    ]
    expect([first.end.signal.aborted, second.end.signal.aborted]).toEqual([false, true])
    open.abort()

    expect(first.end.signal.aborted).toBe(true)
  })

  it('needs no timer after the response', async () => {
    const clear = vi.spyOn(globalThis, 'clearTimeout')
    const { end, deadlineTimers } = await requestWith()
    expect(end.signal.aborted).toBe(false)
    ends.at(-1)?.()

    expect(deadlineTimers).toHaveLength(2)
    expect(clear.mock.calls.map(([timer]) => timer)).toEqual(deadlineTimers)
  })
})
