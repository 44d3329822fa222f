/** Runs `npm run operate -- clean-audit` on records and objects of an earlier version. */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { H, S } from '../../harness/paths.ts'
import type { AuditedField } from '../../lib/domain/audit/auditRecord.ts'
import { auditRecordOf } from '../../lib/store/entities/auditRecords.ts'
import type { Item } from '../../lib/store/items.ts'
import { entityNameOf } from '../../lib/store/keys.ts'
import { connectTable } from '../../lib/store/table.ts'
import { isClean } from '../../scripts/auditCleaning.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { useTestService } from '../support/useTestService.ts'
import { hashOfPhone, phone } from '../support/inventory.ts'
import { landscape } from '../support/landscape.ts'
import '../support/quietLog.ts'

const patience = 60_000

const service = await useTestService()
let anna: string
beforeAll(async () => {
  anna = await service.createUser('anna')
  const { addKey, deleteKey } = landscape(service)
  await addKey(anna, 'laptop', { encrypted_private_key: 'canary' })
  await deleteKey(anna, 'laptop')
  await addKey(anna, 'laptop', { encrypted_private_key: 'canary' })
  const json = { name: 'Pin', deviceUuid: phone }
  await service.request(`POST ${H}/markproperties`, { token: anna, json })
})

const clean = (...words: readonly string[]) =>
  new Promise<{ readonly exitCode: unknown; readonly printed: string }>((done) => {
    const script = resolve(import.meta.dirname, '../../scripts/cleanAudit.ts')
    execFile(process.execPath, ['--import', 'tsx', script, ...words], (error, stdout, stderr) => {
      done({ exitCode: error?.code ?? 0, printed: `${stdout}${stderr}`.trim() })
    })
  })

const set = async ({ PK, SK }: Item, expression: string, values: object = {}) =>
  connectTable(service).client.send(
    new UpdateCommand({
      ...{ TableName: service.tableName, Key: { PK, SK }, UpdateExpression: expression },
      ...(Object.keys(values).length === 0 ? {} : { ExpressionAttributeValues: { ...values } }),
    }),
  )

/** Values that earlier records contained. */
const formerValues: Readonly<Record<string, unknown>> = {
  encryptedPrivateKey: 'canary',
  creatorName: 'canary',
  sshKey: { regionId: 'eu-west-1', name: 'laptop', fingerprint: 'f', publicKey: 'ssh-rsa canary' },
  positioning: { kind: 'device', device: { id: phone, stringRepresentation: phone.toLowerCase() } },
  email: 'canary',
}

/** Restores the format of the table before the allow lists. */
const damage = async (items: readonly Item[]): Promise<void> => {
  for (const item of items) {
    if (entityNameOf(item) === 'security') await set(item, 'REMOVE createdMillis')
    if (entityNameOf(item) !== 'audit') continue
    const changes = auditRecordOf(item).changes.map((change) => ({
      ...change,
      fields: change.fields.map(({ name, ...sides }: AuditedField) => ({
        name,
        ...Object.fromEntries(
          Object.entries(sides as object).map(([side, value]) => [
            side,
            formerValues[name] ?? (value as unknown),
          ]),
        ),
      })),
    }))
    await set(item, 'SET changes = :changes', { ':changes': JSON.stringify(changes) })
  }
}

const byKey = (items: readonly Item[]): readonly Item[] =>
  [...items].sort((left, right) => (`${left.PK} ${left.SK}` < `${right.PK} ${right.SK}` ? -1 : 1))

it('cleans records and adds dates to objects, once', { timeout: patience }, async () => {
  const audit = async () =>
    (await service.request(`GET ${S}/audit?actor=anna`, { token: anna })).body as readonly unknown[]
  const wholeAudit = await audit()
  const whole = await readAllItems(service)
  await damage(whole)
  const damaged = await readAllItems(service)
  const dirty = damaged.filter(
    (item) => entityNameOf(item) === 'audit' && !isClean(auditRecordOf(item)),
  ).length
  const objects = damaged.filter((item) => entityNameOf(item) === 'security').length
  const options = ['--table', service.tableName, '--endpoint', service.endpoint]

  expect([dirty > 3, wholeAudit.length > 3]).toEqual([true, true])
  expect(findViolations(damaged)).toHaveLength(dirty)
  expect(await audit()).toEqual([])
  const dry = await clean(...options, '--dry-run')
  expect(dry).toMatchObject({ exitCode: 0 })
  expect(dry.printed).toContain(`${dirty} cleaned; ${objects} objects, ${objects} dated; 0 skipped`)
  expect(byKey(await readAllItems(service))).toEqual(byKey(damaged))

  const first = await clean(...options)
  expect(first.printed).toBe(dry.printed.replace(/\. This was a dry run.*/, ''))
  const cleaned = await readAllItems(service)
  expect(findViolations(cleaned)).toEqual([])
  const records = JSON.stringify(cleaned.filter((item) => entityNameOf(item) === 'audit'))
  for (const secret of ['canary', phone, phone.toLowerCase()]) expect(records).not.toContain(secret)
  expect(records).toContain(hashOfPhone)
  const dates = (items: readonly Item[]) =>
    byKey(items.filter((item) => entityNameOf(item) === 'security')).map(
      ({ PK, createdMillis }) => `${PK} ${String(createdMillis)}`,
    )
  expect(dates(cleaned)).toEqual(dates(whole))
  expect((await audit()).length).toBe(wholeAudit.length)

  const second = await clean(...options)
  expect(second.printed).toContain(` 0 cleaned; ${objects} objects, 0 dated; 0 skipped`)
  expect(byKey(await readAllItems(service))).toEqual(byKey(cleaned))
})

it('refuses a wrong argument', { timeout: patience }, async () => {
  expect((await clean('--tables', 'x')).exitCode).toBe(2)
})
