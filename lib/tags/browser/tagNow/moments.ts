/** The moments of all users of this browser. Each one stays here until the service has its tag. */
import { opened } from '#browser/waiting/database.ts'
import type { Moment } from '../../pages/tagNow/moment.ts'

const tabs = new BroadcastChannel('moments')
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}
/** The board shows private tags only after it is told to. */
const showSent = () => document.dispatchEvent(new Event('tags-sent'))

tabs.addEventListener('message', ({ data }) => {
  if (data === 'sent') showSent()
  else tell()
})

/** Lets the boards of all tabs show what the service has now. */
export const tellSent = () => {
  tabs.postMessage('sent')
  showSent()
}

export const onChange = (listener: () => void) => {
  listeners.add(listener)
}

/** In the order of their time. */
export const readMoments = async (): Promise<readonly Moment[]> => {
  // This file puts all of them into the database.
  const all = (await (await opened).getAll('moments')) as Moment[]
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
  const next = change((await transaction.store.get(id)) as Moment | undefined)
  await (next === undefined ? transaction.store.delete(id) : transaction.store.put(next))
  await transaction.done
  tabs.postMessage('changed')
  tell()
  return next
}
