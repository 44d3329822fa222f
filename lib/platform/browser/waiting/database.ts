/** The moments of *Tag now*, the finish sheets and the requests that wait in this browser. */
import { type DBSchema, openDB } from 'idb'
import type { Waiting } from '#page/components/connection.tsx'

/** A subject knows more of its own items. */
interface Kept {
  readonly id: string
  readonly user: string
}

export interface Database extends DBSchema {
  readonly moments: {
    key: string
    value: Kept & { readonly stage: string; readonly sentAt?: number }
  }
  readonly sheets: {
    key: string
    value: Kept & { readonly at?: number; readonly base: unknown; readonly mine: unknown }
  }
  readonly requests: { key: string; value: Waiting }
  readonly answers: {
    key: string
    value: { path: string; user: string; answer: unknown; at: number }
  }
}

export const opened = openDB<Database>('committee-boat', 2, {
  upgrade: (database, version) => {
    if (version < 1) database.createObjectStore('moments', { keyPath: 'id' })
    database.createObjectStore('sheets', { keyPath: 'id' })
    database.createObjectStore('requests', { keyPath: 'id' })
    database.createObjectStore('answers', { keyPath: 'path' })
  },
})
