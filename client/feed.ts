/** Follows the feed of a regatta: reads page after page, and waits for new events at the end. */
import type { components, paths } from './schema.d.ts'

/** A change of a regatta, in the form of CloudEvents 1.0. */
export type FeedEvent = components['schemas']['CloudEvent']

export interface FeedOptions {
  /** A position from `remember`. Absent: the oldest event that the service keeps. */
  readonly after?: string
  /** Ends the sequence. */
  readonly signal?: AbortSignal | null
  /** The wait before the next look for new events. Default: 2000. */
  readonly pollMillis?: number
  /**
   * Gets the position after all events of a page were processed. A program that stores it can
   * continue there after a restart.
   */
  readonly remember?: (after: string) => unknown
}

interface Page {
  readonly data: unknown
  readonly response: Response
}

type Get = (path: string, request: object) => Promise<Page>

const path = '/sailingserver/api/v1/regattas/{regattaName}/feed' satisfies keyof paths

export const feedThrough =
  (get: Get) =>
  (regattaName: string, options: FeedOptions = {}): AsyncGenerator<FeedEvent, void> => {
    const { signal = null } = options
    const parameters = { regattaName }
    return followFeed(
      (after) => get(path, { params: { path: parameters, query: { after } }, signal }),
      options,
    )
  }

/** @param read reads the page after a position */
async function* followFeed(
  read: (after: string | undefined) => Promise<Page>,
  { after, signal, pollMillis = 2000, remember }: FeedOptions,
): AsyncGenerator<FeedEvent, void> {
  let position = after
  while (!isOver(signal)) {
    const page = await read(position).catch((error: unknown) => {
      if (isOver(signal)) return undefined
      throw error
    })
    if (page === undefined) return
    const events = page.data as readonly FeedEvent[]
    for (const event of events) {
      yield event
      if (isOver(signal)) return
    }
    position = positionAfter(page.response)
    if (events.length > 0) await remember?.(position)
    else await wait(pollMillis, signal)
  }
}

const isOver = (signal: FeedOptions['signal']): boolean => signal?.aborted === true

/** Each page has a link to the next one (RFC 8288). */
const positionAfter = (response: Response): string => {
  const [, address = ''] = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? []
  return new URL(address, response.url).searchParams.get('after') ?? ''
}

const wait = (millis: number, signal: FeedOptions['signal']): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, millis)
    signal?.addEventListener('abort', end)
  })
