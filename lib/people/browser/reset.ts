/** The script of the page for a new password. It sends the secret, which follows `#`, in the bodies of its requests. */
import '#browser/forms.ts'
import { filledText } from '#browser/filledText.ts'
import { languageOfPage, wordsOfPage } from '#browser/pageWords.ts'
import { failureText, send } from '#browser/userRequests.ts'
import type { PageWords } from '#page/words/en.ts'
import type { passwordResetPreview } from '#schemas/people/passwordReset.ts'
import type { Static } from '#schemas/schema.ts'
import { localeOf } from '#values/language.ts'
import type { PeopleWords } from '../words/en.ts'

const words = wordsOfPage() as PageWords['requests'] & Pick<PeopleWords['reset'], 'incomplete'>

const secret = location.hash.slice(1)
const status = document.getElementById('status')

const time = (millis: number) =>
  new Date(millis).toLocaleString(localeOf(languageOfPage()), {
    dateStyle: 'long',
    timeStyle: 'short',
  })

const preview = async () => {
  if (!secret) throw new Error(words.incomplete)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  const path = '/security/api/restsecurity/password_reset/preview'
  const reply = await send(path, { method: 'POST', headers, body })
  const {
    username: user,
    madeBy: by,
    expiresAt,
  } = (await reply.json()) as Static<typeof passwordResetPreview>
  status?.replaceChildren(
    filledText(by === null ? 'made' : 'madeBy', { user, by, time: time(expiresAt) }),
  )
  for (const [field, value] of [
    ['#user', user],
    ['[name=secret]', secret],
  ]) {
    const input = document.querySelector(field ?? '')
    if (input instanceof HTMLInputElement) input.value = value ?? ''
  }
  document.getElementById('answer')?.removeAttribute('hidden')
}

preview().catch((error: unknown) => {
  status?.replaceChildren(failureText(error))
})
addEventListener('hashchange', () => {
  location.reload()
})
