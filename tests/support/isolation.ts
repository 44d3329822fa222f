/**
 * Test files run one after the other in the same processes, so that packages are loaded once and
 * stay warm: that saves a second and more for each file. Each file still starts with fresh modules
 * of ours, and with the original environment and clock.
 */
import { afterAll, vi } from 'vitest'

vi.resetModules()

const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  }
  Object.assign(process.env, environment)
})
