/** The data of *Tag now*: the page, and the moments of its user. */
import type { Language } from '#values/language.ts'
import type { TagsWords } from '../../words/en.ts'

/**
 * - `open`: its text is being written.
 * - `waiting`: the tag, or its change, is to be sent.
 * - `deleting`: the tag is to be deleted.
 * - `sent`: it can still be undone.
 */
type Stage = 'open' | 'waiting' | 'deleting' | 'sent'

export interface Moment {
  readonly id: string
  readonly user: string
  /** The shown name of the race. */
  readonly race: string
  /** The path of its board. */
  readonly board: string
  /** The path of its tags. */
  readonly tags: string
  readonly millis: number
  readonly text: string
  readonly isPublic: boolean
  readonly stage: Stage
  /** Made here, and not a change of an older tag. */
  readonly isNew: boolean
  /** The service may have the tag. */
  readonly isTried: boolean
  /** The service has the tag. */
  readonly isTag: boolean
  /** The `Idempotency-Key` of the next request. */
  readonly key: string
  readonly sentAt: number
  readonly problem: string
}

/** The data of the script. All is absent if the user may not tag. */
export interface TaggingData {
  /** The shown name of the race. */
  readonly race?: string
  /** The path of its tags. */
  readonly tags?: string
  readonly mayPublish?: boolean
  /** The start of the race. */
  readonly start?: number | null
  /** The address of an explanation why the user may not publish. */
  readonly why?: string | undefined
}

export interface Page extends TaggingData {
  readonly user: string
  readonly language: Language
  readonly words: TagsWords['tagNow']
  /** The time zone of the venue. */
  readonly zone: string
  /** The ids of the user's tags in the list of the page. */
  readonly listed: readonly string[]
}
