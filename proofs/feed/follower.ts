/** A client that follows the feed of a regatta while it grows. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Request } from '../../scripts/requests/requests.ts'
import { V } from '../../scripts/requests/paths.ts'

export interface FollowedEvent {
  readonly id: string
  readonly type: string
  readonly subject: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface Followed {
  readonly events: readonly FollowedEvent[]
  /** The texts of all pages, to search them for what must not be in a feed. */
  readonly hasCanary: boolean
}

/** Ends with an empty page after `isOver`. */
export const follow = async (
  request: Request,
  token: string,
  regatta: string,
  { isOver, canary }: { readonly isOver: () => boolean; readonly canary: string },
): Promise<Followed> => {
  const events: FollowedEvent[] = []
  let hasCanary = false
  let next = `${V}/regattas/${encodeURIComponent(regatta)}/feed?limit=200`
  for (;;) {
    const wasOver = isOver()
    const { status, text, body, headers } = await request(`GET ${next}`, { token })
    if (status >= 500) continue
    const [, link] = /<(.*)>; rel="next"/.exec(headers.link ?? '') ?? []
    if (status !== 200 || link === undefined) throw new Error(`GET ${next}: ${status} ${text}`)
    const page = body as readonly FollowedEvent[]
    events.push(...page)
    hasCanary ||= text.includes(canary)
    next = link
    if (page.length === 0 && wasOver) return { events, hasCanary }
    if (page.length === 0) await pause(1000)
  }
}

/** The object of an event, and the event as the writer of its object notes it. */
export const noteOf = ({ type, subject, data }: FollowedEvent): readonly [string, string] => {
  const [race = ''] = subject.split('/')
  const what = type.split('.').at(-1) ?? ''
  if (type.startsWith('race.tag.')) {
    return [`tag ${String(data.id)}`, what === 'deleted' ? what : `${what} ${String(data.tag)}`]
  }
  if (type.startsWith('race.tracking.')) return [`tracking ${race}`, what]
  if (type === 'race.course.saved') return [`course ${race}`, `saved ${String(data.name)}`]
  if (type.startsWith('regatta.racecolumn.')) return [`column ${subject}`, what]
  const position = data.position as { readonly latitude_deg: number } | null
  return [`mark ${subject}`, what === 'moved' ? `moved ${position?.latitude_deg}` : what]
}
