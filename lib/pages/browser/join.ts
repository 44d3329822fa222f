/**
 * The script of the page that accepts an invitation. It sends the secret, which follows `#` in the
 * address, in the bodies of its requests.
 */

import { segmentOf } from '#browser/pathSegment.ts'
import { removeKept } from '#browser/waiting/keptData.ts'
import { attemptOf, failureText, requireUserOfPage, send } from '#browser/userRequests.ts'

const security = '/security/api/restsecurity'
const secret = location.hash.slice(1)
const find = (id: string) => document.getElementById(id) as HTMLElement
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
const isolated = (text: string) => {
  const name = document.createElement('bdi')
  name.textContent = text
  return name
}
const tell = (...texts: (string | Node)[]) => {
  find('status').replaceChildren(...texts)
  find('status').focus()
}
const sendSecret = async (path: string) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  return (await send(security + path, { method: 'POST', body, headers })).json()
}

const rightOf = (offer: any) => {
  if (offer.groupId) return ['Membership in the group ', isolated(offer.groupName)]
  const user = offer.qualifyingUsername
  const group = offer.qualifyingGroupName
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
const show = (offer: any) => {
  const { validFrom, validUntil, permissions, note } = offer
  place = /^Regatta: (.+)$/.exec(note ?? '')?.[1] ?? ''
  const details = find('details') as HTMLDetailsElement
  details.hidden = false
  // The sentence says what most people want to know.
  details.open = !place
  if (place) {
    const offered = isolated(offer.roleName ?? offer.groupName)
    const inviter = isolated(offer.invitedBy)
    find('sentence').replaceChildren(
      inviter,
      ' invites you to ',
      isolated(place),
      ': ',
      offered,
      validUntil ? ', until ' + time(validUntil) : '',
      '.',
    )
  }
  const facts: [string, (string | Node)[]][] = [
    ['From', [isolated(offer.invitedBy)]],
    ['You get', rightOf(offer)],
    ['Beginning', validFrom ? [time(validFrom)] : []],
    ['Until', validUntil ? [time(validUntil)] : ['You keep it until it is taken away.']],
    ['Permissions', permissions.length > 0 ? [permissions.join(', ')] : []],
    ['Message', note && !place ? [isolated(note)] : []],
  ]
  for (const [title, texts] of facts.filter(([, one]) => one.length > 0)) {
    const [term, description] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = title
    description.append(...texts)
    find('offer').append(term, description)
  }
}
/** The regatta in the note of an invitation that its page has made. */
let place = ''
const preview = async () => {
  try {
    if (!secret)
      throw new Error('The address is not complete. Open the whole link, or scan the code.')
    const offer = await sendSecret('/invitation/preview')
    show(offer)
    find('status').textContent = ''
    find('answer').hidden = offer.accepted
    find('next').hidden = !offer.accepted
    if (offer.accepted) tell('You have accepted this invitation.')
  } catch (error) {
    find('next').hidden = false
    tell(failureText(error))
  }
}
const accept = async () => {
  const given = await sendSecret('/invitation/accept')
  history.replaceState(null, '', location.pathname)
  find('answer').hidden = true
  find('next').hidden = false
  document.querySelector('.account')?.replaceChildren(isolated(given.username))
  const until = given.validUntil ? ' until ' + time(given.validUntil) : ''
  const right = given.groupId ? ' is a member of the group ' : ' has the role '
  const what = isolated(given.groupName ?? given.roleName)
  tell('Done. ', isolated(given.username), right, what, until, '.')
  const page = `/regatta/${segmentOf(place)}`
  if (!place || !(await fetch(page)).ok) return
  const outcome = { page, done: find('status').textContent }
  sessionStorage.setItem('outcome', JSON.stringify(outcome))
  location.assign(page)
}
const run = async (action: () => Promise<void>) => {
  const buttons = document.querySelectorAll('button')
  for (const button of buttons) button.disabled = true
  find('problem').textContent = ''
  try {
    await action()
  } catch (error) {
    find('problem').textContent = failureText(error)
  }
  for (const button of buttons) button.disabled = false
}

const acceptAsUserOfPage = async () => {
  await requireUserOfPage()
  await accept()
}
document.getElementById('accept')?.addEventListener('click', () => run(acceptAsUserOfPage))
find('account').addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  // TypeScript does not know that a form without files can be encoded.
  const fields = new FormData(form) as unknown
  const body = new URLSearchParams(fields as Record<string, string>)
  const button = event.submitter as HTMLButtonElement | null
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
  void run(async () => {
    // A user who is signed in would own the new one.
    if (button?.value === 'register') await post('/create_user', { credentials: 'omit' })
    await post('/hello')
    await removeKept()
    await accept()
  })
})
addEventListener('hashchange', () => location.reload())
void preview()
