// @ts-check
/** Opens a page of race officers: what its script needs, and what all of them do. */
import { render } from 'htm/preact'
import { ignoreDoubleTaps } from './doubleTap.js'
import { removeKeptData } from './keptData.js'
import { askTime } from './request.js'

/**
 * @template Page
 * @typedef {{ page: Page, show: (content: any) => void, timeKnown: Promise<unknown> }} Opened `page`: the
 *   data for the script; `timeKnown`: the service has told its time
 */

/** @type {(id: string) => Opened<any>} `id`: of the element that the script fills */
export const openPage = (id) => {
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
