/** Runs the checks and formats their findings. */
import { type Check, checks, type Deployment, type Finding } from './checks.ts'

export interface Diagnosis extends Finding {
  readonly name: string
}

/** Without credentials no other check can say anything. */
export const examine = async (
  deployment: Deployment,
  list: readonly Check[] = checks,
): Promise<readonly Diagnosis[]> => {
  const diagnoses: Diagnosis[] = []
  for (const { name, ask } of list) {
    const finding = await ask(deployment).catch((error: unknown) => findingOf(error, deployment))
    diagnoses.push({ name, ...finding })
    if (name === 'credentials' && finding.state === 'problem') break
  }
  return diagnoses
}

const credentialErrors =
  /^(Credentials|Token)ProviderError$|InvalidClientTokenId|ExpiredToken|UnrecognizedClient|SignatureDoesNotMatch|InvalidSignature/

const findingOf = (error: unknown, { region }: Deployment): Finding => {
  const { name, message } = error as Error
  if (/AccessDenied|NotAuthorized|UnauthorizedOperation/.test(name)) {
    const step = 'Ask for this permission, or continue at your own risk.'
    return { state: 'warning', text: `this role may not ask: ${message}`, step }
  }
  if (credentialErrors.test(name)) {
    const step =
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE. "aws sso login" renews a session.'
    return { state: 'problem', text: `AWS accepts no credentials: ${message}`, step }
  }
  const step = `Is "${region}" a region that the account has enabled?`
  return { state: 'problem', text: `${name}: ${message}`, step }
}

export const formatDiagnosis = ({ name, state, text, step }: Diagnosis): string =>
  `${state.padEnd(7)}  ${name.padEnd(11)}  ${text}` +
  (step === undefined ? '' : `\n${' '.repeat(22)}${step}`)
