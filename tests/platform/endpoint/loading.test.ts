/** `load` reads beside the authentication, and its result counts after the guard. */
import { expect, it } from 'vitest'
import { formatAccessToken } from '#authentication/accessToken.ts'
import type { Endpoint, Reading } from '#endpoint/endpoint.ts'
import type { Guard } from '#endpoint/guard.ts'
import { serve } from '#endpoint/serve.ts'
import { Failure } from '#values/failure.ts'
import { readUser } from '#access/items/users.ts'
import { keepLog } from '../../support/logLines.ts'
import { securitySetup } from '../../support/securitySetup.ts'
import { useTestService } from '../../support/useTestService.ts'

const service = await useTestService()
const log = keepLog()
const token = await service.createUser('ann')

const failing = (): never => {
  throw new Failure('not-found', 'There is no such boat.')
}

const readAdmin = ({ context }: Reading<unknown>) => readUser(context.store, 'admin')

/** Sends a request to an endpoint with this guard and these reads. */
const send = async (guard: Guard, load: NonNullable<Endpoint['load']>, bearer?: string) => {
  const loaded: unknown[] = []
  const declaration: Endpoint = {
    name: 'readBoats',
    summary: 'Read boats',
    routes: ['GET /boats'],
    guard,
    load,
    reply: { status: 204 },
    run: (call) => void loaded.push(call.loaded),
  }
  const headers: Record<string, string> =
    bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
  const { statusCode } = await serve(declaration, service.services)({ headers })
  return { status: statusCode, loaded, calls: log.lastLine().storeCalls }
}

it('reads in the call of the authentication, and passes its result on', async () => {
  const { status, loaded, calls } = await send({ kind: 'signed-in' }, readAdmin, token)

  expect([status, calls]).toEqual([204, 1])
  expect(loaded).toMatchObject([{ name: 'admin' }])
})

it('fails after the guard', async () => {
  expect((await send({ kind: 'signed-in' }, failing, token)).status).toBe(404)
  expect((await send({ kind: 'signed-in' }, failing)).status).toBe(401)
  expect((await send({ kind: 'type', type: 'USER' }, failing, token)).status).toBe(404)
  expect((await send({ kind: 'type', type: 'ROLE_DEFINITION' }, failing)).status).toBe(401)
})

it('reads nothing for a caller without credentials whom the guard refuses anyway', async () => {
  expect(await send({ kind: 'signed-in' }, readAdmin)).toMatchObject({ status: 401, calls: 0 })
  expect(await send({ kind: 'public' }, readAdmin)).toMatchObject({ status: 204, calls: 1 })
})

it('begins with the user of a token, and refuses a revoked one afterwards', async () => {
  const users: unknown[] = []
  const remember = ({ user }: Reading<unknown>) => void users.push(user.userName)
  const [key] = service.services.settings.tokenKeys
  const { userId } = await securitySetup(service).userNamed('ann')
  const revoked = formatAccessToken(key, { userId, userName: 'ann', generation: 7 })

  await send({ kind: 'signed-in' }, remember, token)
  const { status } = await send({ kind: 'signed-in' }, remember, revoked)

  expect(users).toEqual(['ann', 'ann'])
  expect(status).toBe(401)
})
