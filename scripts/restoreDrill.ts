/**
 * `npm run restore-drill`: tries a restore with the demo. It fills a service, keeps its data file
 * as a back-up, copies the items to another table, checks that table, and starts a service on it.
 * This must respond like the first one, also to an access token issued before.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TableOptions } from '../lib/store/table.ts'
import { startEngine } from './engine.ts'
import { freePort } from './freePort.ts'
import { createTableIfMissing, tableNameOf } from './tableDefinition.ts'
import { copyTable, readAllItems } from './tableItems.ts'
import { findViolations } from './tableRules/rules.ts'

const patienceMillis = 300_000
const adminPassword = 'reaching-on-port-7'
const S = '/security/api/restsecurity'
const V = '/sailingserver/api/v1'

/** Requests whose responses must be the same before and after. */
const questions = [
  ...[`${S}/role`, `${S}/user`, `${S}/usergroup/list/readable`],
  ...[`${V}/events`, `${V}/regattas`, `${V}/leaderboards`],
]

type Answers = Readonly<Record<string, unknown>>

const run = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-restore-'))
  try {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    const before = await withService(first, {}, async (base) => {
      const token = await signIn(base)
      return { token, answers: await ask(base, token) }
    })
    say('the demo is loaded, and its service is stopped')
    await mkdir(second)
    await copyFile(join(first, 'committee-boat.db'), join(folder, 'backup.db'))
    await copyFile(join(first, 'token-key'), join(second, 'token-key'))
    const restored = await startEngine({ databasePath: join(second, 'restored.db') })
    try {
      await restore(join(folder, 'backup.db'), restored.endpoint)
      const environment = { DYNAMODB_ENDPOINT: restored.endpoint }
      const after = await withService(second, environment, (base) => ask(base, before.token))
      const different = questions.filter(
        (question) => JSON.stringify(before.answers[question]) !== JSON.stringify(after[question]),
      )
      if (different.length > 0) throw new Error(`Different responses to ${different.join(', ')}`)
      say(`${questions.length} responses are the same as before`)
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
  say(`${copied} items are restored`)
  const findings = findViolations(items)
  if (items.length !== copied || findings.length > 0) {
    throw new Error(`${items.length} items, and ${JSON.stringify(findings)}`)
  }
  say('the table violates no rule')
}

/** Runs `npm start` in a folder while the callback runs. */
const withService = async <Result>(
  dataFolder: string,
  environment: NodeJS.ProcessEnv,
  use: (base: string) => Promise<Result>,
): Promise<Result> => {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(import.meta.dirname, 'start.ts')],
    {
      env: {
        ...process.env,
        ...environment,
        ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder },
        ...{ ADMIN_PASSWORD: adminPassword, npm_lifecycle_event: undefined },
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = once(child, 'close')
  try {
    const base = `http://127.0.0.1:${port}`
    await healthy(base, child)
    return await use(base)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const healthy = async (base: string, child: { exitCode: number | null }): Promise<void> => {
  const deadline = Date.now() + patienceMillis
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${base}/health`).catch(() => undefined)
    if (response?.status === 200) return
    await sleep(200)
  }
  throw new Error(`The service at ${base} does not become ready`)
}

const signIn = async (base: string): Promise<string> => {
  const basic = Buffer.from(`admin:${adminPassword}`).toString('base64')
  const { access_token: token } = (await get(`${base}${S}/access_token`, `Basic ${basic}`)) as {
    readonly access_token: string
  }
  return token
}

const ask = async (base: string, token: string): Promise<Answers> => {
  const responses = await Promise.all(
    questions.map((question) => get(`${base}${question}`, `Bearer ${token}`)),
  )
  return Object.fromEntries(questions.map((question, at) => [question, responses[at]]))
}

const get = async (url: string, authorization: string): Promise<unknown> => {
  const response = await fetch(url, { headers: { authorization } })
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
  return response.json()
}

const begun = performance.now()

const say = (line: string): void => {
  console.log(`[${Math.round((performance.now() - begun) / 1000)} s] ${line}`)
}

Object.assign(process.env, {
  AWS_REGION: 'eu-central-1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
})
run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
