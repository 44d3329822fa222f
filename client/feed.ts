/** Follows the feed of a regatta: reads page after page, and waits for new events at the end. */
import type { components } from './schema.d.ts'

/** A change of a regatta, in the form of CloudEvents 1.0. */
export type FeedEvent = components['schemas']['CloudEvent']

export interface FeedOptions {
  /** A position from `remember`. Absent: the oldest event that the service keeps. */
  readonly after?: string
  /** Ends the sequence. */
  readonly signal?: AbortSignal
  /** The wait before the next look for new events. Default: 2000. */
  readonly pollMillis?: number
  /**
   * Gets the position after all events of a page were processed. A program that stores it can
   * continue there after a restart.
   */
  readonly remember?: (after: string) => unknown
}

export interface FeedPage {
  readonly events: readonly FeedEvent[]
  readonly next: string
}

/** @param read reads the page after a position */
export async function* followFeed(
  read: (after: string | undefined) => Promise<FeedPage>,
  { after, signal, pollMillis = 2000, remember }: FeedOptions,
): AsyncGenerator<FeedEvent, void> {
  let position = after
  while (!isOver(signal)) {
    const page = await read(position).catch((error: unknown) => {
      if (isOver(signal)) return undefined
      throw error
    })
    if (page === undefined) return
    for (const event of page.events) {
      yield event
      if (isOver(signal)) return
    }
    position = page.next
    if (page.events.length > 0) await remember?.(position)
    else await wait(pollMillis, signal)
  }
}

const isOver = (signal: AbortSignal | undefined): boolean => signal?.aborted === true

const wait = (millis: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, millis)
    signal?.addEventListener('abort', end)
  })
