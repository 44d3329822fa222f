/** The message for a system without a binary of the embedded database engine. */

const docker = 'docker run --rm -p 127.0.0.1:8000:8000 amazon/dynamodb-local'

/** The systems on which `npm ci` installs the engine. */
const withPackage = new Set(['linux-x64'])

/** @param named the value of DYNOXIDE_BIN, if the user has set it */
export const missingEngine = (
  platform: string,
  architecture: string,
  named: string | undefined,
): string => {
  if (named !== undefined) {
    return `DYNOXIDE_BIN is "${named}", which is not a program: set it to the path of the program dynoxide, or remove it.`
  }
  return [
    `There is no database engine for this system (${platform} on ${architecture}). Do one of these:`,
    '',
    ...installation(platform, `${platform}-${architecture}`),
    '  Start a DynamoDB in another terminal, and the service with its address:',
    `    ${docker}`,
    '    DEMO=1 DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start',
    '',
    'docs/guides/other-systems.md has more about this.',
  ].join('\n')
}

const installation = (platform: string, system: string): readonly string[] => {
  if (withPackage.has(system)) {
    return [
      '  Install the engine, with the optional dependencies:',
      '    npm ci --include=optional',
      '',
    ]
  }
  if (platform === 'darwin') {
    return ['  Install the engine:', '    brew install nubo-db/tap/dynoxide', '']
  }
  if (platform === 'win32') {
    return [
      '  Install WSL, and run all commands in it, starting with npm ci:',
      '    wsl --install',
      '',
    ]
  }
  return []
}
