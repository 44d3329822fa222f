import { describe, expect, it } from 'vitest'
import { sentRequest } from '../../../scripts/requests/requests.ts'
import { gatewayEvent } from '../../../scripts/requests/gatewayEvent.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { declaration } from '../../../functions/people/readUser.ts'
import { serve } from '#endpoint/serve.ts'
import { createServices, type Services, warmUp } from '#endpoint/services.ts'
import { useTestService } from '../../support/useTestService.ts'
import { keepLog } from '../../support/logLines.ts'

const log = keepLog()

const service = await useTestService()
let token = ''
token = await service.createUser('anna')

const newServices = () => createServices(process.env)

/** The calls to the table of the first request of a process. */
const callsOfFirstRequest = async (services: Services): Promise<unknown> => {
  const handler = serve(declaration, services)
  const { statusCode } = await handler(gatewayEvent(sentRequest(`GET ${S}/user`, { token })))
  expect(statusCode).toBe(200)
  return log.lastLine().storeCalls
}

describe('a new process', () => {
  it('reads definitions before the first request in Lambda', async () => {
    const services = newServices()
    await warmUp(services)

    expect(await callsOfFirstRequest(services)).toBe(1)
  })

  it('reads definitions with the first request elsewhere', async () => {
    expect(await callsOfFirstRequest(newServices())).toBe(2)
  })

  it('starts without a table, and reads definitions later', async () => {
    const services = createServices({ ...process.env, TABLE_NAME: 'no-such-table' })

    await expect(warmUp(services)).resolves.toBeUndefined()

    expect(services.definitions.generation.values.size).toBe(0)
  })
})
