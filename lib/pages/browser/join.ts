/**
 * The script of the page that accepts an invitation. It sends the secret, which follows `#` in the
 * address, in the bodies of its requests.
 */
import { attemptOf, failureText, requireUserOfPage, send } from '#browser/userRequests.ts'
import { filledText } from '#browser/filledText.ts'
import { languageOfPage, wordsOfPage } from '#browser/pageWords.ts'
import type { PageWords } from '#page/words/en.ts'
import { localeOf } from '#values/language.ts'
import type { SitePages } from '../words/en.ts'
import { removeKept } from '#browser/waiting/keptData.ts'
import type { acceptedInvitation, invitationPreview } from '#schemas/rights/invitation.ts'
import type { Static } from '#schemas/schema.ts'
import { pathSegment } from '#values/pathSegment.ts'

type Offer = Static<typeof invitationPreview>

/** The tasks have their English words as keys. */
interface TaskWords {
  readonly tasks: Readonly<Record<string, string>>
}

const words = wordsOfPage() as PageWords['requests'] & SitePages['invitation'] & TaskWords

/** The regatta in the note of an invitation that its page has made. */
let place = ''

const security = '/security/api/restsecurity'
const secret = location.hash.slice(1)

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(id)
  return found
}

const status = find('status')
const details = find('details')
const answer = find('answer')
const next = find('next')
const problem = find('problem')

const time = (millis: number) =>
  new Date(millis).toLocaleString(localeOf(languageOfPage()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })

const tell = (text: string | Node) => {
  status.replaceChildren(text)
  status.focus()
}

const sendSecret = async (path: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  return (await send(security + path, { method: 'POST', body, headers })).json()
}

const rightOf = (offer: Offer) => {
  const { groupName, roleName, qualifyingUsername: user, qualifyingGroupName: group } = offer
  if (groupName) return filledText('membership', { group: groupName })
  // Without permission to read the group, its id stands for its name.
  const isUnknown = group === offer.qualifyingGroupId
  const about = group ? (isUnknown ? 'SomeGroup' : 'Group') : ''
  return filledText(`role${user ? 'User' : ''}${about}`, { role: roleName, user, group })
}

const sentenceOf = (offer: Offer, of: string) => {
  const { invitedBy: by, roleName, groupName, validUntil } = offer
  const [id, until] = validUntil ? ['sentenceUntil', time(validUntil)] : ['sentence', '']
  return filledText(id, { by, place: of, role: roleName ?? groupName, time: until })
}

/** By the ids of their rows. Empty ones are not shown. */
const factsOf = (offer: Offer) => {
  const { invitedBy, validFrom, validUntil, permissions, note } = offer
  return {
    from: invitedBy,
    youGet: rightOf(offer),
    tasks: offer.tasks.map((task) => words.tasks[task]).join(', '),
    beginning: validFrom && time(validFrom),
    until: validUntil ? time(validUntil) : words.kept,
    permissions: permissions.join(', '),
    message: !place && note,
  }
}

const show = (offer: Offer) => {
  ;[, place = ''] = /^Regatta: (.+)$/.exec(offer.note ?? '') ?? []
  const of = offer.events[0]?.name ?? place
  details.hidden = false
  if (of) {
    // The sentence says what most people want to know.
    details.removeAttribute('open')
    find('sentence').replaceChildren(sentenceOf(offer, of))
  }
  for (const [id, content] of Object.entries(factsOf(offer))) {
    if (!content) continue
    const row = find(id)
    row.hidden = false
    row.querySelector('dd')?.replaceChildren(content)
  }
}

const preview = async () => {
  try {
    if (!secret) throw new Error(words.incomplete)
    const offer = (await sendSecret('/invitation/preview')) as Offer
    show(offer)
    status.textContent = ''
    answer.hidden = offer.accepted
    next.hidden = !offer.accepted
    if (offer.accepted) tell(words.accepted)
  } catch (error) {
    next.hidden = false
    tell(failureText(error))
  }
}

const accept = async () => {
  const given = (await sendSecret('/invitation/accept')) as Static<typeof acceptedInvitation>
  history.replaceState(null, '', location.pathname)
  answer.hidden = true
  next.hidden = false
  const { username: user, groupId, groupName, roleName, validUntil } = given
  document.querySelector('.account')?.replaceChildren(user)
  const id = `done${groupId ? 'Group' : 'Role'}${validUntil ? 'Until' : ''}`
  const until = validUntil ? time(validUntil) : ''
  tell(filledText(id, { user, right: groupName ?? roleName, time: until }))
  const page = `/regatta/${pathSegment(place)}`
  if (!place || !(await fetch(page)).ok) return
  const outcome = { page, done: status.textContent }
  sessionStorage.setItem('outcome', JSON.stringify(outcome))
  location.assign(page)
}

const run = async (action: () => Promise<void>) => {
  const buttons = document.querySelectorAll('button')
  for (const button of buttons) button.disabled = true
  problem.textContent = ''
  await action().catch((error: unknown) => {
    problem.textContent = failureText(error)
  })
  for (const button of buttons) button.disabled = false
}

const signIn = async (form: HTMLFormElement, isNew: boolean) => {
  // TypeScript does not know that a form without files can be encoded.
  const fields = new FormData(form) as unknown as Record<string, string>
  const body = new URLSearchParams(fields)
  const once = attemptOf(form, String(body))
  // The response may be lost.
  const post = (path: string, more: RequestInit = {}) =>
    once(path, (key) =>
      send(security + path, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
        ...more,
      }),
    )
  // A user who is signed in would own the new one.
  if (isNew) await post('/create_user', { credentials: 'omit' })
  await post('/hello')
  await removeKept()
  await accept()
}

document
  .getElementById('accept')
  ?.addEventListener('click', () => void run(() => requireUserOfPage().then(accept)))
find('account').addEventListener('submit', (event) => {
  event.preventDefault()
  const isNew = event.submitter?.getAttribute('value') === 'register'
  void run(() => signIn(event.target as HTMLFormElement, isNew))
})
addEventListener('hashchange', () => {
  location.reload()
})
void preview()
