/**
 * `npm run operate -- doctor`: checks an AWS account before a deployment, and exits with 1 if the deployment
 * would fail.
 */
import { parseArgs } from 'node:util'
import { examine, formatDiagnosis } from './doctor/examine.ts'

const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'production' },
    region: { type: 'string', default: process.env.AWS_REGION ?? 'eu-central-1' },
  },
})
const { region, stage } = values
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
console.log(`Deployment of committee-boat-${stage} in ${region}\n`)
const diagnoses = await examine({ region, stack: `committee-boat-${stage}` })
for (const diagnosis of diagnoses) console.log(formatDiagnosis(diagnosis))
const problems = diagnoses.filter(({ state }) => state === 'problem').length
console.log(
  problems === 0
    ? `\nNothing prevents "npx serverless deploy --stage ${stage} --region ${region}".`
    : `\n${problems} ${problems === 1 ? 'problem' : 'problems'} would make the deployment fail.`,
)
process.exitCode = problems === 0 ? 0 : 1
