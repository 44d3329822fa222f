/** Opens a page of race officers: what its script needs, and what all of them do. */
import { type ComponentChild, render } from 'preact'
import type { OpenedPage } from '#page/openedPage.ts'
import { dataOfPage } from '../pageData.ts'
import { ignoreDoubleTaps } from './doubleTap.ts'
import { removeKeptData } from './keptData.ts'
import { askTime } from './request.ts'

export const openPage = (id: string) => {
  const root = document.getElementById(id)
  const data = dataOfPage('page-data') as OpenedPage
  ignoreDoubleTaps(root)
  // It opens the page without a connection. Some browsers have none, or refuse it.
  const { serviceWorker } = navigator as Partial<Navigator>
  serviceWorker?.register(data.worker, { scope: '/' }).catch(() => undefined)
  // The way back would show the page of a user who has signed out.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  void removeKeptData(data.user).catch(() => undefined)
  return {
    page: data,
    /** The service worker has kept the page, which may be older than what this browser keeps. */
    isCopy: 'kept' in document.documentElement.dataset,
    show: (content: ComponentChild) => {
      if (!root) return
      render(content, root)
      root.inert = false
    },
    /** The service has told its time. */
    timeKnown: askTime(),
  }
}
