/** `npm run operate -- password-link USER`: prints a link with which a user sets a new password. */
import { parseArgs } from 'node:util'
import { newPasswordReset } from '#people/steps/passwordReset.ts'
import { readUser } from '#access/items/users.ts'
import { Store } from '#table/store.ts'
import { publicUrlOf } from '#values/publicUrl.ts'
import { runCommand } from './command.ts'
import { dataFolderOf } from './dataFolder.ts'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'
import { connectCommand } from './tableItems.ts'

const usage = `${tableUsage('password-link USER', ' [--url <address of the service>]')}

Without a table it is that of npm start. The address is PUBLIC_URL, or that of npm start.`

const lifeMillis = 60 * 60 * 1000

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...tableArguments, url: { type: 'string' } },
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new Error(usage)
  const { url, ...choice } = values
  const isChosen = Object.keys(choice).length > 0
  const table = await chosenTable(
    isChosen ? choice : { 'data-dir': dataFolderOf(undefined) },
    usage,
  )
  const { PUBLIC_URL, PORT = '3000' } = process.env
  const given = url ?? PUBLIC_URL
  const origin = publicUrlOf(given === '' ? undefined : given) ?? `http://127.0.0.1:${PORT}`
  const store = new Store(connectCommand(table))
  const user = await readUser(store, name)
  if (user === undefined) throw new Error(`There is no user ${name}. Names are case-sensitive.`)
  const createdMillis = Date.now()
  const times = { createdMillis, expiresMillis: createdMillis + lifeMillis }
  const { secret, write } = newPasswordReset(user, undefined, times)
  await store.write([write])
  console.log(`Pass this link on to ${name} only. It works once, for an hour.

  ${origin}/reset#${secret}`)
}

runCommand(run, 2)
