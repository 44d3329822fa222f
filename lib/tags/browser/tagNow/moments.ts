/** The moments of all users of this browser. Each one stays here until the service has its tag. */
import { opened } from '#browser/waiting/database.ts'

type Stage = 'open' | 'waiting' | 'deleting' | 'sent'

/** `isNew`: made here, and not a change of an older tag; `isTried`: the service may have the
 tag; `isTag`: it has the tag; `key`: the `Idempotency-Key` of the next request */
export interface Moment {
  id: string
  user: string
  race: string
  board: string
  tags: string
  millis: number
  text: string
  isPublic: boolean
  stage: Stage
  isNew: boolean
  isTried: boolean
  isTag: boolean
  key: string
  sentAt: number
  problem: string
}

/**
 * - `open`: its text is being written.
 * - `waiting`: the tag, or its change, is to be sent.
 * - `deleting`: the tag is to be deleted.
 * - `sent`: it can still be undone.
 */

const tabs = new BroadcastChannel('moments')
const listeners: Set<() => void> = new Set()

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

export const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In the order of their time. */
export const readMoments = async (): Promise<Moment[]> => {
  const all: Moment[] = await (await opened).getAll('moments')
  return all.sort((one, other) => one.millis - other.millis)
}

/**
 * Changes a moment in one transaction, because other tabs change it too.
 * @param change `undefined` removes it
 */
export const changeMoment = async (
  id: string,
  change: (moment: Moment | undefined) => Moment | undefined,
): Promise<Moment | undefined> => {
  const transaction = (await opened).transaction('moments', 'readwrite')
  const next = change(await transaction.store.get(id))
  await (next === undefined ? transaction.store.delete(id) : transaction.store.put(next))
  await transaction.done
  tabs.postMessage('changed')
  tell()
  return next
}
