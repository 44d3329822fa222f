/** `npm run check-table` and `npm run copy-table` without AWS credentials. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrap } from '../../lib/service/users/bootstrap.ts'
import { rememberEndpoint } from '../../scripts/dataFolder.ts'
import { sharedService } from '../support/sharedService.ts'
import { chosenTable } from '../../scripts/tableChoice.ts'
import { startTestTable, type TestTable } from '../support/engine.ts'
import { serviceTimeout } from '../../harness/service.ts'

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
    const file = resolve(import.meta.dirname, '../../scripts', script)
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

describe('npm run check-table', { timeout: serviceTimeout }, () => {
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
    await rememberEndpoint(folder, 'http://127.0.0.1:9')
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

describe('npm run copy-table', { timeout: serviceTimeout }, () => {
  it('copies between endpoints without credentials', async () => {
    const { endpoint } = table
    const tables = ['--from', table.tableName, '--to', other.tableName]
    const endpoints = ['--from-endpoint', endpoint, '--to-endpoint', endpoint]

    const copied = await run('copyTable.ts', [...tables, ...endpoints])

    expect(copied.output).toMatch(/^[1-9]\d* items copied/m)
    expect(copied.exitCode).toBe(0)
  })
})
