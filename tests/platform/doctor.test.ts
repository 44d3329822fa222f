/** The questions of `npm run operate -- doctor`, answered by a server that speaks the protocols of AWS. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examine, formatDiagnosis } from '../../scripts/doctor/examine.ts'

/** The contents of the account. */
interface Account {
  arn: string
  concurrency: number
  codeBytesLeft: number
  stackStatus: string | undefined
  /** The physical ids of the resources of the stack. */
  owned: readonly string[]
  /** The logical id of each resource. */
  logicalId: string
  hasTable: boolean
  secret: undefined | { readonly DeletedDate?: number }
  hasLogs: boolean
  /** The error of every request. */
  refusal: string | undefined
}

const newAccount: Account = {
  ...{ arn: 'arn:aws:iam::123456789012:user/ann', concurrency: 1000, codeBytesLeft: 7e10 },
  ...{ stackStatus: undefined, owned: [], hasTable: false, secret: undefined, hasLogs: false },
  ...{ refusal: undefined, logicalId: 'x' },
}
let account: Account
let server: Server

const xml = (action: string, result: string) =>
  `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`

const missing = { status: 400, body: { __type: 'ResourceNotFoundException', message: 'none' } }

interface Reply {
  readonly status: number
  readonly body: string | object
}

const noStack: Reply = {
  status: 400,
  body: '<ErrorResponse><Error><Code>ValidationError</Code><Message>Stack with id x does not exist</Message></Error></ErrorResponse>',
}

const resource = (id: string) =>
  `<member><LogicalResourceId>${account.logicalId}</LogicalResourceId><ResourceType>x</ResourceType><LastUpdatedTimestamp>2026-11-23T00:00:00Z</LastUpdatedTimestamp><PhysicalResourceId>${id}</PhysicalResourceId><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>`

/** One resource a page, because a page of AWS has a hundred and a stack has more. */
const pageOfResources = (body: string): string => {
  const page = Number(/NextToken=(\d+)/.exec(body)?.[1] ?? 0)
  const next = page + 1 < account.owned.length ? `<NextToken>${page + 1}</NextToken>` : ''
  const shown = account.owned
    .slice(page, page + 1)
    .map(resource)
    .join('')
  return `<StackResourceSummaries>${shown}</StackResourceSummaries>${next}`
}

const replies: Readonly<Record<string, (body: string) => Reply>> = {
  GetCallerIdentity: () => ({
    status: 200,
    body: xml('GetCallerIdentity', `<Arn>${account.arn}</Arn><Account>123456789012</Account>`),
  }),
  ListStackResources: (body) =>
    account.stackStatus === undefined
      ? noStack
      : { status: 200, body: xml('ListStackResources', pageOfResources(body)) },
  DescribeStacks: () =>
    account.stackStatus === undefined
      ? noStack
      : {
          status: 200,
          body: xml(
            'DescribeStacks',
            `<Stacks><member><StackName>x</StackName><CreationTime>2026-11-23T00:00:00Z</CreationTime><StackStatus>${account.stackStatus}</StackStatus></member></Stacks>`,
          ),
        },
  DescribeTable: () => (account.hasTable ? { status: 200, body: { Table: {} } } : missing),
  DescribeSecret: () =>
    account.secret === undefined ? missing : { status: 200, body: account.secret },
  DescribeLogGroups: () => ({
    status: 200,
    body: {
      logGroups: account.hasLogs ? [{ logGroupName: '/aws/lambda/committee-boat-test' }] : [],
    },
  }),
  GetAccountSettings: () => ({
    status: 200,
    body: {
      AccountLimit: { ConcurrentExecutions: account.concurrency, TotalCodeSize: 8e10 },
      AccountUsage: { TotalCodeSize: 8e10 - account.codeBytesLeft, FunctionCount: 3 },
    },
  }),
}

/** The message names the resource, as that of AWS does. */
const refused = (code: string, isQuery: boolean): Reply => {
  const message = 'not authorized to perform x on resource: committee-boat-test-token-key'
  return {
    status: 403,
    body: isQuery
      ? `<ErrorResponse><Error><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`
      : { __type: code, message },
  }
}

