import type { Scenarios } from './scenario.ts'

export const serviceScenarios: Scenarios = {
  docs: () => ({}),
  health: () => ({}),
  openapi: () => ({}),
}
