/**
 * The script of the pages for a new password and for an address. It sends the secret, which follows `#`, in the
 * bodies of its requests.
 */
import '#browser/forms.ts'
import { followSecret } from '#browser/secretInAddress.ts'
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
const user = document.getElementById('user')

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
    username,
    madeBy: by,
    expiresAt,
  } = (await reply.json()) as Static<typeof passwordResetPreview>
  const values = { user: username, by, time: time(expiresAt) }
  status?.replaceChildren(filledText(by === null ? 'made' : 'madeBy', values))
  if (user instanceof HTMLInputElement) user.value = username
  document.getElementById('answer')?.removeAttribute('hidden')
}

const input = document.querySelector('[name=secret]')
if (input instanceof HTMLInputElement) input.value = secret
// The page for an address does not show a user.
if (user) {
  preview().catch((error: unknown) => {
    status?.replaceChildren(failureText(error))
  })
}
followSecret()
