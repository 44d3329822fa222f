/** Reads all pages of a list. */
import type { Reply } from '../../scripts/requests/requests.ts'
import type { TestService } from './functions.ts'

const nextPageOf = ({ headers }: Reply): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1]

/** @param whenRead is called after each page */
export const allPages = async (
  { request }: Pick<TestService, 'request'>,
  path: string,
  token: string | undefined,
  whenRead: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly unknown[]> => {
  const entries: unknown[] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const page: Reply = await request(`GET ${next}`, token === undefined ? {} : { token })
    if (page.status !== 200) throw new Error(`${next}: ${page.status} ${page.text}`)
    entries.push(...(page.body as readonly unknown[]))
    next = nextPageOf(page)
    await whenRead()
  }
  return entries
}
