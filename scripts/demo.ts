/** `npm run operate -- demo --base URL`: loads the demo into a running instance, through its API. */
import { runCommand } from './command.ts'
import { overHttp, signIn } from './demo/api.ts'
import { regatta } from './demo/data/regatta.ts'
import { listLogins, publicPages } from './demo/guide.ts'
import { loadDemo, stepCount } from './demo/load.ts'
import { readDemoOptions, usage } from './demo/options.ts'
import { readPassword } from './demo/password.ts'
import { showProgress } from './demo/progress.ts'

async function run(): Promise<void> {
  const options = readDemoOptions(process.argv.slice(2))
  if (options === 'help') {
    console.log(usage)
    return
  }
  const { base, user, newPasswords } = options
  const adminPassword = await readPassword(user)
  const transport = overHttp(base)
  const admin = await signIn(transport, user, adminPassword)
  const progress = showProgress(process.stdout, stepCount)
  const logins = await loadDemo({
    transport,
    admin,
    adminName: user,
    newPasswords,
    begin: progress.begin,
  }).finally(progress.end)
  const known = `  Its users have passwords, which were shown before. --new-passwords sets new ones.`
  const lines = [
    '',
    `The demo is loaded: the regatta ${regatta} at ${base}`,
    '',
    ...publicPages(base).map((address) => `  ${address}`),
    '',
    ...(logins.length === 0
      ? [known]
      : ['  Passwords, shown only this once:', '', ...listLogins(logins)]),
    '',
  ]
  console.log(lines.join('\n'))
}

runCommand(run)
