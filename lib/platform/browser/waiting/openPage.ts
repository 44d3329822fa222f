/** Opens a page of race officers: what its script needs, and what all of them do. */
import { render } from 'preact'
import { ignoreDoubleTaps } from './doubleTap.ts'
import { removeKeptData } from './keptData.ts'
import { askTime } from './request.ts'

/** `page`: the
  data for the script; `timeKnown`: the service has told its time */
export interface Opened {
  page: Page
  show: (content: any) => void
  timeKnown: Promise<unknown>
}

/** @template Page */

export const openPage = (id: string): Opened<any> => {
  const root = document.getElementById(id)
  const { page = '{}', worker } = root?.dataset ?? {}
  ignoreDoubleTaps(root)
  // It opens the page without a connection. Some browsers have none, or refuse it.
  if (worker) navigator.serviceWorker?.register(worker, { scope: '/' }).catch(() => undefined)
  // The way back would show the page of a user who has signed out.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const data = JSON.parse(page)
  void removeKeptData(data.user).catch(() => undefined)
  return {
    page: data,
    show: (content) => root && render(content, root),
    timeKnown: askTime(),
  }
}
