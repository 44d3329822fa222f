import { afterAll } from 'vitest'
import { startTestService, type TestService } from './functions.ts'

/** Starts a service for the tests of a file, and stops it after them. */
export const useTestService = async (
  ...parameters: Parameters<typeof startTestService>
): Promise<TestService> => {
  const service = await startTestService(...parameters)
  afterAll(service.stop)
  return service
}
