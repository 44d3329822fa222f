/** The scoped tokens of the user, and the form that makes one. */
import type { Static } from '#schemas/schema.ts'
import type { scopedTokens } from '#schemas/people/scopedToken.ts'
import { taskNames } from '#schemas/rights/tasks.ts'
import { Name } from '#page/components/name.tsx'
import { Form } from '#page/forms.tsx'
import { actionOfTask } from '#rights/rules/tasks.ts'
import { rightsWords } from '#rights/words/rightsWords.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { textAtTime } from '#page/components/localTime.tsx'
import { sitePages } from './words/sitePages.ts'

const path = '/security/api/restsecurity/tokens'

type Token = Static<typeof scopedTokens>[number]

interface Props {
  readonly tokens: readonly Token[]
  readonly language: Language
}

const TokenItem = ({ token, language }: { token: Token; language: Language }) => {
  const words = sitePages[language].tokens
  const { id, name, permissions, note, validUntil, lastUsedAt } = token
  const at = textAtTime(language)
  return (
    <li>
      <span>
        <Name>{name}</Name>
        {note !== null && [' – ', <Name>{note}</Name>]}
        <br />
        {permissions.map((permission) => (
          <>
            <code>{permission}</code>{' '}
          </>
        ))}
        <br />
        <span class="small">
          {at(words.until, validUntil)},{' '}
          {lastUsedAt === null ? words.neverUsed : at(words.lastUsed, lastUsedAt)}
        </span>
      </span>
      <Form
        action={`${path}/${id}`}
        method="DELETE"
        done={fill(words.ended, { name })}
        button={words.end}
        isSecondary
        buttonName={`${words.end}: ${name}`}
      />
    </li>
  )
}

const readsKeys = 'SSH_KEY:READ'

const NewTokenForm = ({ language }: { readonly language: Language }) => {
  const words = sitePages[language].tokens
  const { tasks } = rightsWords[language]
  const choices = [
    ...taskNames.map((task) => {
      const { type, action } = actionOfTask(task)
      return [`${type}:${action}`, tasks[task]] as const
    }),
    [readsKeys, words.readKeys] as const,
  ]
  return (
    <Form action={path} done="" button={words.make}>
      <label>
        {words.name} <input name="name" maxlength={100} required />
      </label>
      <fieldset>
        <legend>{words.everywhere}</legend>
        {choices.map(([permission, text]) => (
          <label class="check">
            <input type="checkbox" name="permissions" value={permission} /> {text}
          </label>
        ))}
      </fieldset>
      {[words.permission, words.another].map((text) => (
        <label>
          {text}{' '}
          <input
            name="permissions"
            autocapitalize="none"
            spellcheck={false}
            placeholder="LEADERBOARD:SCORE,READ:Fjord-Cup"
          />
        </label>
      ))}
      <label>
        {words.validUntil} <input name="validUntil" type="datetime-local" />
      </label>
      <p>{words.shownOnce}</p>
      <p>
        <output class="token" data-field="token"></output>
      </p>
    </Form>
  )
}

export const ScopedTokens = ({ tokens, language }: Props) => {
  const words = sitePages[language].tokens
  return (
    <>
      <h3>{words.tokens}</h3>
      <p>{words.about}</p>
      {tokens.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul class="held">
          {tokens.map((token) => (
            <TokenItem token={token} language={language} />
          ))}
        </ul>
      )}
      <details id="new-token">
        <summary>{words.makeOne}</summary>
        <NewTokenForm language={language} />
      </details>
    </>
  )
}
