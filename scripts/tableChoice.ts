/** The arguments with which operators choose the table of a command. */
import { resolve } from 'node:path'
import type { TableOptions } from '#table/table.ts'
import { endpointOf } from './dataFolder.ts'
import { tableNameOf } from './tableDefinition.ts'

const text = { type: 'string' } as const

export const tableArguments = {
  'data-dir': text,
  stage: text,
  table: text,
  endpoint: text,
  region: text,
} as const

type TableChoice = { readonly [Name in keyof typeof tableArguments]?: string | undefined }

export const tableUsage = (command: string, more = ''): string =>
  [
    '--data-dir <folder of npm start>',
    '--stage <stage> [--region <region>]',
    '--table <name> [--endpoint <url>] [--region <region>]',
  ]
    .map((choice) => `npm run operate -- ${command} ${choice}${more}`)
    .join('\n')

/** @throws Error with the usage, unless exactly one table is named */
export const chosenTable = async (choice: TableChoice, usage: string): Promise<TableOptions> => {
  const { 'data-dir': folder, stage, table, endpoint } = choice
  const choices = [folder, stage, table].filter((way) => way !== undefined)
  if (choices.length !== 1) throw new Error(`Name one table:\n${usage}`)
  if (endpoint !== undefined && table === undefined) {
    throw new Error(`--endpoint goes with --table\n${usage}`)
  }
  process.env.AWS_REGION = choice.region ?? process.env.AWS_REGION ?? 'eu-central-1'
  if (folder !== undefined) {
    return { tableName: tableNameOf('local'), endpoint: await endpointOf(resolve(folder)) }
  }
  return { tableName: table ?? tableNameOf(stage ?? ''), endpoint }
}
