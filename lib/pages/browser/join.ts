/**
 * The script of the page that accepts an invitation. It sends the secret, which follows `#` in the
 * address, in the bodies of its requests.
 */
import { attemptOf, failureText, requireUserOfPage, send } from '#browser/userRequests.ts'
import { followSecret } from '#browser/secretInAddress.ts'
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
type Accepted = Static<typeof acceptedInvitation>

/** The tasks have their English words as keys, and predefined roles their ids. */
interface MoreWords {
  readonly tasks: Readonly<Record<string, string>>
  readonly roles: Readonly<Record<string, string>>
}

const words = wordsOfPage() as PageWords['requests'] & SitePages['invitation'] & MoreWords

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

const endOf = ({ validUntil }: Offer | Accepted) => (validUntil ? time(validUntil) : null)

const tell = (text: string | Node) => {
  status.replaceChildren(text)
  status.focus()
}

/** The response has the role in words. */
const sendSecret = async <Right extends Offer | Accepted>(path: string): Promise<Right> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  const reply = await send(`${security}/invitation/${path}`, { method: 'POST', body, headers })
  const right = (await reply.json()) as Right
  return { ...right, roleName: words.roles[right.roleId ?? ''] ?? right.roleName }
}

const rightOf = (offer: Offer) => {
  const { groupName, roleName, qualifyingUsername: user, qualifyingGroupName: group } = offer
  if (groupName) return filledText('membership', { group: groupName })
  // Without permission to read the group, its id stands for its name.
  const isUnknown = group === offer.qualifyingGroupId
  const about = group ? (isUnknown ? 'SomeGroup' : 'Group') : ''
  return filledText(`role${user ? 'User' : ''}${about}`, { role: roleName, user, group })
}

const show = (offer: Offer) => {
  const { invitedBy: by, roleName, groupName, validFrom, permissions, note, events, tasks } = offer
  ;[, place = ''] = /^Regatta: (.+)$/.exec(note ?? '') ?? []
  const of = events[0]?.name ?? place
  const until = endOf(offer)
  details.hidden = false
  if (of) {
    // The sentence says what most people want to know.
    details.removeAttribute('open')
    const values = { by, place: of, role: roleName ?? groupName, time: until }
    find('in-short').replaceChildren(filledText(until ? 'sentenceUntil' : 'sentence', values))
  }
  /** By the ids of their rows. Empty ones are not shown. */
  const facts = {
    from: by,
    youGet: rightOf(offer),
    tasks: tasks.map((task) => words.tasks[task]).join(', '),
    beginning: validFrom && time(validFrom),
    until: until ?? words.kept,
    permissions: permissions.join(', '),
    message: !place && note,
  }
  for (const [id, content] of Object.entries(facts)) {
    if (!content) continue
    const row = find(id)
    row.hidden = false
    row.querySelector('dd')?.replaceChildren(content)
  }
}

const preview = async () => {
  try {
    if (!secret) throw new Error(words.incomplete)
    const offer = await sendSecret<Offer>('preview')
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
  const given = await sendSecret<Accepted>('accept')
  history.replaceState(null, '', 'join')
  answer.hidden = true
  next.hidden = false
  const { username: user, groupId, groupName, roleName } = given
  const until = endOf(given)
  document.querySelector('.account')?.replaceChildren(user)
  const id = `done${groupId ? 'Group' : 'Role'}${until ? 'Until' : ''}`
  tell(filledText(id, { user, right: groupName ?? roleName, time: until }))
  const page = `/regatta/${pathSegment(place)}`
  if (!place || !(await fetch(page)).ok) return
  const outcome = { page, done: status.textContent }
  sessionStorage.setItem('outcome', JSON.stringify(outcome))
  location.assign(page)
}

const run = async (action: () => Promise<void>) => {
  const disable = (isBusy: boolean) => {
    for (const button of document.querySelectorAll('button')) button.disabled = isBusy
  }
  disable(true)
  problem.textContent = ''
  await action().catch((error: unknown) => {
    problem.textContent = failureText(error)
  })
  disable(false)
}

const signIn = async (form: HTMLFormElement, isNew: boolean) => {
  // TypeScript does not know that a form without files can be encoded.
  const fields = new FormData(form) as unknown as Record<string, string>
  const body = new URLSearchParams(fields)
  const once = attemptOf(form, String(body))
  // The response may be lost.
  const post = (path: string, credentials: RequestCredentials = 'same-origin') =>
    once(path, (key) =>
      send(security + path, {
        method: 'POST',
        body,
        // Without credentials, there is no cookie with the choice of the reader.
        headers: { 'idempotency-key': key, 'accept-language': languageOfPage() },
        credentials,
      }),
    )
  // A user who is signed in would own the new one.
  if (isNew) await post('/create_user', 'omit')
  await post('/hello')
  await removeKept()
  await accept()
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  const as = event.submitter?.getAttribute('value')
  void run(() =>
    as
      ? signIn(event.target as HTMLFormElement, as === 'register')
      : requireUserOfPage().then(accept),
  )
})
followSecret()
void preview()
