/**
 * The parts of the race board. Only changed ones are replaced, so that focus, scroll position, open parts
 * and a half-written form are preserved.
 */

import { wordsOfPage } from '#browser/pageWords.ts'
import type { PageWords } from '#page/words/en.ts'
import type { BoardData } from '../pages/boardFrame.tsx'
import type { RacesWords } from '../words/en.ts'

export const find = (id: string) => document.getElementById(id)

export const write = (id: string, text: string) => {
  const element = find(id)
  if (element && element.textContent !== text) element.textContent = text
}

/** The settings of the page and its scripts. */
export const data: BoardData = find('content')?.dataset ?? {}

export const { board: words } = wordsOfPage() as PageWords['requests'] & {
  readonly board: RacesWords['boardFrame']
}

const partsOf = (page: Document) => [...page.querySelectorAll('[data-part]')]

/** The parts as the service has sent them. Scripts change them in the page. */
const sent = new Map(partsOf(document).map((part) => [part.id, part.outerHTML]))

const topOf = (one: Element | null | undefined) => one?.getBoundingClientRect().top

const replace = (part: Element) => {
  sent.set(part.id, part.outerHTML)
  const old = find(part.id)
  old?.replaceWith(part)
  for (const { id } of old?.querySelectorAll('[id][open]') ?? [])
    part.querySelector(`#${CSS.escape(id)}`)?.setAttribute('open', '')
}

/** @param replaced gets the headings of the changed parts, while the page is not scrolled back yet */
export const replaceParts = (page: Document, replaced: (names: string) => void) => {
  const changed = partsOf(page).filter((part) => part.outerHTML !== sent.get(part.id))
  if (changed.length === 0) return
  const focused = document.activeElement
  const seen =
    focused?.id && focused.closest('main > *')
      ? focused
      : [...document.querySelectorAll('main [id]')].find((one) => Number(topOf(one)) >= 0)
  const before = topOf(seen) ?? 0
  changed.forEach(replace)
  replaced(changed.flatMap((part) => part.querySelector('h2')?.textContent ?? []).join(', '))
  const top = seen && topOf(find(seen.id))
  if (scrollY > 0 && top !== undefined) scrollBy(0, top - before)
  if (focused?.id && document.activeElement !== focused) {
    find(focused.id)?.focus({ preventScroll: true })
  }
}
