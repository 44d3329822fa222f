/** The packaged stack on the double of AWS. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrap } from '#people/steps/bootstrap.ts'
import { formatResult, runSmoke } from '../../../../scripts/smoke/report.ts'
import type { SplitStack } from '../../../../scripts/stack/nested.ts'
import { resourcesOfType, type Template } from '../../../../scripts/stack/template.ts'
import { joinStacks } from '../packagedStacks.ts'
import { lineFor, walkDocument } from '../../../support/shownLines.ts'
import { deploy, type DeployedStack } from './deploy.ts'
import { eventsOf } from './events.ts'
import { httpRoutes, startGateway } from './gateway.ts'
import { connectionTests } from './connectionTests.ts'
import { isAllowed, needsOf, statementsOf } from './policy.ts'

const longTimeout = 600_000

/** Most of the time of a function that cannot reach the table is the pause before another attempt. */
const eventsAtOnce = 8

/** The time after which Lambda ends a function. */
const functionMillis = 10_000

interface Packaged {
  readonly folder: string
  readonly template: Template
  readonly stacks: SplitStack
}

interface Deployed extends Packaged {
  readonly stack: DeployedStack
  readonly adminPassword: string
}

const deployPackage = async ({
  folder: packages,
  template,
  stacks,
}: Packaged): Promise<Deployed> => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-double-'))
  const stack = await deploy(packages, template, folder)
  // The operator, who is not subject to the policies of the functions.
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  })
  const { adminPassword = '' } = await bootstrap({
    tableName: 'committee-boat-production',
    endpoint: stack.engine,
    serverName: 'committee-boat',
  })
  return { folder, template, stacks, stack, adminPassword }
}

/** @param packaged is called after the package was built */
export const awsDoubleTests = (packaged: () => Packaged): void => {
  let running: Deployed
  const deployed = () => running
  beforeAll(async () => {
    running = await deployPackage(packaged())
  }, longTimeout)
  afterAll(async () => {
    await running.stack.stop()
    await rm(running.folder, { recursive: true })
  })
  stackTests(deployed)
  artefactTests(deployed)
  connectionTests(deployed)
  policyTests(deployed)
}

const stackTests = (deployed: () => Deployed): void => {
  describe('the deployed stack', () => {
    it(
      'passes the smoke test with the policies of its roles',
      { timeout: longTimeout },
      async () => {
        const results = await runSmoke(deployed().stack.baseUrl, () => undefined)

        expect(results.filter(({ isGood }) => !isGood).map(formatResult)).toEqual([])
        expect(Object.values(deployed().stack.proxies).flatMap(({ refused }) => refused)).toEqual(
          [],
        )
      },
    )

    // The API lacks the routes of the last nested stack while CloudFormation creates it.
    it(
      'serves the routes of a later nested stack by the function fallback of the first one',
      { timeout: longTimeout },
      async () => {
        const { stack, stacks } = deployed()
        const first = Object.fromEntries(Object.entries(stacks.children).slice(0, 1))
        const gateway = startGateway(joinStacks({ ...stacks, children: first }), stack.invoke)
        await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
        const { port } = gateway.address() as AddressInfo
        const results = await runSmoke(`http://127.0.0.1:${port}`, () => undefined)
        gateway.closeAllConnections()
        gateway.close()

        expect(results.filter(({ isGood }) => !isGood).map(formatResult)).toEqual([])
        expect(results.length).toBeGreaterThan(30)
      },
    )

    it('shows what the README shows', { timeout: longTimeout }, async () => {
      const readme = await readFile(resolve(import.meta.dirname, '../../../../README.md'), 'utf8')
      const steps = await walkDocument(
        readme,
        lineFor({ baseUrl: deployed().stack.baseUrl, adminPassword: deployed().adminPassword }),
        deployed().folder,
      )
      expect(steps.length).toBeGreaterThan(3)
      for (const { text, found, expected } of steps) expect(found, text).toEqual(expected)
    })
  })
}

const artefactTests = (deployed: () => Deployed): void => {
  describe('every artefact', () => {
    it(
      'gives a well-formed response to every form of an event',
      { timeout: longTimeout },
      async () => {
        const { template } = deployed()
        const faults: string[] = []
        const invoked = new Set<string>()
        await forEachEvent(template, async (functionName, form, event) => {
          invoked.add(functionName)
          const start = performance.now()
          const fault = faultOf(await deployed().stack.invoke(functionName, event))
          const isLate = performance.now() - start > functionMillis
          if (isLate || fault !== undefined)
            faults.push(`${functionName} ${form}: ${fault ?? 'late'}`)
        })
        expect(faults).toEqual([])
        const functions = resourcesOfType(template, 'AWS::Lambda::Function').map(([id]) => id)
        const background = resourcesOfType(template, 'AWS::Lambda::EventSourceMapping').map(
          ([id]) => id.replace(/EventSourceMapping.*/, 'LambdaFunction'),
        )
        const others = [...background, 'LiveConnectionLambdaFunction']
        expect([...invoked, ...others].sort()).toEqual(functions.sort())
      },
    )

    it('responds in time while the table is away', { timeout: longTimeout }, async () => {
      for (const proxy of Object.values(deployed().stack.proxies)) proxy.isAway = true
      const statuses = new Map<number, number>()
      const faults: string[] = []
      await forEachEvent(deployed().template, async (functionName, form, event) => {
        if (form !== 'with cookies') return
        const start = performance.now()
        const response = await deployed().stack.invoke(functionName, event)
        const { statusCode = 0 } = response
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        const isLate = performance.now() - start > functionMillis
        const fault = isLate ? 'late' : faultOf(response)
        if (fault !== undefined) faults.push(`${functionName}: ${fault}`)
        if (statusCode === 503 && response.headers?.['retry-after'] === undefined) {
          faults.push(`${functionName}: 503 without Retry-After`)
        }
      })
      for (const proxy of Object.values(deployed().stack.proxies)) proxy.isAway = false
      expect(faults).toEqual([])
      expect(statuses.get(500)).toBeUndefined()
      expect(statuses.get(503)).toBeGreaterThan(80)
    })
  })
}

