// @ts-check
/** What waits in this browser until the service has it: moments of *Tag now*, and finish sheets. */
import { openDB } from 'idb'

export const opened = openDB('committee-boat', 2, {
  upgrade: (database, version) => {
    if (version < 1) database.createObjectStore('moments', { keyPath: 'id' })
    database.createObjectStore('sheets', { keyPath: 'id' })
  },
})
