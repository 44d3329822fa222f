import { afterAll, beforeAll } from 'vitest'
import { startTestService, type TestService } from './functions.ts'

/**
 * Starts a service before the tests of a file or of a `describe`, and stops it after them. Helpers
 * may take the two functions before the start. The other fields are set by it.
 */
export const useTestService = (...parameters: Parameters<typeof startTestService>): TestService => {
  let started: TestService
  const service = {
    request: (...sent) => started.request(...sent),
    createUser: (...user) => started.createUser(...user),
  } as TestService
  beforeAll(async () => {
    started = await startTestService(...parameters)
    Object.assign(service, started)
  })
  afterAll(() => started.stop())
  return service
}
