/**
 * The script of the page that accepts an invitation. It sends the secret, which follows `#` in the
 * address, in the bodies of its requests.
 */
import { attemptOf, failureText, requireUserOfPage, send } from '#browser/userRequests.ts'
import { removeKept } from '#browser/waiting/keptData.ts'
import type { acceptedInvitation, invitationPreview } from '#schemas/rights/invitation.ts'
import type { Static } from '#schemas/schema.ts'
import { pathSegment } from '#values/pathSegment.ts'

type Offer = Static<typeof invitationPreview>

type Words = readonly (string | Node)[]

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
  new Date(millis).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })

const elementWith = (name: string, words: Words) => {
  const element = document.createElement(name)
  element.append(...words)
  return element
}

const isolated = (name: string | null) => elementWith('bdi', [name ?? ''])

const tell = (...words: Words) => {
  status.replaceChildren(...words)
  status.focus()
}

const sendSecret = async (path: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  return (await send(security + path, { method: 'POST', body, headers })).json()
}

const rightOf = (offer: Offer): Words => {
  if (offer.groupId) return ['Membership in the group ', isolated(offer.groupName)]
  const { qualifyingUsername: user, qualifyingGroupName: group } = offer
  // Without permission to read the group, its id stands for its name.
  const isUnknown = group === offer.qualifyingGroupId
  return [
    'Role ',
    isolated(offer.roleName),
    ...(user || group ? [', only for objects of '] : []),
    ...(user ? [isolated(user)] : []),
    ...(user && group ? [' and '] : []),
    ...(group ? [isUnknown ? 'a group' : 'the group ', isUnknown ? '' : isolated(group)] : []),
  ]
}

const sentenceOf = (offer: Offer): Words => [
  isolated(offer.invitedBy),
  ' invites you to ',
  isolated(place),
  ': ',
  isolated(offer.roleName ?? offer.groupName),
  offer.validUntil ? `, until ${time(offer.validUntil)}` : '',
  '.',
]

const factsOf = (offer: Offer): readonly (readonly [title: string, words: Words])[] => {
  const { validFrom, validUntil, permissions, note } = offer
  return [
    ['From', [isolated(offer.invitedBy)]],
    ['You get', rightOf(offer)],
    ['Beginning', validFrom ? [time(validFrom)] : []],
    ['Until', validUntil ? [time(validUntil)] : ['You keep it until it is taken away.']],
    ['Permissions', permissions.length > 0 ? [permissions.join(', ')] : []],
    ['Message', note && !place ? [isolated(note)] : []],
  ]
}

const show = (offer: Offer) => {
  ;[, place = ''] = /^Regatta: (.+)$/.exec(offer.note ?? '') ?? []
  details.hidden = false
  // The sentence says what most people want to know.
  details.toggleAttribute('open', !place)
  if (place) find('sentence').replaceChildren(...sentenceOf(offer))
  for (const [title, words] of factsOf(offer)) {
    if (words.length > 0) find('offer').append(elementWith('dt', [title]), elementWith('dd', words))
  }
}

const preview = async () => {
  try {
    if (!secret)
      throw new Error('The address is not complete. Open the whole link, or scan the code.')
    const offer = (await sendSecret('/invitation/preview')) as Offer
    show(offer)
    status.textContent = ''
    answer.hidden = offer.accepted
    next.hidden = !offer.accepted
    if (offer.accepted) tell('You have accepted this invitation.')
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
  const until = given.validUntil ? ` until ${time(given.validUntil)}` : ''
  const right = given.groupId ? ' is a member of the group ' : ' has the role '
  const what = isolated(given.groupName ?? given.roleName)
  tell('Done. ', isolated(given.username), right, what, until, '.')
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
