/** The message for a system without a binary of the embedded database engine. */

const docker = 'docker run --rm -p 127.0.0.1:8000:8000 amazon/dynamodb-local'

/** By the system or by the platform. */
const installations: Readonly<Record<string, readonly [string, string]>> = {
  'linux-x64': ['Install the engine, with the optional dependencies:', 'npm ci --include=optional'],
  darwin: ['Install the engine:', 'brew install nubo-db/tap/dynoxide'],
  win32: ['Install WSL, and run all commands in it, starting with npm ci:', 'wsl --install'],
}

/** @param named the value of DYNOXIDE_BIN, if the user has set it */
export const missingEngine = (
  platform: string,
  architecture: string,
  named: string | undefined,
): string => {
  if (named !== undefined) {
    return `DYNOXIDE_BIN is "${named}", which is not a program: set it to the path of the program dynoxide, or remove it.`
  }
  const installation = installations[`${platform}-${architecture}`] ?? installations[platform]
  return [
    `There is no database engine for this system (${platform} on ${architecture}). Do one of these:`,
    '',
    ...(installation === undefined ? [] : [`  ${installation[0]}`, `    ${installation[1]}`, '']),
    '  Start a DynamoDB in another terminal, and the service with its address:',
    `    ${docker}`,
    '    DEMO=1 DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start',
    '',
    'docs/guides/other-systems.md has more about this.',
  ].join('\n')
}
