/** Tables of other versions: the service starts on the older ones, and tells why not on the others. */
import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sdkEnvironment } from '../../../scripts/requests/environment.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { failToStart, serviceTimeout, startService } from '../../../scripts/requests/service.ts'
import { userEntity } from '#access/items/users.ts'
import { resultsChangeEntity } from '#results/items/changes.ts'
import { adminName } from '#rights/steps/reservedNames.ts'
import { healthEntity } from '#table/items/health.ts'
import { currentSchemaVersion, schemaVersionEntity } from '#table/items/schemaVersion.ts'
import type { Key } from '#table/key.ts'
import { Store } from '#table/store.ts'
import { endpointOf } from '../../../scripts/dataFolder.ts'
import { startEngine } from '../../../scripts/engine.ts'
import { regatta } from '../../../scripts/demo/data/regatta.ts'
import { startMigratedEngine } from '../../../scripts/migrations/migratedEngine.ts'
import { type Migration, migrations } from '../../../scripts/migrations/migrations.ts'
import { runMigrations } from '../../../scripts/migrations/runMigrations.ts'
import {
  readTableVersion,
  requireCurrentVersion,
} from '../../../scripts/migrations/tableVersion.ts'
import { tableNameOf } from '../../../scripts/tableDefinition.ts'
import { connectCommand, readAllItems, writeAll } from '../../../scripts/tableItems.ts'
import { findViolations } from '../../../scripts/tableRules/rules.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'
import { folderWithTable, storedTables } from '../../support/storedTable.ts'

Object.assign(process.env, sdkEnvironment)
const older = migrations.map(({ from }) => from)
const tableName = tableNameOf('local')

it('a migration and a stored table lead from each version to the next one', async () => {
  const first = older[0] ?? 0
  const versions = Array.from({ length: currentSchemaVersion - first }, (_, at) => first + at)

  expect(migrations.map(({ from, to }) => [from, to])).toEqual(versions.map((at) => [at, at + 1]))
  expect(await readdir(storedTables)).toEqual([
    'README.md',
    ...versions.map((version) => `version-${version}.json.gz`),
  ])
})

describe.each(older)('a table of version %i', { timeout: serviceTimeout }, (version) => {
  let dataFolder: string
  beforeAll(async () => {
    dataFolder = await folderWithTable(`version-${version}.json.gz`)
  })
  afterAll(() => rm(dataFolder, { recursive: true }))

  it('is copied, changed and served by npm start', async () => {
    const service = await startService({ dataFolder })
    const get = async (path: string, headers = {}) =>
      (await fetch(`${service.baseUrl}${path}`, { headers })).text()
    const authorization = `Basic ${btoa('admin:reaching-on-port-7')}`
    const [hello, changes, results, board] = await Promise.all([
      get(`${S}/hello`, { authorization }),
      get(`${V}/leaderboards/${regatta}/results/changes`),
      get(`/results/${regatta}`),
      get(`/board/${regatta}/R3/Default`),
    ])
    const table = { tableName, endpoint: await endpointOf(dataFolder) }
    const items = await readAllItems(table)
    await service.stop()

    expect(service.output()).toContain(`Changing the table from version ${version} to`)
    expect(hello).toContain('"authenticated":true')
    // With the sheet before, which version 4 lacks, the sentence does not count finishers.
    expect(changes).toContain(version === 3 ? 'R1 became official' : '"R2 became official."')
    expect(results).toContain('Edelweiss')
    expect(board).toContain('R3')
    expect(findViolations(items)).toEqual([])
    expect(await readdir(join(dataFolder, `copy-of-version-${version}`))).toContain(
      'committee-boat.db',
    )
  })

  it('is not changed again by the next start', async () => {
    const service = await startService({ dataFolder })
    await service.stop()

    expect(service.output()).not.toContain('Changing')
  })
})

