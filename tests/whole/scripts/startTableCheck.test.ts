/** When a start checks the table of its data folder, and how it tells. */
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Service, serviceTimeout, startService } from '../../../scripts/requests/service.ts'
import { sdkEnvironment } from '../../../scripts/requests/environment.ts'
import { healthEntity } from '#table/items/health.ts'
import { endpointOf } from '../../../scripts/dataFolder.ts'
import { tableNameOf } from '../../../scripts/tableDefinition.ts'
import { startTableCheck } from '../../../scripts/local/startTableCheck.ts'
import { connectCommand, writeAll } from '../../../scripts/tableItems.ts'
import { folderWithTable } from '../../support/storedTable.ts'

vi.mock('../../../scripts/local/bundleFolder.js', () => ({
  bundleFolder: '/missing',
  fingerprintFile: '/missing/fingerprint',
}))

Object.assign(process.env, sdkEnvironment)
let dataFolder: string
beforeAll(async () => {
  dataFolder = await folderWithTable('version-3.json.gz')
})
afterAll(() => rm(dataFolder, { recursive: true }))

const isRemembered = async () => (await readdir(dataFolder)).includes('checked-table')

/** An item that no rule accepts, and that no request reads. */
const damage = async () => {
  const table = { tableName: tableNameOf('local'), endpoint: await endpointOf(dataFolder) }
  const { client, name } = connectCommand(table)
  const Item = { ...healthEntity.key(), PK: 'QUEUE', version: 1, writeId: 'w' }
  await writeAll({ client, name }, [{ PutRequest: { Item } }])
}

/** Longer than a check takes. */
const checkMillis = 5000

const patience = { timeout: serviceTimeout }

it(
  'a start that follows no clean end checks the table, and remembers that it has no findings',
  patience,
  async () => {
    const service = await startService({ dataFolder })
    await pause(checkMillis)
    await service.stop()

    expect(service.output()).not.toContain('findings')
    expect(await isRemembered()).toBe(true)
  },
)

it('a start after a clean end does not check it', patience, async () => {
  const service = await startService({ dataFolder })
  await damage()
  await service.stop()
  const next = await startService({ dataFolder })
  await pause(checkMillis)
  const isRememberedMeanwhile = await isRemembered()
  await next.stop('SIGKILL')

  expect(next.output()).not.toContain('findings')
  expect(isRememberedMeanwhile).toBe(false)
})

it.each([
  ['killed service', undefined],
  ['check with findings', undefined],
  ['start of another commit', 'the fingerprint of other sources'],
])('a start after a %s tells the number of findings', patience, async (_, checkedBy) => {
  if (checkedBy !== undefined) await writeFile(join(dataFolder, 'checked-table'), checkedBy)
  const service: Service = await startService({ dataFolder })
  await expect
    .poll(service.output, { timeout: 30_000 })
    .toMatch(
      /^The check of the table has \d+ findings\. List them with: npm run operate -- check-table --data-dir \S+$/m,
    )
  await service.stop()

  expect(await isRemembered()).toBe(false)
})

it('a start goes on while another one replaces the bundles', async () => {
  const table = { tableName: tableNameOf('local') }

  await expect(startTableCheck(dataFolder, table, true)).resolves.toBeUndefined()
})
