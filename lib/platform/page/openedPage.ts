import type { Language } from '#values/language.ts'

/** The data that each page of an officer gives to its script. */
export interface OpenedPage {
  /** The name of the user who opened the page; empty without a sign-in. */
  readonly user: string
  /** Or the name of the event, whose page has the path. */
  readonly regatta: string
  readonly path?: string
  readonly language: Language
  /** The time zone of the venue. */
  readonly zone: string
  /** The path of the service worker. */
  readonly worker: string
}
