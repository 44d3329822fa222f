/**
 * `npm run operate -- restore-drill`: tries a restore with the demo. It makes a backup of a running service,
 * and restores it into another folder. It copies the items to a second table, as after a restore on AWS, and
 * checks that table. A service on the restored folder, and one on the second table, must respond like the
 * first one, also to an access token issued before.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Request, requestsThrough, successful } from './requests/requests.ts'
import { sdkEnvironment } from './requests/environment.ts'
import { httpTransport } from './requests/http.ts'
import { S, V } from './requests/paths.ts'
import { startService } from './requests/service.ts'
import { makeBackup } from './backup/backupFile.ts'
import { restoreBackup } from './backup/restore.ts'
import { databaseName } from './backup/snapshot.ts'
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
    const backup = join(folder, 'first.backup')
    const before = await withService(first, {}, async (request) => {
      const token = await signIn(request)
      const answers = await ask(request, token)
      const { items } = await makeBackup(first, backup)
      console.log(`the demo is loaded, and ${items} items are in a backup`)
      return { token, answers }
    })
    await restoreBackup(backup, second)
    const compare = async (environment: NodeJS.ProcessEnv): Promise<void> => {
      const after = await withService(second, environment, (request) => ask(request, before.token))
      requireSame(before.answers, after)
    }
    await compare({})
    const copy = await startEngine({ databasePath: join(folder, 'copy.db') })
    try {
      await copyItems(join(second, databaseName), copy.endpoint)
      await compare({ DYNAMODB_ENDPOINT: copy.endpoint })
    } finally {
      await copy.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const requireSame = (before: Answers, after: Answers): void => {
  const different = questions.filter(
    (question) => JSON.stringify(before[question]) !== JSON.stringify(after[question]),
  )
  if (different.length > 0) throw new Error(`Different responses to ${different.join(', ')}`)
  console.log(`${questions.length} responses are the same as before`)
}

const copyItems = async (databasePath: string, endpoint: string): Promise<void> => {
  const tableName = tableNameOf('local')
  await createTableIfMissing(endpoint, tableName)
  const source = await startEngine({ databasePath })
  let copied: number
  try {
    const from = { tableName, endpoint: source.endpoint }
    copied = (await copyTable(from, { tableName, endpoint })).copied
  } finally {
    await source.stop()
  }
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
