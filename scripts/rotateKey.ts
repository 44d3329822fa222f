/** `npm run operate -- rotate-key`: rotates the key of access tokens and cursors while the service runs. */
import { runCommand } from './command.ts'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolderOf } from './dataFolder.ts'
import { tableNameOf } from './tableDefinition.ts'
import { inFile, inSecret, type TokenKeyPlace } from './tokenKeyPlaces.ts'
import {
  describeKeys,
  nextStep,
  replaceKeys,
  type RotationStep,
  rotationSteps,
  takeStep,
} from './tokenKeyRotation.ts'

const usage = `npm run operate -- rotate-key [STEP] [--data-dir <folder of npm start> | --stage STAGE [--region REGION]]

Without a step it tells which keys there are, and which step is next.
${Object.entries(rotationSteps)
  .map(([step, what]) => `  ${step.padEnd(8)} ${what}`)
  .join('\n')}
  replace  at once, when a key got into wrong hands: every access token and cursor ends`

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'data-dir': { type: 'string' },
      stage: { type: 'string' },
      region: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const [step, ...more] = positionals
  if (values.help === true) {
    console.log(usage)
    return
  }
  if (more.length > 0 || (step !== undefined && !isStep(step) && step !== 'replace')) {
    throw new Error(usage)
  }
  const keyStore = placeOf(values)
  const present = await keyStore.read()
  if (step === undefined) {
    console.log(
      `${describeKeys(present)} The next step is ${nextStep(present)}. (${keyStore.name})`,
    )
    return
  }
  const changed = step === 'replace' ? replaceKeys(present) : takeStep(present, step)
  await keyStore.write(changed)
  console.log(`${describeKeys(changed)} (${keyStore.name})\n${keyStore.spreads}`)
}

const isStep = (word: string): word is RotationStep => Object.hasOwn(rotationSteps, word)

const placeOf = ({
  'data-dir': folder,
  stage,
  region = process.env.AWS_REGION ?? 'eu-central-1',
}: {
  readonly 'data-dir'?: string | undefined
  readonly stage?: string | undefined
  readonly region?: string | undefined
}): TokenKeyPlace => {
  if (stage !== undefined) return inSecret(`${tableNameOf(stage)}-token-key`, region)
  return inFile(join(dataFolderOf(folder), 'token-key'))
}

runCommand(run)
