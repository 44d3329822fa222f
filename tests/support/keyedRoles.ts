/** Creates roles with an `Idempotency-Key`. */
import type { Reply, RequestOptions } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { TestService } from './functions.ts'
import { itemsOf, stateOf } from './tableState.ts'

export const keyed = (key: string, options: RequestOptions): RequestOptions => ({
  ...options,
  headers: { ...options.headers, 'idempotency-key': key },
})

export const createRole = (
  service: TestService,
  token: string,
  key: string,
  roleName: string,
): Promise<Reply> => service.request(`POST ${S}/role`, keyed(key, { token, form: { roleName } }))

export const idOf = ({ body }: Reply): unknown => (body as { readonly id?: unknown }).id

/** The number of roles with this name. */
export const countRoles = async (service: TestService, name: string): Promise<number> =>
  itemsOf(await stateOf(service)).filter((item) => item.SK === 'ROLE' && item.name === name).length
