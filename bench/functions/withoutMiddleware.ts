/** The use case `readRole` of the service, without the middleware of `lib/http`. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { newId } from '../../harness/ids.ts'
import { readAccessToken } from '../../lib/domain/session/accessToken.ts'
import { parseTokenKeys } from '../../lib/domain/session/tokenKeys.ts'
import { authorize } from '../../lib/service/authorize.ts'
import type { Context } from '../../lib/service/context.ts'
import { newProcessState } from '../../lib/service/processState.ts'
import {
  authenticate,
  type Credentials,
  prefetchOfCredentials,
} from '../../lib/service/authentication/authentication.ts'
import { showRole } from '../../lib/service/roles/roles.ts'
import { requestCache } from '../../lib/service/requestCache.ts'
import { emptyDefinitionCache } from '../../lib/store/definitionCache.ts'
import { epochOf, someEpochKey } from '../../lib/store/entities/epoch.ts'
import { keysOfObject } from '../../lib/store/objects.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable } from '../../lib/store/table.ts'

const table = connectTable({ tableName: process.env.TABLE_NAME ?? '' })
const definitions = emptyDefinitionCache()
const processState = newProcessState()
const tokenKeys = parseTokenKeys(process.env.TOKEN_KEY ?? '')
const settings = {
  serverName: 'bench',
  isLocal: false,
  webhooksAllowLocal: false,
  selfService: true,
  tokenKeys,
  signInFailuresPerNetwork: 5,
  fixRetentionDays: 400,
}

export const handler = async ({ headers, pathParameters }: APIGatewayProxyEventV2) => {
  const token = readAccessToken(tokenKeys, (headers.authorization ?? '').slice('Bearer '.length))
  if (token === undefined) return { statusCode: 401 }
  const claim: Credentials = { kind: 'bearer', ...token }
  const role = { type: 'ROLE_DEFINITION', id: pathParameters?.roleId ?? '' }
  const epochKey = someEpochKey()
  const store = new Store(table)
  await store.prefetch([epochKey, ...prefetchOfCredentials(claim), ...keysOfObject(role)])
  const anonymous: Context = {
    requestId: newId(),
    nowMillis: Date.now(),
    settings,
    store,
    definitions,
    processState,
    requestCache: requestCache(),
    epoch: epochOf(await store.get(epochKey)),
  }
  const context = { ...anonymous, caller: await authenticate(anonymous, claim) }
  await authorize(context, { ...role, action: 'READ' })
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await showRole(context, role.id)),
  }
}
