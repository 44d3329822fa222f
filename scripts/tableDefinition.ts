/** Reads the definition of the deployed table, so that a local table is the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  type CreateTableCommandInput,
} from '@aws-sdk/client-dynamodb'
import { parse } from 'yaml'
import { localCredentials } from './localCredentials.ts'

const root = join(import.meta.dirname, '..')

/** The table name of a stage, as `deploy/table.yml` builds it. */
export function tableNameOf(stage: string): string {
  const [, service] = /^service: (.*)/m.exec(textOf('serverless.yml')) ?? []
  return `${service}-${stage}`
}

/**
 * The properties that the engine needs to create the table. Backup and encryption concern AWS only.
 */
export function tableDefinition(tableName: string): CreateTableCommandInput {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } =
    readTable().Properties
  return {
    TableName: tableName,
    KeySchema,
    AttributeDefinitions,
    GlobalSecondaryIndexes,
    BillingMode,
  }
}

function readTable(): { readonly Properties: CreateTableCommandInput } {
  const { Resources } = parse(textOf('deploy/table.yml')) as {
    readonly Resources: { readonly Table: { readonly Properties: CreateTableCommandInput } }
  }
  return Resources.Table
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Creates the table, safely for concurrent starts. Returns when the table is active. */
export async function createTableIfMissing(endpoint: string, tableName: string): Promise<void> {
  const credentials = localCredentials(endpoint)
  const client = new DynamoDBClient({ endpoint, ...(credentials && { credentials }) })
  try {
    if ((await tableStatus(client, tableName)) === undefined) {
      await client.send(new CreateTableCommand(tableDefinition(tableName))).catch(ignoreExisting)
    }
    while ((await tableStatus(client, tableName)) !== 'ACTIVE') await sleep(50)
  } finally {
    client.destroy()
  }
}

async function tableStatus(client: DynamoDBClient, name: string): Promise<string | undefined> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    return Table?.TableStatus
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof ResourceInUseException)) throw error
}
