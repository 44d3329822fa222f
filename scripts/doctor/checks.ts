/** The questions of `npm run operate -- doctor` to an AWS account. All of them only read. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation'
import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs'
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'

export interface Deployment {
  readonly region: string
  /** The name of the stack, of the table, and the start of all other names. */
  readonly stack: string
}

export interface Finding {
  readonly state: 'ok' | 'warning' | 'problem'
  readonly text: string
  /** The next step of the operator. */
  readonly step?: string
}

export interface Check {
  readonly name: string
  readonly ask: (deployment: Deployment) => Promise<Finding>
}

const ok = (text: string): Finding => ({ state: 'ok', text })
const warning = (text: string, step: string): Finding => ({ state: 'warning', text, step })
const problem = (text: string, step: string): Finding => ({ state: 'problem', text, step })

/** A refusal should come soon: an operator waits. */
const clientOptions = ({ region }: Deployment) => ({ region, maxAttempts: 2 })

/** Returns `undefined` if AWS says that the thing does not exist. */
const found = async <Result>(
  request: Promise<Result>,
  isMissing: (error: Error) => boolean,
): Promise<Result | undefined> => {
  try {
    return await request
  } catch (error) {
    if (error instanceof Error && isMissing(error)) return undefined
    throw error
  }
}

const isNotFound = ({ name }: Error): boolean => name === 'ResourceNotFoundException'

/** @returns `undefined` if there is no stack */
const askStack = <Result>(
  deployment: Deployment,
  ask: (client: CloudFormationClient, input: { readonly StackName: string }) => Promise<Result>,
): Promise<Result | undefined> =>
  found(
    ask(new CloudFormationClient(clientOptions(deployment)), { StackName: deployment.stack }),
    ({ message }) => message.includes('does not exist'),
  )

const stackStatus = async (deployment: Deployment): Promise<string | undefined> => {
  const result = await askStack(deployment, (client, input) =>
    client.send(new DescribeStacksCommand(input)),
  )
  return result?.Stacks?.[0]?.StackStatus
}

/** The resources that belong to the stack, without those of its nested stacks. */
const resourcesInStack = async (
  deployment: Deployment,
): Promise<readonly StackResourceSummary[]> => {
  const resources = await askStack(deployment, async (client, input) => {
    const summaries: StackResourceSummary[] = []
    for await (const page of paginateListStackResources({ client }, input)) {
      summaries.push(...(page.StackResourceSummaries ?? []))
    }
    return summaries
  })
  return (resources ?? []).filter(
    ({ ResourceStatus = '' }) => !/^DELETE_(COMPLETE|SKIPPED)$/.test(ResourceStatus),
  )
}

/**
 * The table, the secret and the logs of a removed or failed stack stay. A new stack then fails,
 * because their names are taken.
 */
const leftBehind = async (
  deployment: Deployment,
  what: string,
  {
    name,
    exists,
    step,
  }: { readonly name: string; readonly exists: boolean; readonly step: string },
): Promise<Finding> => {
  if (!exists) return ok(`${what} ${name} is free`)
  // The physical id of a secret is its ARN, which contains the name.
  const isOwned = (await resourcesInStack(deployment)).some(
    ({ PhysicalResourceId: id = '' }) => id === name || id.includes(`:${name}`),
  )
  return isOwned
    ? ok(`${what} ${name} belongs to the stack`)
    : problem(`${what} ${name} exists, but does not belong to the stack`, step)
}

const credentials: Check = {
  name: 'credentials',
  ask: async (deployment) => {
    const { Account, Arn = '' } = await new STSClient(clientOptions(deployment)).send(
      new GetCallerIdentityCommand({}),
    )
    return Arn.endsWith(':root')
      ? warning(`account ${Account}, as its root user`, 'Sign in as a role with fewer rights.')
      : ok(`account ${Account}, as ${Arn}`)
  },
}

/** An account starts with 10 or with 1,000. */
const enoughConcurrency = 100

