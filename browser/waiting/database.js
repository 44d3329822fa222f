// @ts-check
/** What waits in this browser until the service has it: moments of *Tag now*, finish sheets, requests. */
import { openDB } from 'idb'

export const opened = openDB('committee-boat', 2, {
  upgrade: (database, version) => {
    if (version < 1) database.createObjectStore('moments', { keyPath: 'id' })
    database.createObjectStore('sheets', { keyPath: 'id' })
    database.createObjectStore('requests', { keyPath: 'id' })
    database.createObjectStore('answers', { keyPath: 'path' })
  },
})
