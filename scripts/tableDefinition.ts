/** The table as `serverless.yml` defines it, so that a local one cannot differ from a deployed one. */
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
import { parseDocument } from 'yaml'
import { localCredentials } from './localCredentials.ts'

const activeTimeout = 30_000

interface Template {
  service: string
  resources: { Resources: { Table: { Properties: CreateTableCommandInput } } }
}

/** The name of the table of a stage, as `serverless.yml` makes it. */
export function tableNameOf(stage: string): string {
  return `${readTemplate().service}-${stage}`
}

/** What the engine must know to make the table; backup, encryption and the like are AWS's. */
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

/** Most of the file, nothing to do with the table, and half a second for the parser. */
const functions = /^functions:\n( .*\n|\n)*/m

function readTemplate(): Template {
  const file = join(import.meta.dirname, '../serverless.yml')
  // Not `parse`: that one warns about the tags of CloudFormation, which do not matter here.
  return parseDocument(readFileSync(file, 'utf8').replace(functions, '')).toJS() as Template
}

/** Any number of starts may do this at once; each returns when the table can be used. */
export async function createTableIfMissing(endpoint: string, tableName: string): Promise<void> {
  const credentials = localCredentials(endpoint)
  const client = new DynamoDBClient({ endpoint, ...(credentials && { credentials }) })
  try {
    if ((await tableStatus(client, tableName)) === undefined) {
      await client.send(new CreateTableCommand(tableDefinition(tableName))).catch(ignoreExisting)
    }
    const deadline = Date.now() + activeTimeout
    while ((await tableStatus(client, tableName)) !== 'ACTIVE') {
      if (Date.now() > deadline) throw new Error(`The table ${tableName} does not become active`)
      await sleep(50)
    }
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