const lambda: Check = {
  name: 'Lambda',
  ask: async (deployment) => {
    const { AccountLimit, AccountUsage } = await new LambdaClient(clientOptions(deployment)).send(
      new GetAccountSettingsCommand({}),
    )
    const { ConcurrentExecutions = 0, TotalCodeSize: limit = 0 } = AccountLimit ?? {}
    const { TotalCodeSize: used = 0, FunctionCount = 0 } = AccountUsage ?? {}
    const free = limit - used
    if (free < 200_000_000) {
      const text = `${Math.round(free / 1e6)} MB of code storage are left in ${deployment.region}`
      return problem(text, 'Delete old versions of functions.')
    }
    return ConcurrentExecutions < enoughConcurrency
      ? warning(
          `${ConcurrentExecutions} functions may run at the same time`,
          'Request "Concurrent executions" of 1,000 in Service Quotas, before the first regatta.',
        )
      : ok(`${ConcurrentExecutions} at the same time, ${FunctionCount} functions exist`)
  },
}

/** A stack in these states accepts no update. */
const unusable: ReadonlySet<string> = new Set([
  ...['CREATE_FAILED', 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'],
  ...['DELETE_FAILED', 'REVIEW_IN_PROGRESS'],
])

const stack: Check = {
  name: 'stack',
  ask: async (deployment) => {
    const status = await stackStatus(deployment)
    if (status === undefined) return ok(`${deployment.stack} will be created`)
    const text = `${deployment.stack} is ${status}`
    if (status === 'UPDATE_ROLLBACK_FAILED') {
      const command = 'aws cloudformation continue-update-rollback --stack-name'
      return problem(text, `${command} ${deployment.stack}`)
    }
    if (unusable.has(status)) {
      const command = `aws cloudformation delete-stack --stack-name ${deployment.stack}`
      return problem(text, `Its events in the console name the cause. Then: ${command}`)
    }
    if (status.endsWith('_IN_PROGRESS')) return problem(text, 'Wait until it has finished.')
    return ok(`${deployment.stack} is ${status} and will be updated`)
  },
}

/** A route that is in a nested stack now, by its logical id. */
export const movedRoute = /^HttpApiRoute[A-Z][a-z]+Sailingserver/

const nestedStacks: Check = {
  name: 'functions',
  ask: async (deployment) => {
    const resources = await resourcesInStack(deployment)
    const isUndivided = resources.some(({ LogicalResourceId = '' }) =>
      movedRoute.test(LogicalResourceId),
    )
    const step =
      'Deploy with PARENT_STACK_ONLY=1 first, see "Move functions" in docs/guides/deployment.md.'
    return isUndivided
      ? problem('functions that belong to SailingStack are in its parent', step)
      : ok('each stack can create its functions')
  },
}

const table: Check = {
  name: 'table',
  ask: async (deployment) => {
    const client = new DynamoDBClient(clientOptions(deployment))
    const command = new DescribeTableCommand({ TableName: deployment.stack })
    const result = await found(client.send(command), isNotFound)
    const name = deployment.stack
    const step = [
      'If nobody needs its data: aws dynamodb update-table --no-deletion-protection-enabled',
      `--table-name ${name} && aws dynamodb delete-table --table-name ${name}`,
    ].join(' ')
    return leftBehind(deployment, 'the table', { name, exists: result !== undefined, step })
  },
}

const secret: Check = {
  name: 'token key',
  ask: async (deployment) => {
    const name = `${deployment.stack}-token-key`
    const client = new SecretsManagerClient(clientOptions(deployment))
    const result = await found(
      client.send(new DescribeSecretCommand({ SecretId: name })),
      isNotFound,
    )
    const command = 'aws secretsmanager delete-secret --force-delete-without-recovery'
    const step = `${command} --secret-id ${name}`
    if (result?.DeletedDate !== undefined) {
      const date = result.DeletedDate.toISOString()
      return problem(`the secret ${name} is being deleted until ${date}`, step)
    }
    return leftBehind(deployment, 'the secret', { name, exists: result !== undefined, step })
  },
}

/** @param prefix of the name of the log group, before the name of the stack */
const logs = (what: string, prefix: string): Check => ({
  name: what,
  ask: async (deployment) => {
    const name = `${prefix}${deployment.stack}`
    const client = new CloudWatchLogsClient(clientOptions(deployment))
    const { logGroups = [] } = await client.send(
      new DescribeLogGroupsCommand({ logGroupNamePrefix: name }),
    )
    const exists = logGroups.some(({ logGroupName }) => logGroupName === name)
    const step = `aws logs delete-log-group --log-group-name ${name}`
    return leftBehind(deployment, 'the log group', { name, exists, step })
  },
})

export const checks: readonly Check[] = [
  ...[credentials, lambda, stack, nestedStacks, table, secret],
  ...[logs('logs', '/aws/lambda/'), logs('gateway log', '/aws/http-api/')],
]
