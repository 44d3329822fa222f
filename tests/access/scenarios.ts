/** The scenarios of all endpoints; a group of endpoints has a file of its own. */
import type { Endpoint } from '../../lib/http/endpoint.ts'
import { courseScenarios } from './courseScenarios.ts'
import { landscapeScenarios } from './landscapeScenarios.ts'
import { inventoryScenarios } from './inventoryScenarios.ts'
import type { Scenarios } from './scenario.ts'
import { sailingScenarios } from './sailingScenarios.ts'
import { securityScenarios } from './securityScenarios.ts'
import { serviceScenarios } from './serviceScenarios.ts'
import { tagScenarios } from './tagScenarios.ts'

export const scenarios: Scenarios = {
  ...securityScenarios,
  ...courseScenarios,
  ...inventoryScenarios,
  ...landscapeScenarios,
  ...sailingScenarios,
  ...serviceScenarios,
  ...tagScenarios,
}

/** How the scenarios differ from the endpoints that there are. */
export const missingScenarios = (endpoints: readonly Endpoint[], known: Scenarios) => {
  const names = endpoints.map(({ name }) => name)
  return {
    withoutScenario: names.filter((name) => !Object.hasOwn(known, name)),
    withoutEndpoint: Object.keys(known).filter((name) => !names.includes(name)),
  }
}
