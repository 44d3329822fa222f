/** `npm run operate -- bootstrap --stage production`: creates the first admin of a deployed stage. */
import { parseArgs } from 'node:util'
import { bootstrap } from '#people/steps/bootstrap.ts'
import { requireCurrentVersion } from './migrations/tableVersion.ts'
import { tableNameOf } from './tableDefinition.ts'

const usage = 'npm run operate -- bootstrap --stage <stage> [--region <region>]'

try {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, region: { type: 'string' } },
  })
  if (values.stage === undefined) throw new Error(usage)
  process.env.AWS_REGION = values.region ?? process.env.AWS_REGION ?? 'eu-central-1'
  const { SERVER_NAME = 'committee-boat', ADMIN_PASSWORD = '' } = process.env
  const tableName = tableNameOf(values.stage)
  await requireCurrentVersion({ tableName })
  const { created, adminName, adminPassword } = await bootstrap({
    tableName,
    serverName: SERVER_NAME,
    ...(ADMIN_PASSWORD === '' ? {} : { adminPassword: ADMIN_PASSWORD }),
  })
  console.log(
    created ? `The admin ${adminName} was created.` : `The admin ${adminName} exists already.`,
  )
  if (adminPassword !== undefined) {
    console.log(`Admin password  ${adminPassword}   (shown only this once)`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
