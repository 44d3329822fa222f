/**
 * Reads the table definition of `serverless.yml`, so that a local table is the same as a deployed
 * one.
 */
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

interface Template {
  service: string
  resources: { Resources: { Table: { Properties: CreateTableCommandInput } } }
}

/** The table name of a stage, as `serverless.yml` builds it. */
export function tableNameOf(stage: string): string {
  return `${readTemplate().service}-${stage}`
}

/**
 * The properties that the engine needs to create the table. Backup and encryption concern AWS only.
 */
export function tableDefinition(tableName: string): CreateTableCommandInput {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } =
    readTemplate().resources.Resources.Table.Properties
  return {
    TableName: tableName,
    KeySchema,
    AttributeDefinitions,
    GlobalSecondaryIndexes,
    BillingMode,
  }
}

/** The parts of the file that matter here: parsing the whole file takes half a second. */
const parts = /^service: .*\n|^resources:\n|^  Resources:\n|^    Table:\n(?: {6}.*\n)*/gm

function readTemplate(): Template {
  const text = readFileSync(join(import.meta.dirname, '../serverless.yml'), 'utf8')
  return parse((text.match(parts) ?? []).join('')) as Template
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
