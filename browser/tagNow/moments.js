// @ts-check
/** The moments of all users of this browser. Each one stays here until the service has its tag. */
import { opened } from '../waiting/database.js'

/**
 * - `open`: its text is being written.
 * - `waiting`: the tag, or its change, is to be sent.
 * - `deleting`: the tag is to be deleted.
 * - `sent`: it can still be undone.
 *
 * @typedef {'open' | 'waiting' | 'deleting' | 'sent'} Stage
 *
 * @typedef {{
 *   id: string, user: string, race: string, board: string, tags: string, millis: number,
 *   text: string, isPublic: boolean, stage: Stage,
 *   isNew: boolean, isTried: boolean, isTag: boolean, key: string, sentAt: number, problem: string
 * }} Moment `isNew`: made here, and not a change of an older tag; `isTried`: the service may have the
 *   tag; `isTag`: it has the tag; `key`: the `Idempotency-Key` of the next request
 */

const tabs = new BroadcastChannel('moments')
/** @type {Set<() => void>} */
const listeners = new Set()

const tell = () => {
  for (const listener of listeners) listener()
}
/** The board shows private tags only after it is told to. */
const showSent = () => document.dispatchEvent(new Event('tags-sent'))

tabs.addEventListener('message', ({ data }) => (data === 'sent' ? showSent() : tell()))

/** Lets the boards of all tabs show what the service has now. */
export const tellSent = () => {
  tabs.postMessage('sent')
  showSent()
}

/** @type {(listener: () => void) => () => void} */
export const onChange = (listener) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In the order of their time. @type {() => Promise<Moment[]>} */
export const readMoments = async () => {
  /** @type {Moment[]} */
  const all = await (await opened).getAll('moments')
  return all.sort((one, other) => one.millis - other.millis)
}

/**
 * Changes a moment in one transaction, because other tabs change it too.
 * @param {string} id
 * @param {(moment: Moment | undefined) => Moment | undefined} change `undefined` removes it
 * @returns {Promise<Moment | undefined>}
 */
export const changeMoment = async (id, change) => {
  const transaction = (await opened).transaction('moments', 'readwrite')
  const next = change(await transaction.store.get(id))
  await (next === undefined ? transaction.store.delete(id) : transaction.store.put(next))
  await transaction.done
  tabs.postMessage('changed')
  tell()
  return next
}
