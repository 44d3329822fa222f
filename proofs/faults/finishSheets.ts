/** A finish sheet that two phones share, each with the line of one boat. */
import { V } from '../../scripts/requests/paths.ts'
import type { Client, ClientReply, ClientRequest } from '../service/client.ts'
import { isStale } from '../service/idempotency.ts'
import type { Owner } from './owner.ts'
import { changing, type TestedObject } from './testedObject.ts'

interface Line {
  readonly competitorId: string
  readonly comment?: string
}

interface Sheet {
  readonly finishes: readonly Line[]
}

/** More often than the other phone can save meanwhile. */
const attemptsMax = 10

const linesIn = ({ status, body }: ClientReply): readonly Line[] =>
  status === 404 ? [] : (body as Sheet).finishes

/**
 * The value is the comment of the boat. Every other value confirms the sheet, with what the other
 * phone has written so far.
 */
const lineOf = ({ token, event }: Owner, competitorId: string): TestedObject => {
  const path = `${V}/leaderboards/${event}/results/R1/Default`
  const read = { route: `GET ${path}`, token }
  const isOwn = (line: Line) => line.competitorId === competitorId
  const requestOf = (value: string, others: readonly Line[]): ClientRequest => {
    const own = value === '' ? [] : [{ competitorId, comment: value }]
    const state = /[13579]$/.test(value) ? 'confirmed' : 'draft'
    return { route: `PUT ${path}`, token, json: { state, finishes: [...others, ...own] } }
  }
  /** As the page does: reads the sheet, changes one line, and begins again if the sheet has changed. */
  const save = async (client: Client, value: string): Promise<ClientReply> => {
    for (let attempt = 1; ; attempt += 1) {
      const now = await client(read)
      if (now.outcome !== 'done' && now.status !== 404) return now
      const others = linesIn(now).filter((line) => !isOwn(line))
      const etag = now.headers.etag
      const headers = etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag }
      const reply = await client({ ...requestOf(value, others), headers })
      if (!isStale(reply) || attempt === attemptsMax) return reply
    }
  }
  return {
    name: `the line of ${competitorId} in the finish sheet of ${event}`,
    write: (value) => requestOf(value, []),
    exchange: save,
    read,
    valueOf: (body) =>
      (body as Sheet).finishes
        .filter(isOwn)
        .map(({ comment = 'a line without its comment' }) => comment)
        .join(' and '),
    next: changing,
  }
}

export const finishSheet = (owner: Owner): readonly TestedObject[] =>
  owner.competitorIds.map((id) => lineOf(owner, id))
