import { beforeAll, vi } from 'vitest'
import { en } from '#page/words/en.ts'

/** Gives scripts the English words of all pages. A mock of their module would outlive the test file. */
export const usePageWords = (): void => {
  beforeAll(() => {
    const content = { textContent: JSON.stringify(en.requests) }
    vi.stubGlobal('document', { getElementById: () => ({ content }) })
  })
}
