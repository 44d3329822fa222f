/** Creates the users of the demo. Loading does not need their passwords. */
import { randomBytes } from 'node:crypto'
import { DemoError } from './api.ts'
import { company, type UserName, users } from './data/people.ts'
import { regatta } from './data/regatta.ts'
import { type Demo, security } from './demo.ts'

/** The sign-in data of a user, which is printed once. */
export interface Login {
  readonly name: UserName
  readonly password: string
  readonly may: string
}

/** @throws {DemoError} before anything is created, if the demo cannot be completed */
export async function makeUsers(demo: Demo): Promise<void> {
  const { body } = await demo.admin(`GET ${security}/has_permission?permission=*`)
  const [answer] = body as readonly { readonly granted: boolean }[]
  if (answer?.granted !== true) throw new DemoError('Only an administrator can load the demo.')
  await Promise.all(users.map((user) => makeUser(demo, user)))
}

/**
 * Creates the user without a password, because administrators can read the access token without
 * one.
 */
async function makeUser(
  { admin, know }: Demo,
  { name, fullName }: (typeof users)[number],
): Promise<void> {
  const read = (alsoExpected: readonly number[]) =>
    admin(`GET ${security}/user?username=${name}`, { alsoExpected })
  let { status, body } = await read([404])
  if (status === 404) {
    const form = { username: name, fullName, company, email: '' }
    ;({ status, body } = await admin(`PUT ${security}/user`, { form, alsoExpected: [412] }))
    // Another run was faster.
    if (status === 412) ({ body } = await read([]))
  }
  const user = body as { readonly company: string | null; readonly access_token: string }
  if (user.company !== company) {
    throw new DemoError(`There is a user ${name} who is not of the demo: nothing was changed.`)
  }
  know(name, user.access_token)
}

/** Stores a preference of the administrator. 412: the administrator has changed it since. */
export async function storePreference({ admin }: Demo): Promise<void> {
  await admin(`PUT ${security}/preferences/regatta`, {
    json: { name: regatta },
    headers: { 'if-none-match': '*' },
    alsoExpected: [412],
  })
}

/**
 * A preference of each user records that a password exists, so that a second run does not replace
 * it.
 */
const note = `${security}/preferences/demo`

/** @param replaces whether to replace existing passwords */
export async function setPasswords(demo: Demo, replaces: boolean): Promise<readonly Login[]> {
  const logins = await Promise.all(
    users.map(async ({ name, may }): Promise<readonly Login[]> => {
      const { status } = await demo.as(name)(`GET ${note}`)
      return status === 200 && !replaces
        ? []
        : [{ name, may, password: randomBytes(18).toString('base64url') }]
    }),
  )
  // Sequentially, because a slow machine takes seconds for each hash.
  for (const { name, password } of logins.flat())
    await demo.admin(`POST ${security}/change_password`, { form: { username: name, password } })
  return logins.flat()
}

/** Comes last: after an interruption, the next run replaces all passwords, and shows them. */
export async function rememberPasswords(demo: Demo, logins: readonly Login[]): Promise<void> {
  for (const { name } of logins)
    await demo.as(name)(`PUT ${note}`, { json: { passwordWasShown: true } })
}
