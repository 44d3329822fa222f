/**
 * `npm run operate -- restore-drill`: tries a restore with the demo. It fills a service, keeps its data file
 * as a back-up, copies the items to another table, checks that table, and starts a service on it.
 * This must respond like the first one, also to an access token issued before.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Request, requestsThrough, successful } from './requests/requests.ts'
import { sdkEnvironment } from './requests/environment.ts'
import { httpTransport } from './requests/http.ts'
import { S, V } from './requests/paths.ts'
import { startService } from './requests/service.ts'
import type { TableOptions } from '#table/table.ts'
import { runCommand } from './command.ts'
import { startEngine } from './engine.ts'
import { createTableIfMissing, tableNameOf } from './tableDefinition.ts'
import { copyTable, readAllItems } from './tableItems.ts'
import { findViolations } from './tableRules/rules.ts'

const adminPassword = 'reaching-on-port-7'

/** Requests whose responses must be the same before and after. */
const questions = [
  `${S}/role`,
  `${S}/user`,
  `${S}/usergroup/list/readable`,
  `${V}/events`,
  `${V}/regattas`,
  `${V}/leaderboards`,
]

type Answers = Readonly<Record<string, unknown>>

const run = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-restore-'))
  try {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    const before = await withService(first, {}, async (request) => {
      const token = await signIn(request)
      return { token, answers: await ask(request, token) }
    })
    console.log('the demo is loaded, and its service is stopped')
    await mkdir(second)
    await copyFile(join(first, 'committee-boat.db'), join(folder, 'backup.db'))
    await copyFile(join(first, 'token-key'), join(second, 'token-key'))
    const restored = await startEngine({ databasePath: join(second, 'restored.db') })
    try {
      await restore(join(folder, 'backup.db'), restored.endpoint)
      const environment = { DYNAMODB_ENDPOINT: restored.endpoint }
      const after = await withService(second, environment, (request) => ask(request, before.token))
      const different = questions.filter(
        (question) => JSON.stringify(before.answers[question]) !== JSON.stringify(after[question]),
      )
      if (different.length > 0) throw new Error(`Different responses to ${different.join(', ')}`)
      console.log(`${questions.length} responses are the same as before`)
    } finally {
      await restored.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const copyBackup = async (backup: string, to: TableOptions) => {
  const source = await startEngine({ databasePath: backup })
  try {
    return await copyTable({ ...to, endpoint: source.endpoint }, to)
  } finally {
    await source.stop()
  }
}

const restore = async (backup: string, endpoint: string): Promise<void> => {
  const tableName = tableNameOf('local')
  await createTableIfMissing(endpoint, tableName)
  const { copied } = await copyBackup(backup, { endpoint, tableName })
  const items = await readAllItems({ endpoint, tableName })
  console.log(`${copied} items are restored`)
  const findings = findViolations(items)
  if (items.length !== copied || findings.length > 0) {
    throw new Error(`${items.length} items, and ${JSON.stringify(findings)}`)
  }
  console.log('the table violates no rule')
}

/** Runs `npm start` in a folder while the callback runs. */
const withService = async <Result>(
  dataFolder: string,
  environment: NodeJS.ProcessEnv,
  use: (request: Request) => Promise<Result>,
): Promise<Result> => {
  const own = { DEMO: '1', ADMIN_PASSWORD: adminPassword, ...environment }
  const service = await startService({ dataFolder, environment: own })
  const transport = httpTransport(service.baseUrl)
  try {
    return await use(successful(requestsThrough(transport.send)))
  } finally {
    transport.close()
    await service.stop('SIGTERM')
  }
}

const signIn = async (request: Request): Promise<string> => {
  const { body } = await request(`GET ${S}/access_token`, { basic: ['admin', adminPassword] })
  return (body as { readonly access_token: string }).access_token
}

const ask = async (request: Request, token: string): Promise<Answers> => {
  const responses = await Promise.all(
    questions.map((question) => request(`GET ${question}`, { token })),
  )
  return Object.fromEntries(questions.map((question, at) => [question, responses[at]?.body]))
}

Object.assign(process.env, sdkEnvironment)
runCommand(run)
