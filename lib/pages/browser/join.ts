/**
 * The script of the page that accepts an invitation. It sends the secret, which follows `#` in the
 * address, in the bodies of its requests.
 */
import { attemptOf, failureText, requireUserOfPage, send } from '#browser/userRequests.ts'
import { languageOfPage, wordsOfPage } from '#browser/pageWords.ts'
import type { PageWords } from '#page/words/en.ts'
import { localeOf } from '#values/language.ts'
import type { SitePages } from '../words/en.ts'
import { removeKept } from '#browser/waiting/keptData.ts'
import type { acceptedInvitation, invitationPreview } from '#schemas/rights/invitation.ts'
import type { Static } from '#schemas/schema.ts'
import { pathSegment } from '#values/pathSegment.ts'

type Offer = Static<typeof invitationPreview>

type Words = readonly (string | Node)[]

const words = wordsOfPage() as PageWords['requests'] & SitePages['invitation']

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

const elementWith = (name: string, content: Words) => {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

const isolated = (name: string | null) => elementWith('bdi', [name ?? ''])

const tell = (...content: Words) => {
  status.replaceChildren(...content)
  status.focus()
}

const sendSecret = async (path: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  return (await send(security + path, { method: 'POST', body, headers })).json()
}

/** The text with elements in its places. */
const filled = (text: string, elements: Readonly<Record<string, string | Node>>): Words =>
  text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (elements[part] ?? '')))

const rightOf = (offer: Offer): Words => {
  if (offer.groupId) return filled(words.membership, { group: isolated(offer.groupName) })
  const { qualifyingUsername: user, qualifyingGroupName: group } = offer
  // Without permission to read the group, its id stands for its name.
  const isUnknown = group === offer.qualifyingGroupId
  const about = group ? (isUnknown ? 'SomeGroup' : 'Group') : ''
  const text = words[`role${user ? 'User' : ''}${about}`]
  const elements = { role: isolated(offer.roleName), user: isolated(user) }
  return filled(text, { ...elements, group: isolated(group) })
}

const sentenceOf = (offer: Offer): Words =>
  filled(offer.validUntil ? words.sentenceUntil : words.sentence, {
    by: isolated(offer.invitedBy),
    place: isolated(place),
    role: isolated(offer.roleName ?? offer.groupName),
    time: offer.validUntil ? time(offer.validUntil) : '',
  })

const factsOf = (offer: Offer): readonly (readonly [title: string, content: Words])[] => {
  const { validFrom, validUntil, permissions, note } = offer
  return [
    [words.from, [isolated(offer.invitedBy)]],
    [words.youGet, rightOf(offer)],
    [words.beginning, validFrom ? [time(validFrom)] : []],
    [words.until, validUntil ? [time(validUntil)] : [words.kept]],
    [words.permissions, permissions.length > 0 ? [permissions.join(', ')] : []],
    [words.message, note && !place ? [isolated(note)] : []],
  ]
}

const show = (offer: Offer) => {
  ;[, place = ''] = /^Regatta: (.+)$/.exec(offer.note ?? '') ?? []
  details.hidden = false
  // The sentence says what most people want to know.
  details.toggleAttribute('open', !place)
  if (place) find('sentence').replaceChildren(...sentenceOf(offer))
  for (const [title, content] of factsOf(offer)) {
    if (content.length === 0) continue
    find('offer').append(elementWith('dt', [title]), elementWith('dd', content))
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
  document.querySelector('.account')?.replaceChildren(isolated(given.username))
  const { groupId, validUntil } = given
  const text = words[`done${groupId ? 'Group' : 'Role'}${validUntil ? 'Until' : ''}`]
  const right = isolated(given.groupName ?? given.roleName)
  const until = validUntil ? time(validUntil) : ''
  tell(...filled(text, { user: isolated(given.username), right, time: until }))
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
