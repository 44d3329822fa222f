/**
 * Test files run one after the other in the same processes, so that modules are loaded once and stay
 * warm: that saves a second and more for each file. Each file starts with the original functions,
 * environment and clock.
 */
import { afterAll, vi } from 'vitest'

const environment = { ...process.env }

afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  }
  Object.assign(process.env, environment)
})
