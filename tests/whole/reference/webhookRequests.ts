import { regatta } from '../../../scripts/demo/data/regatta.ts'
import type { ShownRequests } from './requests.ts'

/** `recordedExamples.ts` adds the id of a webhook, which is random. */
export const webhookRequests: ShownRequests = {
  createWebhook: {
    json: {
      ...{
        url: 'https://receiver.example/hook',
        regatta,
        description: 'The display at the harbour',
      },
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
  ...['deleteWebhook', 'listDeliveries', 'readWebhook', 'testWebhook'],
])