describe('the copy of the data', () => {
  it('stays that of the first attempt, until a migration has ended', async () => {
    const folder = await folderWithTable('version-3.json.gz')
    const copy = join(folder, 'copy-of-version-3')
    await mkdir(`${copy}-of-unfinished-migration`)
    await writeFile(join(`${copy}-of-unfinished-migration`, 'first'), '')
    const engine = await startMigratedEngine(folder, tableName, () => undefined)
    await engine.stop()

    expect(await readdir(copy)).toEqual(['first'])
    expect(await readdir(folder)).not.toContain('copy-of-version-3-of-unfinished-migration')
    await rm(folder, { recursive: true })
  })

  it('of a failed attempt has a name of its own, because an older version may change the data next', async () => {
    const folder = await folderWithTable('version-3.json.gz')
    const engine = await startEngine({ databasePath: join(folder, 'committee-boat.db') })
    const { client, name } = connectCommand({ tableName, endpoint: engine.endpoint })
    const Item = { ...userEntity.key('unreadable'), version: 1, writeId: 'w' }
    await writeAll({ client, name }, [{ PutRequest: { Item } }])
    await engine.stop()
    const started = startMigratedEngine(folder, tableName, () => undefined)

    await expect(started).rejects.toThrow(
      /USER#unreadable# .* The data before this attempt are in \S+copy-of-version-3-failed-\d/,
    )
    expect(await readdir(folder)).not.toContain('copy-of-version-3-of-unfinished-migration')
    await rm(folder, { recursive: true })
  })

  it('is named beside the change of results that cannot be read', async () => {
    const folder = await folderWithTable('version-4.json.gz')
    const engine = await startEngine({ databasePath: join(folder, 'committee-boat.db') })
    const { client, name } = connectCommand({ tableName, endpoint: engine.endpoint })
    const Item = { ...resultsChangeEntity.key('Kiel', '5', 'damaged'), version: 1, writeId: 'w' }
    await writeAll({ client, name }, [{ PutRequest: { Item } }])
    await engine.stop()
    const started = startMigratedEngine(folder, tableName, () => undefined)

    await expect(started).rejects.toThrow(/#damaged# cannot be read\. The data before this attempt/)
    await rm(folder, { recursive: true })
  })

  it('is needed for a change', async () => {
    const folder = await folderWithTable('version-3.json.gz')
    await writeFile(join(folder, 'copy-of-version-3-draft'), '')
    await mkdir(join(folder, 'stream-position'))
    const started = startMigratedEngine(folder, tableName, () => undefined)

    await expect(started).rejects.toThrow('The data of version 3 cannot be copied')
    expect(await readdir(folder)).not.toContain('copy-of-version-3-draft')
    await rm(folder, { recursive: true })
  })
})

describe('a table', () => {
  let table: TestTable
  const setVersion = (schemaVersion: number) =>
    new Store(connectCommand(table)).write([
      schemaVersionEntity.put([], { schemaVersion, laterRoleIds: ['a'] }, 'any'),
    ])
  const putRaw = (key: Key) => {
    const { client, name } = connectCommand(table)
    const Item = { ...key, version: 1, writeId: 'w' }
    return writeAll({ client, name }, [{ PutRequest: { Item } }])
  }
  beforeAll(async () => {
    table = await startTestTable()
  })
  afterAll(() => table.stop())

  it('is accepted while it is empty or missing', async () => {
    await requireCurrentVersion(table)
    await requireCurrentVersion({ ...table, tableName: 'missing' })
  })

  it('is refused with an administrator and without a version', async () => {
    await putRaw(healthEntity.key())
    await requireCurrentVersion(table)
    await putRaw(userEntity.key(adminName))
    await expect(requireCurrentVersion(table)).rejects.toThrow(
      `The table ${table.tableName} has no version: a commit of 23 November 2026 or earlier wrote it`,
    )
  })

  it.each([
    [
      2,
      'has version 2: a commit of 23 or 24 November 2026 wrote it. To keep the data, run that commit.',
    ],
    [
      3,
      `has version 3, and this commit needs ${currentSchemaVersion}. Stop what writes to the table`,
    ],
    [currentSchemaVersion + 1, 'a later commit wrote it. To keep the data, run that commit.'],
  ])('is refused with version %i', async (version, message) => {
    await setVersion(version)
    await expect(requireCurrentVersion(table)).rejects.toThrow(message)
  })

  it('is not changed if this commit cannot read an item', async () => {
    await setVersion(currentSchemaVersion - 1)
    // Some engines would find the other damaged item first.
    const { client, name } = connectCommand(table)
    await writeAll({ client, name }, [{ DeleteRequest: { Key: healthEntity.key() } }])
    await expect(runMigrations(table, () => undefined)).rejects.toThrow(
      /cannot read \d+ items of the table \S+, which another commit wrote: USER#admin# USER has no .+\. To keep the data/,
    )
    expect(await readTableVersion(table)).toBe(currentSchemaVersion - 1)
  })

  it('continues after a step that was killed', async () => {
    const empty = await startTestTable()
    const store = new Store(connectCommand(empty))
    await store.write([
      schemaVersionEntity.put([], { schemaVersion: 1, laterRoleIds: ['a'] }, 'any'),
    ])
    const done: number[] = []
    let isKilled = true
    const step = (from: number): Migration => ({
      from,
      to: from + 1,
      title: 'a step',
      run: () => {
        done.push(from)
        return isKilled && from === 2 ? Promise.reject(new Error('killed')) : Promise.resolve()
      },
    })
    const run = () => runMigrations(empty, () => undefined, [1, 2, 3].map(step))
    await expect(run()).rejects.toThrow('killed')
    isKilled = false
    await run()

    expect(done).toEqual([1, 2, 2, 3])
    const { schemaVersion, laterRoleIds } =
      (await schemaVersionEntity.get(new Store(connectCommand(empty)))) ?? {}
    expect([schemaVersion, laterRoleIds]).toEqual([4, ['a']])
    await empty.stop()
  })
})

it(
  'npm start ends at once on a table of a later version, with one sentence',
  async () => {
    const dataFolder = await folderWithTable('version-3.json.gz')
    const engine = await startEngine({ databasePath: join(dataFolder, 'committee-boat.db') })
    const store = new Store(connectCommand({ tableName, endpoint: engine.endpoint }))
    await store.write([
      schemaVersionEntity.put([], { schemaVersion: currentSchemaVersion + 1 }, 'any'),
    ])
    await engine.stop()
    const { exitCode, output } = await failToStart({ dataFolder })

    expect(exitCode).toBe(1)
    expect(output).toMatch(
      /Starting the database engine\nThe table \S+ has version \d+, and this commit knows \d+: a later commit wrote it\. .+ Or restore the copy from before the update\.\n$/,
    )
    await rm(dataFolder, { recursive: true })
  },
  serviceTimeout,
)

it(
  'npm start leaves an older table of the user alone, and migrate-table changes it',
  async () => {
    const folder = await folderWithTable('version-3.json.gz')
    const engine = await startEngine({ databasePath: join(folder, 'committee-boat.db') })
    const { endpoint } = engine
    const { exitCode, output } = await failToStart({ environment: { DYNAMODB_ENDPOINT: endpoint } })
    const version = await readTableVersion({ tableName, endpoint })
    const [, command = ''] = /npm run (operate -- .+)$/m.exec(output) ?? []
    const { stdout } = await promisify(execFile)('npm', ['run', ...command.split(' ')])
    const changed = await readTableVersion({ tableName, endpoint })
    await engine.stop()

    expect([exitCode, version, changed]).toEqual([1, 3, currentSchemaVersion])
    expect(command).toBe(`operate -- migrate-table --table ${tableName} --endpoint ${endpoint}`)
    expect(stdout).toContain(`The table ${tableName} has version ${currentSchemaVersion}`)
    await rm(folder, { recursive: true })
  },
  serviceTimeout,
)
