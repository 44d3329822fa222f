/** `npm run operate -- check-table`, `copy-table` and `password-link` without AWS credentials. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPasswordReset } from '#people/items/passwordResets.ts'
import { Store } from '#table/store.ts'
import { bootstrap } from '#people/steps/bootstrap.ts'
import { rememberEngine } from '../../../scripts/dataFolder.ts'
import { sharedService } from '../../support/sharedService.ts'
import { attemptMillisMax } from '#values/requestLimits.ts'
import { compareBytes, nameOfKey } from '#table/key.ts'
import type { Item } from '#table/items.ts'
import { chosenTable } from '../../../scripts/tableChoice.ts'
import { connectCommand, copyTable, readAllItems, writeAll } from '../../../scripts/tableItems.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

let folder = ''
let table: TestTable
let other: TestTable
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-commands-'))
  table = await startTestTable()
  other = await startTestTable()
  await bootstrap({ ...table, serverName: 'test' })
})
afterAll(async () => {
  await Promise.all([table.stop(), other.stop(), rm(folder, { recursive: true })])
})

/** Neither the environment nor the home folder contains credentials. */
const run = (script: string, words: readonly string[]) =>
  new Promise<{ readonly exitCode: unknown; readonly output: string }>((done) => {
    const file = resolve(import.meta.dirname, '../../../scripts', script)
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'))
    const env = {
      ...Object.fromEntries(own),
      HOME: folder,
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    }
    const options = { env, timeout: serviceTimeout }
    execFile(process.execPath, ['--import', 'tsx', file, ...words], options, (error, out, err) => {
      done({ exitCode: error?.code ?? 0, output: `${out}${err}` })
    })
  })

const put = ({ endpoint, tableName: name }: TestTable, items: readonly (readonly string[])[]) =>
  writeAll(
    { client: connectCommand({ endpoint, tableName: name }).client, name },
    items.map(([PK = '', text]) => ({
      PutRequest: { Item: { PK, SK: 'x', text, version: 1, writeId: 'w' } },
    })),
  )

const byKey = (items: readonly Item[]) =>
  items.toSorted((left, right) => compareBytes(nameOfKey(left), nameOfKey(right)))

describe('npm run operate -- password-link', { timeout: serviceTimeout }, () => {
  const at = () => ['--table', table.tableName, '--endpoint', table.endpoint]

  it('prints a link for a user, which nobody made', async () => {
    const { exitCode, output } = await run('passwordLink.ts', ['admin', ...at()])
    const [, secret = ''] = /http:\/\/127\.0\.0\.1:3000\/reset#(\S+)/.exec(output) ?? []
    const store = new Store(connectCommand(table))

    expect(exitCode).toBe(0)
    expect(await readPasswordReset(store, secret)).toMatchObject({ name: 'admin' })
    expect(await readPasswordReset(store, secret)).not.toHaveProperty('makerName')
  })

  it('prints none for an unknown user', async () => {
    const { exitCode, output } = await run('passwordLink.ts', ['nobody', ...at()])

    expect([exitCode, output.trim()]).toEqual([
      2,
      'There is no user nobody. Names are case-sensitive.',
    ])
  })
})

describe('npm run operate -- check-table', { timeout: serviceTimeout }, () => {
  it('checks the table of an endpoint without credentials', async () => {
    const { endpoint, tableName } = table

    const checked = await run('checkTable.ts', ['--table', tableName, '--endpoint', endpoint])

    expect(checked.output).toMatch(/^[1-9]\d* items, \d+ rules, 0 findings$/m)
    expect(checked.exitCode).toBe(0)
  })

  it('does not use placeholder credentials for AWS', async () => {
    const checked = await run('checkTable.ts', ['--table', table.tableName])

    expect(checked.exitCode).toBe(2)
    expect(checked.output).toMatch(/credentials/i)
  })

  it('checks the table of a running service, by its data folder', async () => {
    const { dataFolder } = await sharedService()

    const checked = await run('checkTable.ts', ['--data-dir', dataFolder])

    expect(checked.output).toMatch(/^[1-9]\d* items, \d+ rules, \d+ findings$/m)
  })
})