const policyTests = (deployed: () => Deployed): void => {
  describe('the policies on the double', () => {
    const decide = (role: string, operation: string, body: Parameters<typeof needsOf>[1]) => {
      const statements = statementsOf(deployed().template, role)
      return needsOf(operation, body).every((need) => isAllowed(statements, need))
    }
    const key = (PK: string) => ({ Key: { PK: { S: PK } } })

    it.each([
      ['ReadRole', 'UpdateItem', key('REQUESTS#1#'), true],
      ['ReadRole', 'UpdateItem', key('USER#ann#'), false],
      ['ReadRole', 'UpdateItem', {}, false],
      ['ReadRole', 'TransactWriteItems', { TransactItems: [{ Put: key('USER#ann#') }] }, false],
      ['ReadRole', 'Query', { IndexName: 'ByType' }, true],
      ['ReadRole', 'Scan', {}, false],
      ['WriteRole', 'TransactWriteItems', { TransactItems: [{ Put: key('USER#ann#') }] }, true],
      ['WriteRole', 'Scan', {}, false],
      ['WriteRole', 'DeleteTable', {}, false],
      ['StreamRole', 'TransactWriteItems', { TransactItems: [{ Put: key('FEED#Kiel#') }] }, true],
      ['StreamRole', 'TransactWriteItems', { TransactItems: [{ Put: key('USER#ann#') }] }, false],
      ['StreamRole', 'UpdateItem', key('FEED#Kiel#'), false],
      ['LiveRole', 'TransactWriteItems', { TransactItems: [{ Put: key('LIVE#Kiel#') }] }, true],
      ['LiveRole', 'TransactWriteItems', { TransactItems: [{ Put: key('USER#ann#') }] }, false],
      ['PushRole', 'TransactWriteItems', { TransactItems: [{ Put: key('LIVE#Kiel#') }] }, true],
      ['PushRole', 'TransactWriteItems', { TransactItems: [{ Put: key('FEED#Kiel#') }] }, false],
      ['PushRole', 'UpdateItem', key('PENDING_DELIVERIES#ann#1#'), true],
      ['PushRole', 'UpdateItem', key('USER#ann#'), false],
      ['DeliveryRole', 'UpdateItem', key('PENDING_DELIVERIES#ann#1#'), true],
      ['DeliveryRole', 'TransactWriteItems', { TransactItems: [{ Put: key('WEBHOOK#w#') }] }, true],
      ['DeliveryRole', 'TransactWriteItems', { TransactItems: [{ Put: key('USER#ann#') }] }, false],
      ['DeliveryRole', 'UpdateItem', key('WEBHOOK#w#'), false],
    ])('%s, %s of %j: %s', (role, operation, body, expected) => {
      expect(decide(role, operation, body)).toBe(expected)
    })

    it('are all needed: no role has an action that its functions never use', () => {
      const { ReadRole, WriteRole } = deployed().stack.proxies
      const granted = (role: string) =>
        statementsOf(deployed().template, role)
          .flatMap(({ Action }) => Action)
          .filter((action) => action.startsWith('dynamodb:'))
      expect([...(ReadRole?.used ?? [])].sort()).toEqual([...new Set(granted('ReadRole'))].sort())
      expect([...(WriteRole?.used ?? [])].sort()).toEqual([...new Set(granted('WriteRole'))].sort())
    })
  })
}

const forEachEvent = async (
  template: Template,
  send: (functionName: string, form: string, event: object) => Promise<void>,
): Promise<void> => {
  const routes = httpRoutes(template)
  const sending = pLimit(eventsAtOnce)
  await sending.map(routes, async ([, { Properties }]) => {
    const target = /"HttpApiIntegration(\w+)"/.exec(JSON.stringify(Properties.Target))?.[1] ?? ''
    const events = Object.entries(eventsOf(String(Properties.RouteKey)))
    for (const [form, event] of events) await send(`${target}LambdaFunction`, form, event)
  })
}

/** Returns what API Gateway would not understand, or what the service never sends. */
const faultOf = (response: Awaited<ReturnType<DeployedStack['invoke']>>): string | undefined => {
  const { statusCode, headers = {}, cookies = [], body = '' } = response
  if (!Number.isInteger(statusCode)) return 'no status'
  if (statusCode === 500) return `500 ${body}`
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
  if (!Object.values(headers).every(isPlain)) return 'a header is no text'
  if (!Array.isArray(cookies) || typeof body !== 'string') return 'cookies or body of a wrong type'
  if (headers['x-request-id'] === undefined) return 'no request id'
  return undefined
}
