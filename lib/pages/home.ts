/** The home page: the events that the caller may read. */
import type { events } from '#schemas/races/event.ts'
import type { Static } from '#schemas/schema.ts'
import { form, formsPage, statusLine, withoutScript } from '#page/forms.ts'
import { markup, type Markup, name, nothing } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'
import { localMillis } from '#values/venueTime.ts'
import { signInLink } from '#page/signIn.ts'
import { dayMillis, daysText, isWholeDay } from '#page/time.ts'

type Event = Static<typeof events>[number]

interface Home {
  readonly userName: string | undefined
  /** Whether the caller may create events. */
  readonly mayCreate: boolean
  readonly events: readonly Event[]
  readonly search: string | undefined
  /** The cursor of the next page. */
  readonly next: string | undefined
  readonly nowMillis: number
}

const headings = ['Racing now', 'Coming', 'Past', 'Without dates'] as const

/** Days without a time of day begin and end at midnight of the venue. The last day is included. */
const headingOf = ({ startDate, endDate, timeZone }: Event, nowMillis: number) => {
  const start = startDate ?? endDate
  const end = endDate ?? startDate
  if (start === null || end === null) return 'Without dates'
  const localNow = localMillis(nowMillis, timeZone ?? 'UTC')
  if ((isWholeDay(start) ? localNow : nowMillis) < start) return 'Coming'
  const isRunning = isWholeDay(end) ? localNow < end + dayMillis : nowMillis < end
  return isRunning ? 'Racing now' : 'Past'
}

const byStart = (left: Event, right: Event): number =>
  (left.startDate ?? 0) - (right.startDate ?? 0)

const eventItem = ({ name: eventName, startDate, endDate, ...event }: Event): Markup => {
  const { venue, regatta, timeZone } = event
  const title = name(eventName)
  const facts = [daysText(startDate, endDate, timeZone ?? 'UTC'), venue.name ?? ''].filter(
    (fact) => fact !== '',
  )
  return markup`<li>${regatta === null ? title : markup`<a href="${pathOf('/regatta', [regatta])}">${title}</a>`}<br><span class="small">${facts.join(' · ')}</span></li>
`
}

const eventsPart = (heading: string, events: readonly Event[]): Markup =>
  events.length === 0
    ? nothing
    : markup`<section>
<h2>${heading}</h2>
<ul class="events">
${events.map(eventItem)}</ul>
</section>
`

const noEvents = ({ userName, search }: Home): Markup => {
  if (search) return markup`<p>No event has this name or venue. <a href="/">Show all events</a></p>`
  return userName === undefined
    ? markup`<p>No event is public. <a href="/account">Sign in</a> to see yours.</p>`
    : markup`<p>There is no event that you may see.</p>`
}

const searchPart = (search = ''): Markup =>
  markup`<form class="search" method="get" action="/" role="search">
<label>Find an event <input name="search" type="search" maxlength="100" value="${search}"></label> <button class="secondary">Search</button>
</form>
`

const signInFirst = markup`<section class="on-screen">
<h2>Create an event</h2>
<p>An event belongs to its creator, who decides who may see and change it.</p>
<p><a class="action" href="${signInLink('/')}">Sign in to create an event</a></p>
</section>`

const newEventPart = markup`<section class="on-screen">
<h2>Create an event</h2>
${withoutScript}${form({
  action: '/sailingserver/api/v1/events/createEvent',
  done: 'The event is created.',
  nextOf: '/regatta/{eventName}',
  fields: markup`<label>Name <input name="eventName" required></label>
<label>Venue <input name="venuename" required></label>
<label>First day <input name="startdate" type="date"></label>
<label>Last day <input name="enddate" type="date"></label>
<label>Time zone <input name="timeZone" value="UTC" data-zone spellcheck="false"></label>
<label>Number of races <input name="numberofraces" type="number" min="0" max="50" value="1" required></label>
<label class="check"><input name="competitorRegistrationType" type="checkbox" value="OPEN_UNMODERATED"> Sailors enter themselves by a link</label>
`,
  button: 'Create the event',
})}</section>`

export const homePage = (home: Home) => {
  const { userName, mayCreate, events, next, search, nowMillis } = home
  const sorted = events.toSorted(byStart)
  const parts = headings.map((heading) => {
    const group = sorted.filter((event) => headingOf(event, nowMillis) === heading)
    return eventsPart(heading, heading === 'Past' ? group.toReversed() : group)
  })
  const more =
    next === undefined
      ? nothing
      : markup`<p>There are more events, which may be running too.</p>
<p><a class="action" href="/?${new URLSearchParams({ ...(search && { search }), cursor: next }).toString()}">More events</a></p>`
  const page = {
    title: 'Race management for sailing',
    pages: { userName },
    main: markup`<p>Lay a course, start a race, follow the boats and publish the results, from a phone on the water.</p>
${userName === undefined ? nothing : statusLine}${searchPart(search)}${events.length === 0 && next === undefined ? noEvents(home) : parts}${more}
${mayCreate ? newEventPart : userName === undefined ? signInFirst : nothing}`,
  }
  return formsPage(page, userName !== undefined)
}