describe('the choice of a table', () => {
  it('tells what to do when no engine runs on the folder', async () => {
    const message = `No engine runs on the data folder ${folder}: start the service with npm start`
    const choice = { 'data-dir': folder }

    await expect(chosenTable(choice, 'usage')).rejects.toThrow(message)
    await rememberEngine(folder, { endpoint: 'http://127.0.0.1:9', pid: process.pid })
    await expect(chosenTable(choice, 'usage')).rejects.toThrow(message)
  })

  it.each([
    [{ 'data-dir': 'a', endpoint: 'http://127.0.0.1:9' }, '--endpoint goes with --table'],
    [{}, 'Name one table'],
    [{ table: 'x', stage: 'y' }, 'Name one table'],
  ])('refuses %j', async (choice, message) => {
    await expect(chosenTable(choice, 'usage')).rejects.toThrow(message)
  })
})

describe('npm run operate -- copy-table', { timeout: serviceTimeout }, () => {
  it('copies between endpoints without credentials', async () => {
    const { endpoint } = table
    const tables = ['--from', table.tableName, '--to', other.tableName]
    const endpoints = ['--from-endpoint', endpoint, '--to-endpoint', endpoint]

    const copied = await run('copyTable.ts', [...tables, ...endpoints])

    expect(copied.output).toMatch(/^[1-9]\d* items copied/m)
    expect(copied.exitCode).toBe(0)
  })

  it('removes what the first table does not have, in tables of several pages', async () => {
    // A page of a scan has 1 MB.
    const large = Array.from(
      { length: 5 },
      (_, at) => [`LARGE#${at}`, 'x'.repeat(350_000)] as const,
    )
    await put(table, large)
    await put(
      other,
      large.map(([PK]) => [`OTHER#${PK}`, 'y'.repeat(350_000)] as const),
    )

    const { copied, removed } = await copyTable(table, other)

    const [wanted, found] = [await readAllItems(table), await readAllItems(other)]
    expect(byKey(found)).toEqual(byKey(wanted))
    expect([copied, removed]).toEqual([wanted.length, large.length])
  })

  it('refuses a table without a version, and then changes nothing', async () => {
    const empty = await startTestTable()
    const before = await readAllItems(other)

    await expect(copyTable(empty, other)).rejects.toThrow(
      `The table ${empty.tableName} has no item SCHEMA#, so nothing was copied.`,
    )
    expect(before.length).toBeGreaterThan(0)
    expect(await readAllItems(other)).toEqual(before)
    await empty.stop()
  })
})

it('waits longer for a page than a request of a client does', async () => {
  let count = 0
  const slow = createServer((_, response) => {
    count += 1
    setTimeout(() => response.end('{"Items": []}'), attemptMillisMax + 500)
  }).listen(0, '127.0.0.1')
  await new Promise((resolveListening) => slow.once('listening', resolveListening))
  const { port } = slow.address() as AddressInfo

  const items = await readAllItems({ tableName: 'slow', endpoint: `http://127.0.0.1:${port}` })
  slow.close()

  expect([items, count]).toEqual([[], 1])
})

describe('writing to a throttled table', () => {
  const requests = ['a', 'b'].map((PK) => ({ DeleteRequest: { Key: { PK, SK: 'x' } } }))

  /** A table that accepts one request of each batch, from one attempt on. */
  const throttled = (acceptsFrom: number) => {
    const seen = { attempts: 0, pauses: [] as number[] }
    const send = () => {
      seen.attempts += 1
      const refused = requests.slice(Math.max(0, seen.attempts - acceptsFrom + 1))
      return Promise.resolve({ UnprocessedItems: refused.length > 0 ? { t: refused } : {} })
    }
    const client = { send } as unknown as Parameters<typeof writeAll>[0]['client']
    const pause = (millis: number) => Promise.resolve(seen.pauses.push(millis))
    return { seen, written: writeAll({ client, name: 't' }, requests, pause) }
  }

  it('pauses longer each time, until the table has accepted everything', async () => {
    const { seen, written } = throttled(3)

    await written
    expect(seen).toEqual({ attempts: 4, pauses: [100, 200, 400] })
  })

  it('ends with an error if the table accepts nothing', async () => {
    const { seen, written } = throttled(Infinity)

    await expect(written).rejects.toThrow('The table t is throttled')
    expect(seen.attempts).toBe(10)
  })
})
