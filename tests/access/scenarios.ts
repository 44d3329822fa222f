/** The scenarios of all endpoints, from a file for each group of endpoints. */
import type { Endpoint } from '#endpoint/endpoint.ts'
import { clubScenarios } from './clubScenarios.ts'
import { competitorScenarios } from './competitorScenarios.ts'
import { courseScenarios } from './courseScenarios.ts'
import { peopleScenarios } from './peopleScenarios.ts'
import { fileScenarios } from './fileScenarios.ts'
import { inventoryScenarios } from './inventoryScenarios.ts'
import type { Attempt, Scenarios } from './scenario.ts'
import { raceLogScenarios } from './raceLogScenarios.ts'
import { resultsScenarios } from './resultsScenarios.ts'
import { sailingScenarios } from './sailingScenarios.ts'
import { securityScenarios } from './securityScenarios.ts'
import { serviceScenarios } from './serviceScenarios.ts'
import { tagScenarios } from './tagScenarios.ts'
import { webhookScenarios } from './webhookScenarios.ts'
import type { Persona, Fixture } from './fixture.ts'

export const scenarios: Scenarios = {
  ...securityScenarios,
  ...clubScenarios,
  ...competitorScenarios,
  ...courseScenarios,
  ...fileScenarios,
  ...inventoryScenarios,
  ...peopleScenarios,
  ...raceLogScenarios,
  ...sailingScenarios,
  ...resultsScenarios,
  ...serviceScenarios,
  ...tagScenarios,
  ...webhookScenarios,
}

/** @throws Error when the endpoint has no scenario */
export const attemptOf = async (
  { name }: Endpoint,
  fixture: Fixture,
  persona: Persona,
): Promise<Attempt> => {
  const scenario = scenarios[name]
  if (scenario === undefined) throw new Error(`there is no scenario for ${name}`)
  return scenario(fixture, persona)
}

/** Compares the scenarios with the existing endpoints. */
export const missingScenarios = (endpoints: readonly Endpoint[], known: Scenarios) => {
  const names = endpoints.map(({ name }) => name)
  return {
    withoutScenario: names.filter((name) => !Object.hasOwn(known, name)),
    withoutEndpoint: Object.keys(known).filter((name) => !names.includes(name)),
  }
}
