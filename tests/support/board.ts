/** Requests the page of a race as a browser does. */
import type { Reply, RequestOptions } from '../../scripts/requests/requests.ts'
import { boardPath } from './boardRace.ts'
import type { TestService } from './functions.ts'

/** The headers of a browser that opens a page. */
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

export interface BoardOptions extends RequestOptions {
  readonly race?: string
  readonly fleet?: string
}

export const boardReader =
  ({ request }: Pick<TestService, 'request'>) =>
  (regatta: string, { race, fleet, headers, ...options }: BoardOptions = {}): Promise<Reply> =>
    request(`GET ${boardPath(regatta, race, fleet)}`, {
      ...options,
      headers: { accept, ...headers },
    })
