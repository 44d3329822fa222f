/** `npm run release`: one file with the service and its engine, for a machine with Node and without npm. */
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { runCommand } from './command.ts'
import { makeRelease } from './release/makeRelease.ts'

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { folder: { type: 'string', default: 'release' } } })
  const file = await makeRelease(resolve(values.folder))
  console.log(`${file} has ${(statSync(file).size / 1e6).toFixed(1)} MB`)
}

runCommand(run)
