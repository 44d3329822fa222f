/** The account page: what the signed-in user holds and can give back, or the sign-in form. */
import type { ComponentChildren } from 'preact'
import { paths as accountScript } from './browser/account.ts?file'
import { Name } from '#page/components/name.tsx'
import type { rolesOfUser } from '#schemas/rights/assignment.ts'
import type { ownGroups } from '#schemas/rights/group.ts'
import type { Static } from '#schemas/schema.ts'
import type { scopedTokens } from '#schemas/people/scopedToken.ts'
import type { sessions } from '#schemas/people/session.ts'
import type { sshKeys } from '#schemas/people/sshKey.ts'
import { Folded } from '#page/components/folded.tsx'
import { textAtTime } from '#page/components/localTime.tsx'
import { Text } from '#page/components/text.tsx'
import { Form, formsPage, pageWithForms, StatusLine, WithoutScript } from '#page/forms.tsx'
import { PasswordFields, SignInFields } from '#page/signIn.tsx'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { ForgotPassword } from '#people/pages/forgotPassword.tsx'
import { LostPassword } from '#people/pages/lostPassword.tsx'
import { type OwnAddress, OwnAddressPart } from '#people/pages/ownAddress.tsx'
import { ResetNotice } from '#people/pages/resetNotice.tsx'
import type { ResetNotice as Notice } from '#people/items/passwordResets.ts'
import { OwnEntries, type OwnEntry } from './accountEntries.tsx'
import { Sessions } from './accountSessions.tsx'
import { ScopedTokens } from './accountTokens.tsx'
import { Help } from './help.tsx'
import { roleName } from './words/roleNames.ts'
import { sitePages } from './words/sitePages.ts'

const showAccount = pageWithForms(accountScript)

const security = '/security/api/restsecurity'
const landscape = '/landscape/api/landscape'

type Role = Static<typeof rolesOfUser>[number]
type Group = Static<typeof ownGroups>['groupsUserIsPartOf'][number]
type SshKey = Static<typeof sshKeys>[number]

export interface Account {
  readonly language: Language
  readonly userName: string
  readonly entries: readonly OwnEntry[]
  readonly roles: readonly Role[]
  readonly groups: readonly Group[]
  readonly keys: readonly SshKey[]
  readonly notice: Notice | undefined
  /** Absent: the service sends no mail. */
  readonly address: OwnAddress | undefined
  readonly sessions: Static<typeof sessions>
  readonly tokens: Static<typeof scopedTokens>
}

const windowOf = ({ validFrom, validUntil, expired }: Role, language: Language) => {
  const words = sitePages[language].account
  const at = textAtTime(language)
  if (expired === true && validUntil !== null) return [at(words.ended, validUntil)]
  return [
    validFrom !== null && at(words.from, validFrom),
    validUntil !== null && at(words.until, validUntil),
  ]
}

interface RoleProps {
  readonly account: Account
  readonly role: Role
}

const RoleItem = ({ account, role }: RoleProps) => {
  const { userName, groups, language } = account
  const words = sitePages[language].account
  const { role_definition_id: id, role_name: name, transitive } = role
  const { qualifying_username: user, qualifying_group_id: groupId } = role
  const group = groups.find((own) => own.groupId === groupId)?.groupName ?? groupId
  const title = roleName(language, { id, name })
  const about = [
    user !== null && <Text of={words.forUser} user={<Name>{user}</Name>} />,
    group !== null && <Text of={words.forGroup} group={<Name>{group}</Name>} />,
    transitive && words.passOn,
    ...windowOf(role, language),
  ].filter(Boolean)
  return (
    <li>
      <span>
        <Name>{title}</Name>
        {about.map((fact) => [', ', fact])}
      </span>
      <Form
        action={`${security}/remove_role_from_user`}
        method="PUT"
        done={fill(words.gaveBack, { role: title })}
        hidden={{
          username: userName,
          role_definition_id: id,
          qualifying_username: user,
          qualifying_group_id: groupId,
        }}
        button={words.giveBack}
        isSecondary
        buttonName={fill(words.giveBackRole, { role: title })}
      />
    </li>
  )
}

const GroupItem = ({ account, group }: { readonly account: Account; readonly group: Group }) => {
  const words = sitePages[account.language].account
  const { groupId, groupName } = group
  const userName = encodeURIComponent(account.userName)
  return (
    <li>
      <span>
        <Name>{groupName}</Name>
      </span>
      <Form
        action={`${security}/usergroup/${encodeURIComponent(groupId)}/user/${userName}`}
        method="DELETE"
        done={fill(words.left, { group: groupName })}
        button={words.leave}
        isSecondary
        buttonName={fill(words.leaveGroup, { group: groupName })}
      />
    </li>
  )
}

const KeyItem = ({ account, sshKey }: { readonly account: Account; readonly sshKey: SshKey }) => {
  const words = sitePages[account.language].account
  const { name: title, regionId, fingerprint } = sshKey
  return (
    <li>
      <span>
        <Text of={words.keyIn} name={<Name>{title}</Name>} region={regionId} />{' '}
        <code>{fingerprint}</code>
      </span>
      <Form
        action={`${landscape}/delete_ssh_key`}
        method="DELETE"
        done={fill(words.keyDeleted, { name: title })}
        hidden={{ region: regionId, key_name: title }}
        button={words.delete}
        isSecondary
        buttonName={fill(words.deleteKey, { name: title })}
      />
    </li>
  )
}

