/** The functions of the stack, as serverless reads them: one for each declaration in `functions/`. */
import { declaration as deliverWebhook } from '../functions/background/deliverWebhook.ts'
import { declaration as liveConnection } from '../functions/background/liveConnection.ts'
import { declaration as sendMail } from '../functions/background/sendMail.ts'
import { declaration as spreadEvents } from '../functions/background/spreadEvents.ts'
import { declaration as writeFeed } from '../functions/background/writeFeed.ts'
import { endpoints } from '../functions/routes.ts'
import type { BackgroundDeclaration } from '../lib/feed/background/background.ts'
import { type Endpoint, methodOf } from '../lib/platform/endpoint/endpoint.ts'

interface Settings {
  /** A role of `roles.yml`. */
  readonly role: string
  readonly events: readonly object[]
  readonly environment?: object
  readonly timeout?: number
  /** In MB. Absent: that of `serverless.yml`. */
  readonly memorySize?: number
  readonly recursiveLoop?: 'Allow'
}

/** CloudFormation inserts the secret during the deployment, so the template does not contain it. */
const tokenKey = {
  TOKEN_KEY: '{{resolve:secretsmanager:${self:service}-${sls:stage}-token-key:SecretString}}',
}

const mailQueue = { MAIL_QUEUE_URL: { Ref: 'MailQueue' } }

const deliveryQueue = { DELIVERY_QUEUE_URL: { Ref: 'DeliveryQueue' } }

const attributeOf = (resource: string, attribute: string) => ({
  'Fn::GetAtt': [resource, attribute],
})

const functionOf = (
  name: string,
  { environment, ...settings }: Settings,
): readonly [string, object] => [
  name,
  {
    ...settings,
    handler: `dist/${name}/index.handler`,
    package: { patterns: [`dist/${name}/**`] },
    environment: { ...tokenKey, ...environment },
    // `logs.yml` has the log group.
    disableLogs: true,
  },
]

/**
 * A function that reads can still count requests and failed sign-ins, because every function checks
 * the credentials of its requests.
 */
export const roleOf = ({
  routes,
  changes,
  recordsReading,
}: Pick<Endpoint, 'routes' | 'changes' | 'recordsReading'>): 'ReadRole' | 'WriteRole' =>
  changes === true || recordsReading === true || routes.some((route) => methodOf(route) !== 'GET')
    ? 'WriteRole'
    : 'ReadRole'

/** A batch that fails is divided until it contains only the failing record. */
const streamOf = ({ stream }: BackgroundDeclaration) => ({
  type: 'dynamodb',
  arn: attributeOf('Table', 'StreamArn'),
  startingPosition: 'TRIM_HORIZON',
  batchSize: 100,
  bisectBatchOnFunctionError: true,
  maximumRetryAttempts: 10,
  maximumRecordAgeInSeconds: 21_600,
  destinations: {
    onFailure: { type: 'sqs', arn: attributeOf('StreamDeadLetters', 'Arn') },
  },
  filterPatterns: stream?.patterns,
})

export const functions = Object.fromEntries<object>([
  ...endpoints.map((endpoint) =>
    functionOf(endpoint.name, {
      role: roleOf(endpoint),
      // A whole processor: an import of 1,000 entries writes 22,000 items.
      ...(endpoint.inputFrom === 'file' && { memorySize: 1769 }),
      events: endpoint.routes.map((route) => ({ httpApi: route })),
    }),
  ),
  // HEAD, 405, trailing slashes and our own 404: the router of API Gateway supports none of them.
  functionOf('fallback', { role: 'WriteRole', events: [{ httpApi: '*' }] }),
  functionOf(writeFeed.name, {
    role: 'StreamRole',
    events: [
      { stream: { ...streamOf(writeFeed), functionResponseType: 'ReportBatchItemFailures' } },
    ],
  }),
  functionOf(liveConnection.name, {
    role: 'LiveRole',
    events: [
      { websocket: { route: '$connect' } },
      { websocket: { route: '$disconnect' } },
      // The function reads the action of the message itself, and its response is sent to the client.
      { websocket: { route: '$default', routeResponseSelectionExpression: '$default' } },
    ],
  }),
  functionOf(spreadEvents.name, {
    role: 'PushRole',
    environment: { ...deliveryQueue, ...mailQueue },
    events: [{ stream: streamOf(spreadEvents) }],
  }),
  functionOf(sendMail.name, {
    role: 'MailRole',
    // The only function that has the password of the mail server.
    environment: { SMTP_URL: "${env:SMTP_URL, ''}" },
    timeout: 25,
    events: [
      { sqs: { arn: attributeOf('MailQueue', 'Arn'), batchSize: 1, maximumConcurrency: 2 } },
    ],
  }),
  functionOf(deliverWebhook.name, {
    role: 'DeliveryRole',
    environment: deliveryQueue,
    // A delivery waits as a message that the function sends to its own queue, every 15 minutes for up
    // to 14 hours. Without this setting, Lambda drops the message after about 16 of them, as an endless
    // loop. The schedule of repetitions ends it.
    recursiveLoop: 'Allow',
    // A receiver has ten seconds.
    timeout: 25,
    events: [
      {
        sqs: {
          arn: attributeOf('DeliveryQueue', 'Arn'),
          // A slow receiver delays no other message. The queue passes the messages of a creator with
          // many after those of others (fair queues), but Lambda has no limit for each of them.
          batchSize: 1,
          maximumConcurrency: 50,
        },
      },
    ],
  }),
])