const environment = { ...process.env }
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const target = String(request.headers['x-amz-target'] ?? '')
        .split('.')
        .pop()
      const action = /Action=(\w+)/.exec(body)?.[1]
      const name = action ?? (target === '' ? 'GetAccountSettings' : target)
      const reply =
        account.refusal === undefined
          ? replies[name ?? '']?.(body)
          : refused(account.refusal, action !== undefined)
      const { status, body: content } = reply ?? { status: 501, body: `no reply for ${name}` }
      const isText = typeof content === 'string'
      response.writeHead(status, {
        'content-type': isText ? 'text/xml' : 'application/x-amz-json-1.1',
      })
      response.end(isText ? content : JSON.stringify(content))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  })
})
beforeEach(() => {
  account = { ...newAccount }
})
afterAll(() => {
  process.env = environment
  server.close()
})

const diagnose = () => examine({ region: 'eu-central-1', stack: 'committee-boat-test' })
const statesOf = async () =>
  Object.fromEntries((await diagnose()).map(({ name, state }) => [name, state]))
const good = {
  ...{ credentials: 'ok', Lambda: 'ok', stack: 'ok', functions: 'ok' },
  ...{ table: 'ok', 'token key': 'ok', logs: 'ok', 'gateway log': 'ok' },
}

describe('the doctor', () => {
  it('finds nothing in an empty account', async () => {
    expect(await statesOf()).toEqual(good)
    expect((await diagnose()).map(formatDiagnosis).join('\n')).toContain(
      'ok       credentials  account 123456789012, as arn:aws:iam::123456789012:user/ann',
    )
  })

  it('finds nothing before an update', async () => {
    Object.assign(account, { stackStatus: 'UPDATE_COMPLETE', hasTable: true, hasLogs: true })
    account.secret = {}
    account.logicalId = 'HttpApiRouteGetSharedsailingserverApiV1Marktemplates'
    account.owned = [
      ...['committee-boat-test', '/aws/lambda/committee-boat-test'],
      'arn:aws:secretsmanager:eu-central-1:123456789012:secret:committee-boat-test-token-key-AbCdEf',
    ]

    expect(await statesOf()).toEqual(good)
  })

  it.each<[string, Partial<Account>, string, string]>([
    ['the root user', { arn: 'arn:aws:iam::123456789012:root' }, 'credentials', 'warning'],
    ['a new account', { concurrency: 10 }, 'Lambda', 'warning'],
    ['full code storage', { codeBytesLeft: 1e8 }, 'Lambda', 'problem'],
    ['a failed stack', { stackStatus: 'ROLLBACK_COMPLETE' }, 'stack', 'problem'],
    ['a busy stack', { stackStatus: 'UPDATE_IN_PROGRESS' }, 'stack', 'problem'],
    ['a stuck stack', { stackStatus: 'UPDATE_ROLLBACK_FAILED' }, 'stack', 'problem'],
    ['an empty stack', { stackStatus: 'REVIEW_IN_PROGRESS' }, 'stack', 'problem'],
    [
      'a stack with functions that moved',
      {
        ...{ stackStatus: 'UPDATE_COMPLETE', owned: ['route'] },
        logicalId: 'HttpApiRouteGetSailingserverApiV1Events',
      },
      ...(['functions', 'problem'] as const),
    ],
    ['a table without a stack', { hasTable: true }, 'table', 'problem'],
    ['a secret without a stack', { secret: {} }, 'token key', 'problem'],
    ['a secret that is being deleted', { secret: { DeletedDate: 1 } }, 'token key', 'problem'],
    ['logs without a stack', { hasLogs: true }, 'logs', 'problem'],
  ])('reports %s, and what to do', async (_, state, name, expected) => {
    Object.assign(account, state)

    expect(await statesOf()).toEqual({ ...good, [name]: expected })
    expect((await diagnose()).find((diagnosis) => diagnosis.name === name)?.step).toMatch(/\w/)
  })

  it.each(['ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'])(
    'reports what a failed first deployment (%s) left behind',
    async (stackStatus) => {
      Object.assign(account, { stackStatus, hasTable: true, secret: {} })

      const states = await statesOf()

      expect(states).toMatchObject({ table: 'problem', 'token key': 'problem', logs: 'ok' })
    },
  )

  it('asks nothing more without credentials', async () => {
    account.refusal = 'InvalidClientTokenId'

    expect(await statesOf()).toEqual({ credentials: 'problem' })
  })

  it('goes on where the role may not ask', async () => {
    account.refusal = 'AccessDeniedException'

    expect(new Set(Object.values(await statesOf()))).toEqual(new Set(['warning']))
  })
})