interface ListProps {
  readonly items: readonly ComponentChildren[]
  readonly none: string
}

const List = ({ items, none }: ListProps) =>
  items.length === 0 ? <p>{none}</p> : <ul class="held">{items}</ul>

const PasswordForm = ({ userName, language }: Account) => {
  const words = sitePages[language].account
  return (
    <Form
      action={`${security}/change_password`}
      hidden={{ username: userName }}
      done={words.passwordChanged}
      button={words.changePassword}
    >
      <label>
        {words.newPassword}{' '}
        <input name="password" type="password" autocomplete="new-password" required />
      </label>
    </Form>
  )
}

const TokenForms = ({ language }: Account) => {
  const words = sitePages[language].account
  return (
    <>
      <Form
        action={`${security}/access_token`}
        method="GET"
        done=""
        button={words.showToken}
        isSecondary
      >
        <p>
          <output class="token" data-field="access_token"></output>
        </p>
      </Form>
      <Form
        action={`${security}/remove_access_token`}
        done={words.tokenReplaced}
        button={words.replaceToken}
        isSecondary
      />
    </>
  )
}

const NewKeyForm = ({ language }: Account) => {
  const words = sitePages[language].account
  return (
    <details>
      <summary>{words.addKey}</summary>
      <Form action={`${landscape}/add_ssh_key`} done={words.keyAdded} button={words.addTheKey}>
        <label>
          {words.region} <input name="region" placeholder="eu-west-1" required />
        </label>
        <label>
          {words.keyName} <input name="key_name" required />
        </label>
        <label>
          <Text of={words.publicKey} file={<code>id_ed25519.pub</code>} />{' '}
          <input name="public_key" required />
        </label>
      </Form>
    </details>
  )
}

const ForEverybody = (account: Account) => {
  const words = sitePages[account.language].account
  return (
    <section>
      <h2>{words.password}</h2>
      <PasswordForm {...account} />
      <Sessions {...account} />
    </section>
  )
}

const ForOrganizers = (account: Account) => {
  const { roles, groups, language } = account
  const words = sitePages[language].account
  return (
    <section>
      <h2>{words.roles}</h2>
      <List
        items={roles.map((role) => (
          <RoleItem account={account} role={role} />
        ))}
        none={words.noRoles}
      />
      <h3>{words.groups}</h3>
      <List
        items={groups.map((group) => (
          <GroupItem account={account} group={group} />
        ))}
        none={words.noGroups}
      />
    </section>
  )
}

const ForDevelopers = (account: Account) => {
  const words = sitePages[account.language].account
  return (
    <Folded id="developers" heading={words.developers}>
      <ScopedTokens {...account} />
      <h3>{words.token}</h3>
      <p>{words.aboutToken}</p>
      <TokenForms {...account} />
      <h3 id="keys">{words.keys}</h3>
      <List
        items={account.keys.map((sshKey) => (
          <KeyItem account={account} sshKey={sshKey} />
        ))}
        none={words.noKeys}
      />
      <NewKeyForm {...account} />
    </Folded>
  )
}

/** @param next the path of the page from which the user came to sign in */
export const accountPage = (account: Account, next: string | undefined) => {
  const { userName, language } = account
  const words = sitePages[language].account
  return showAccount({
    title: fill(words.title, { user: userName }),
    language,
    pages: { userName },
    words: sitePages[language].signOut,
    main: (
      <>
        <WithoutScript language={language} />
        <StatusLine />
        {account.notice && <ResetNotice notice={account.notice} language={language} />}
        <p>
          {next === undefined ? (
            <Text of={sitePages[language].join.youAre} user={<Name>{userName}</Name>} />
          ) : (
            <Text of={words.goOn} goOn={<a href={next}>{words.goOnLink}</a>} />
          )}
        </p>
        <Form
          action={`${security}/logout`}
          worksWithoutScript
          done={words.signedOut}
          button={words.signOut}
          isSecondary
        />
        <OwnEntries {...account} />
        <ForEverybody {...account} />
        {account.address && (
          <OwnAddressPart userName={userName} address={account.address} language={language} />
        )}
        <ForOrganizers {...account} />
        <LostPassword language={language} />
        <ForDevelopers {...account} />
        <Help page="account" language={language} />
      </>
    ),
  })
}

/** @param next the path of the page that follows; absent: the account */
export const signedOutPage = (next: string | undefined, language: Language, hasMail: boolean) => {
  const words = sitePages[language].account
  return formsPage({
    title: words.signInOrRegister,
    language,
    pages: { userName: undefined },
    main: (
      <>
        <StatusLine />
        <h2>{words.signIn}</h2>
        <Form
          action={`${security}/hello`}
          worksWithoutScript
          done={words.signedIn}
          next={next}
          button={words.signIn}
        >
          <SignInFields language={language} />
        </Form>
        <ForgotPassword language={language} hasMail={hasMail} />
        <h2>{words.register}</h2>
        <WithoutScript language={language} />
        <p>{words.chooseName}</p>
        <Form
          action={`${security}/create_user`}
          then={`${security}/hello`}
          done={words.registered}
          next={next}
          button={words.register}
        >
          <PasswordFields language={language} autocomplete="new-password" />
        </Form>
      </>
    ),
  })
}
