import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { newRegatta } from './sailingScenarios.ts'
import { tokenOfAdmin, type Scenario, type Scenarios } from './scenario.ts'
import type { Fixture } from './fixture.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import type { ShownRequests } from './shownRequest.ts'

const url = 'https://receiver.example/hook'

/** Creates a webhook of the administrator for a protected regatta. */
const newWebhook = async (fixture: Fixture): Promise<string> => {
  const { body } = await fixture.request(`POST ${V}/webhooks`, {
    token: tokenOfAdmin(fixture),
    json: { url, regatta: await newRegatta(fixture), description: newId() },
  })
  return (body as { readonly id: string }).id
}

const onWebhook: Scenario = async (fixture) => ({ values: { id: await newWebhook(fixture) } })

export const webhookScenarios: Scenarios = {
  createWebhook: async (fixture) => ({ json: { url, regatta: await newRegatta(fixture) } }),
  deleteWebhook: onWebhook,
  listDeliveries: onWebhook,
  listWebhooks: async (fixture) => ({ values: { regatta: await newRegatta(fixture) } }),
  readWebhook: onWebhook,
  testWebhook: onWebhook,
}

/** `recordedExamples.ts` adds the id of a webhook, which is random. */
export const webhookRequests: ShownRequests = {
  createWebhook: {
    json: {
      url: 'https://receiver.example/hook',
      regatta,
      description: 'The display at the harbour',
      types: ['race.course.saved', 'race.tracking.started', 'race.tag.created'],
    },
  },
  deleteWebhook: {},
  listDeliveries: {},
  listWebhooks: {},
  readWebhook: {},
  testWebhook: {},
}

export const endpointsOfWebhooks: ReadonlySet<string> = new Set([
  'deleteWebhook',
  'listDeliveries',
  'readWebhook',
  'testWebhook',
])
