/** The account page: what the signed-in user holds and can give back, or the sign-in form. */
import { paths as accountScript } from './browser/account.ts?file'
import type { rolesOfUser } from '#schemas/rights/assignment.ts'
import type { ownGroups } from '#schemas/rights/group.ts'
import type { Static } from '#schemas/schema.ts'
import type { sshKeys } from '#schemas/people/sshKey.ts'
import { form, formsPage, pageWithForms, statusLine, withoutScript } from '#page/forms.ts'
import { markup, type Markup, name, nothing } from '#page/markup.ts'
import { passwordFields, signInFields } from '#page/signIn.ts'
import { minuteText } from '#page/time.ts'

const showAccount = pageWithForms(accountScript)

const security = '/security/api/restsecurity'
const landscape = '/landscape/api/landscape'

type Role = Static<typeof rolesOfUser>[number]
type Group = Static<typeof ownGroups>['groupsUserIsPartOf'][number]
type SshKey = Static<typeof sshKeys>[number]

export interface Account {
  readonly userName: string
  readonly roles: readonly Role[]
  readonly groups: readonly Group[]
  readonly keys: readonly SshKey[]
}

/** The script of the page shows it in the zone of the browser, as its forms take times. */
const localTime = (millis: number): Markup =>
  markup`<time data-local datetime="${new Date(millis).toISOString()}">${minuteText(millis)}</time>`

const windowOf = ({ validFrom, validUntil, expired }: Role): readonly Markup[] => {
  if (expired === true && validUntil !== null) return [markup`ended ${localTime(validUntil)}`]
  return [
    ...(validFrom === null ? [] : [markup`from ${localTime(validFrom)}`]),
    ...(validUntil === null ? [] : [markup`until ${localTime(validUntil)}`]),
  ]
}

const roleItem = (userName: string, groups: readonly Group[], role: Role): Markup => {
  const { role_definition_id: id, role_name: title, transitive } = role
  const { qualifying_username: user, qualifying_group_id: groupId } = role
  const group = groups.find((own) => own.groupId === groupId)?.groupName ?? groupId
  const about = [
    ...(user === null ? [] : [markup`for objects of ${name(user)}`]),
    ...(group === null ? [] : [markup`for objects of the group ${name(group)}`]),
    ...(transitive ? [markup`you may pass it on`] : []),
    ...windowOf(role),
  ]
  return markup`<li><span>${name(title)}${about.map((fact) => markup`, ${fact}`)}</span>
${form({
  action: `${security}/remove_role_from_user`,
  method: 'PUT',
  done: `You have given back the role ${title}.`,
  hidden: {
    username: userName,
    role_definition_id: id,
    qualifying_username: user,
    qualifying_group_id: groupId,
  },
  button: 'Give back',
  isSecondary: true,
  buttonName: `Give back the role ${title}`,
})}</li>
`
}

const groupItem = (userName: string, { groupId, groupName }: Group): Markup =>
  markup`<li><span>${name(groupName)}</span>
${form({
  action: `${security}/usergroup/${encodeURIComponent(groupId)}/user/${encodeURIComponent(userName)}`,
  method: 'DELETE',
  done: `You have left the group ${groupName}.`,
  button: 'Leave',
  isSecondary: true,
  buttonName: `Leave the group ${groupName}`,
})}</li>
`

const keyItem = ({ name: title, regionId, fingerprint }: SshKey): Markup =>
  markup`<li><span>${name(title)} in ${regionId} <code>${fingerprint}</code></span>
${form({
  action: `${landscape}/delete_ssh_key`,
  method: 'DELETE',
  done: `The SSH key ${title} is deleted.`,
  hidden: { region: regionId, key_name: title },
  button: 'Delete',
  isSecondary: true,
  buttonName: `Delete the SSH key ${title}`,
})}</li>
`

const list = (items: readonly Markup[], none: string): Markup =>
  items.length === 0 ? markup`<p>${none}</p>` : markup`<ul class="held">\n${items}</ul>`

const newKeyForm = form({
  action: `${landscape}/add_ssh_key`,
  done: 'The SSH key is added.',
  fields: markup`<label>Region of the hosts <input name="region" placeholder="eu-west-1" required></label>
<label>Name of the key <input name="key_name" required></label>
<label>Public key, one line as in <code>id_ed25519.pub</code> <input name="public_key" required></label>
`,
  button: 'Add the key',
})

const passwordForm = (userName: string): Markup =>
  form({
    action: `${security}/change_password`,
    hidden: { username: userName },
    done: 'Your password is changed. Other sessions have ended.',
    fields: markup`<label>New password <input name="password" type="password" autocomplete="new-password" required></label>
`,
    button: 'Change the password',
  })

const tokenForms = markup`${form({
  action: `${security}/access_token`,
  method: 'GET',
  done: '',
  fields: markup`<p><output class="token" data-field="access_token"></output></p>
`,
  button: 'Show the token',
  isSecondary: true,
})}
${form({
  action: `${security}/remove_access_token`,
  done: 'You have a new access token. The old one is invalid.',
  button: 'Replace the token',
  isSecondary: true,
})}`

const sessionsForm = form({
  action: `${security}/logout`,
  done: 'You are signed out in all browsers.',
  hidden: { everywhere: 'true' },
  button: 'End all sessions',
  isSecondary: true,
})

/** For users who came to sign in, and are signed in already. */
const goOn = (next: string): Markup =>
  markup`<p>You are signed in. <a href="${next}">Go on</a>, or sign out to use another account.</p>\n`

/** @param next the path of the page from which the user came to sign in */
export const accountPage = ({ userName, roles, groups, keys }: Account, next: string | undefined) =>
  showAccount({
    title: `Account of ${userName}`,
    pages: { userName },
    main: markup`${withoutScript}${statusLine}${next === undefined ? nothing : goOn(next)}${form({ action: `${security}/logout`, done: 'You are signed out.', button: 'Sign out', isSecondary: true })}
<h2>Roles</h2>
${list(
  roles.map((role) => roleItem(userName, groups, role)),
  'You have no roles.',
)}
<h2>Groups</h2>
${list(
  groups.map((group) => groupItem(userName, group)),
  'You are in no group.',
)}
<h2>Password</h2>
${passwordForm(userName)}
<h2>Sessions</h2>
<p>Each browser in which you sign in has a session of a day, or of 30 days if you stay signed in.</p>
${sessionsForm}
<h2>Access token</h2>
<p>Programs use it instead of your password. Whoever has it can do what you can.</p>
${tokenForms}
<h2>SSH keys</h2>
${list(keys.map(keyItem), 'You have no SSH keys.')}
<details>
<summary>Add an SSH key</summary>
${newKeyForm}
</details>`,
  })

/** @param next the path of the page that follows; absent: the account */
export const signedOutPage = (next: string | undefined) => {
  const after = { done: 'You are signed in.', ...(next === undefined ? {} : { next }) }
  return formsPage({
    title: 'Sign in or register',
    pages: { userName: undefined },
    main: markup`${statusLine}<h2>Sign in</h2>
${form({
  ...after,
  action: `${security}/hello`,
  fields: signInFields,
  button: 'Sign in',
})}
<h2>Register</h2>
${withoutScript}<p>Choose a user name and a password of at least 8 characters.</p>
${form({
  ...after,
  action: `${security}/create_user`,
  then: `${security}/hello`,
  done: 'You are registered and signed in.',
  fields: passwordFields('new-password'),
  button: 'Register',
})}`,
  })
}
