/** The moments of *Tag now*, the finish sheets and the requests that wait in this browser. */
import { openDB } from 'idb'

export const opened = openDB('committee-boat', 2, {
  upgrade: (database, version) => {
    if (version < 1) database.createObjectStore('moments', { keyPath: 'id' })
    database.createObjectStore('sheets', { keyPath: 'id' })
    database.createObjectStore('requests', { keyPath: 'id' })
    database.createObjectStore('answers', { keyPath: 'path' })
  },
})
