/** `npm run operate -- migrate` on a table of the previous version, which a fresh table is turned into. */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { S, V } from '../../harness/paths.ts'
import { putSchemaVersion } from '../../lib/store/entities/schemaVersion.ts'
import { keys } from '../../lib/store/keys.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable, type Table } from '../../lib/store/table.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeRegatta } from '../support/inventory.ts'
import { makeEvent } from '../support/sailing.ts'
import '../support/quietLog.ts'

const service = await useTestService()
let table: Table
let ann: string
let ben: string
beforeAll(async () => {
  table = connectTable(service)
  ann = await service.createUser('ann')
  ben = await service.createUser('ben')
  await makeEvent(service, ann, { eventName: 'Plain' })
  for (const name of ['100 %', 'Kiel/49er']) await makeRegatta(service, name, 'ann')
  await remove(keys.schemaVersion())
  const [look] = (await readAllItems(service)).filter(({ PK }) => PK.startsWith('ADMINISTRATOR_N'))
  if (look !== undefined) await remove(look)
  for (const item of await indexItems()) await remove(item)
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.security({ type: 'USER', id: 'ann' }),
      UpdateExpression: 'REMOVE createdMillis',
    }),
  )
})

const remove = ({ PK, SK }: { readonly PK: string; readonly SK: string }) =>
  table.client.send(new DeleteCommand({ TableName: table.name, Key: { PK, SK } }))

const indexItems = async () =>
  (await readAllItems(service)).filter(({ PK }) => /^(REACH|OPEN_GROUPS)#/.test(PK))

/** Ben reaches the events through the public entries of their ACLs. */
const eventsOfBen = async () => {
  const { body } = await service.request(`GET ${V}/events`, { token: ben })
  return (body as readonly { readonly name: string }[]).map(({ name }) => name)
}

const statusOfList = async (type: string) =>
  (await service.request(`GET ${S}/objects?type=${type}&action=READ`, { token: ben })).status

const migrate = (...words: readonly string[]) =>
  new Promise<{ readonly exitCode: unknown; readonly printed: string }>((done) => {
    const script = resolve(import.meta.dirname, '../../scripts/migrate.ts')
    const where = ['--table', service.tableName, '--endpoint', service.endpoint]
    const command = ['--import', 'tsx', script, ...where, ...words]
    execFile(process.execPath, command, (error, stdout, stderr) => {
      done({ exitCode: error?.code ?? 0, printed: `${stdout}${stderr}`.trim() })
    })
  })

const rulesBroken = async () => findViolations(await readAllItems(service)).map(({ rule }) => rule)

const create = async (eventName: string) => {
  const json = { eventName, venuename: 'Kiel' }
  return (await service.request(`POST ${V}/events/createEvent`, { token: ann, json })).status
}

it('lists all objects of a table without the index', async () => {
  expect(await indexItems()).toEqual([])
  expect(await eventsOfBen()).toEqual(['Plain'])
  expect([await statusOfList('LEADERBOARD'), await statusOfList('TRACKED_RACE')]).toEqual([
    200, 503,
  ])
})

it('finds what the previous version lacks, and changes nothing in a dry run', async () => {
  const before = await readAllItems(service)

  const { exitCode, printed } = await migrate('--dry-run')

  expect(exitCode).toBe(0)
  expect(printed.split('\n')).toEqual([
    'The table has version 1, and needs 3.',
    'would protect the names of administrators',
    'would reserve the names of regattas in paths',
    'would clean the audit trail, and date all objects',
    'would list what users and groups can reach',
  ])
  expect(await readAllItems(service)).toEqual(before)
  expect(await rulesBroken()).toContain('the items have the current version')
})

it(
  'brings the table to the current version, and no rule is broken',
  { timeout: 60_000 },
  async () => {
    const { exitCode, printed } = await migrate()

    expect(exitCode).toBe(0)
    expect(printed).toContain('reserve the names of regattas in paths: 2 items changed')
    expect(printed).toContain('The table has version 3 now.')
    expect(await rulesBroken()).toEqual([])
    expect((await indexItems()).length).toBeGreaterThan(10)
    expect(await eventsOfBen()).toEqual(['Plain'])
    expect(await statusOfList('TRACKED_RACE')).toBe(200)
    expect([await create('100 ~25'), await create('Kiel__49er')]).toEqual([409, 409])
  },
)

it('changes nothing the second time', async () => {
  const before = await readAllItems(service)

  const { printed } = await migrate()

  expect(printed).toBe('The table has version 3, and needs 3.')
  expect(await readAllItems(service)).toEqual(before)
})

it('repeats the steps after a roll-back, if it is told to', async () => {
  const [reservation] = (await readAllItems(service)).filter(({ SK }) => SK === 'REGATTA_PATH')
  if (reservation !== undefined) await remove(reservation)
  const [entry, other] = await indexItems()
  if (entry !== undefined) await remove(entry)
  if (other !== undefined) {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { ...other, PK: 'REACH#EVENT#group#old##' } }),
    )
  }

  const { exitCode, printed } = await migrate('--again')

  expect(exitCode).toBe(0)
  expect(printed).toContain('reserve the names of regattas in paths: 1 items changed')
  expect(printed).toContain('list what users and groups can reach: 2 items changed')
  expect(await rulesBroken()).toEqual([])
})

it('refuses the table of a later version', async () => {
  await new Store(table).write([putSchemaVersion(4)])

  const { exitCode, printed } = await migrate()

  expect([exitCode, printed]).toEqual([
    2,
    'The table has version 4, and this commit knows 3: use a later commit',
  ])
})
