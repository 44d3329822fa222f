/**
 * Sends what waits, once each: a tag has the id of its moment, and a request that is repeated after a
 * lost response has the same `Idempotency-Key`.
 */
import { Refusal } from '#browser/refusal.ts'
import { authorizationOf, inTurn, request } from '#browser/waiting/request.ts'
import type { Moment } from '../../pages/tagNow/moment.ts'
import { changeMoment, readMoments } from './moments.ts'

const sendRequest = (
  { id, key, stage, isTag, tags, ...content }: Moment,
  authorization: string,
): Promise<unknown> => {
  const { text: tag, isPublic, millis: raceTimepoint } = content
  const headers = {
    authorization,
    'idempotency-key': key,
    'content-type': 'application/json',
  }
  const send = (method: string, body: object) =>
    request(tags, { method, headers, body: JSON.stringify(body) })
  if (stage === 'deleting') return send('DELETE', { tag_json: { id } })
  return isTag
    ? send('PUT', { tag_json: { id }, tag, public: isPublic })
    : send('POST', { id, tag, raceTimepoint, public: isPublic })
}

/** The user may change the moment, or open its form, while its request is under way. */
const finish = (sent: Moment) =>
  changeMoment(sent.id, (now) => {
    if (now?.key !== sent.key || now.stage === 'open') return now && { ...now, isTag: true }
    if (sent.stage === 'deleting') return undefined
    return { ...now, isTag: true, stage: 'sent', sentAt: Date.now() }
  })

/** A refused request has no effect. */
const refuse = (sent: Moment, result: Partial<Moment>) =>
  changeMoment(sent.id, (now) => (now?.key === sent.key ? { ...now, ...result } : now))

const isDue = ({ stage, problem }: Moment) =>
  (stage === 'waiting' || stage === 'deleting') && problem === ''

/** @returns whether the service did it */
const sendOne = async (id: string, authorization: string): Promise<boolean> => {
  let wasTried = false
  const moment = await changeMoment(id, (now) => {
    wasTried = now?.isTried === true
    return now && isDue(now) ? { ...now, isTried: true } : now
  })
  if (moment === undefined || !isDue(moment)) return false
  try {
    await sendRequest(moment, authorization)
    await finish(moment)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // An earlier text was sent, and its response was lost. The tag gets the present text.
    const isEarlier = !moment.isTag && error.code === 'already-exists'
    const result = isEarlier ? { isTag: true } : { problem: error.message, isTried: wasTried }
    await refuse(moment, result)
    return isEarlier && sendOne(id, authorization)
  }
}

export const sendMoments = (user: string, sent: () => void): Promise<void> =>
  inTurn('moments', async () => {
    const due = (await readMoments()).filter((moment) => moment.user === user && isDue(moment))
    if (due.length === 0) return
    const authorization = await authorizationOf(user)
    for (const { id } of due) {
      if (await sendOne(id, authorization)) sent()
    }
  })
