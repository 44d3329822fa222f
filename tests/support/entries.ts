/** Competitors with entries for tests, created through the API. */
import type { Reply } from '../../scripts/requests/requests.ts'
import type { TestService } from './functions.ts'
import { regattaPath } from './sailing.ts'

export interface ShownCompetitor {
  readonly id: string
  readonly name: string
  readonly email?: string | null
  readonly boat: { readonly id: string }
}

type Values = Readonly<Record<string, string>>

const competitors = (regatta: string, rest: string, query: Values): string =>
  regattaPath(regatta, `/competitors${rest}?${new URLSearchParams(query).toString()}`)

/** Sends a request to an endpoint below the competitors of a regatta. */
export const onCompetitors = (
  { request }: Pick<TestService, 'request'>,
  regatta: string,
  rest: string,
  { token, ...query }: Values,
): Promise<Reply> => request(`POST ${competitors(regatta, rest, query)}`, { token })

/** Creates a competitor with a boat of the class 49er. */
export const createCompetitor = (
  service: Pick<TestService, 'request'>,
  regatta: string,
  query: Values,
): Promise<Reply> =>
  onCompetitors(service, regatta, '/createandadd', { boatclass: '49er', ...query })

/** @throws Error when the competitor was not created */
export const makeCompetitor = async (
  service: Pick<TestService, 'request'>,
  regatta: string,
  query: Values,
): Promise<ShownCompetitor> => {
  const { status, body, text } = await createCompetitor(service, regatta, query)
  if (status !== 200) throw new Error(text)
  return body as ShownCompetitor
}
