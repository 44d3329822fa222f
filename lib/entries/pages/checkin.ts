/** The page of the registration link, for sailors without the app. */
import type { problem } from '#schemas/platform/problem.ts'
import type { checkin } from '#schemas/entries/changes.ts'
import type { Static } from '#schemas/schema.ts'
import type { Alternative } from '#endpoint/alternative.ts'
import type { Context } from '#endpoint/context.ts'
import { readEvent } from '#races/items/events.ts'
import { readRegatta } from '#races/items/regattas.ts'
import type { SailingEvent } from '#races/rules/event.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import { hasResults } from '#results/steps/results.ts'
import { Failure } from '#values/failure.ts'
import { form, statusLine, withoutScript } from '#page/bridge.tsx'
import { formsPage } from '#page/forms.tsx'
import { drawDocument, scriptlessHeaders } from '#page/document.tsx'
import { framed } from '#page/frame.tsx'
import { markup, type Markup, name, nothing } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'
import { daysText, minuteText } from '#page/time.ts'

type Checkin = Static<typeof checkin>

export const checkinFailure: Alternative<typeof problem> = {
  mediaType: 'text/html',
  description: 'The same page for each link that opens nothing',
  headers: scriptlessHeaders,
  format: ({ title, detail, status }) =>
    drawDocument(
      framed({
        title: status === 401 ? 'This link opens no event' : title,
        pages: 'of-anybody',
        main: markup`<p>${detail}</p>`,
      }),
    ),
}

/** @throws Failure `unauthenticated` for a wrong secret and an unknown event alike */
export const showCheckinPage = async (context: Context, link: Checkin) => {
  const { event, regatta } = await requireLink(context, link)
  const days = daysText(event.startMillis, event.endMillis, regatta.timeZone ?? 'UTC')
  const facts = [days, event.venue.name, regatta.boatClass].filter(Boolean)
  const isOfKnown = [link.competitor_id, link.boat_id, link.mark_id].some((id) => id !== undefined)
  return formsPage({
    title: event.name,
    pages: { userName: context.caller?.user.name },
    main: markup`<p>${facts.map((fact, at) => markup`${at === 0 ? '' : ' · '}${name(fact ?? '')}`)}</p>
${statusLine}${isOfKnown ? nothing : await entryPart(context, regatta, link.secret ?? '')}<h2>With the app</h2>
<p>The app Sail Insight ${isOfKnown ? 'tracks with this link' : 'enters and tracks you with the same link'}: scan the code of the organizer with the app, or open the link on a phone that has the app.</p>`,
  })
}

const requireLink = async (
  context: Context,
  { event_id: id, leaderboard_name: regattaName, secret }: Checkin,
): Promise<{ readonly event: SailingEvent; readonly regatta: Regatta }> => {
  const event = await readEvent(context.store, id)
  const regatta = await readRegatta(context.store, regattaName ?? event?.regattaName ?? '')
  const opens = await opensByLink(context, { type: 'EVENT', id }, secret)
  if (event === undefined || !opens || regatta?.eventId !== event.id) {
    throw new Failure('unauthenticated', 'Ask the organizer of the event for its current link.')
  }
  return { event, regatta }
}

const entryPart = async (
  { store, nowMillis }: Context,
  regatta: Regatta,
  secret: string,
): Promise<Markup> => {
  const { boatClass, registration, entriesCloseMillis, timeZone } = regatta
  const ofOrganizer = 'Ask an organizer to enter you.'
  if (registration === 'CLOSED') {
    return markup`<p>This event takes no entries by the link. ${ofOrganizer}</p>\n`
  }
  if (entriesCloseMillis !== null && entriesCloseMillis <= nowMillis) {
    const closed = minuteText(entriesCloseMillis, timeZone ?? 'UTC')
    return markup`<p>The entries closed at ${closed}. ${ofOrganizer}</p>\n`
  }
  const waits = (await hasResults(store, regatta))
    ? 'There are results already, so your entry waits for an organizer.'
    : 'An entry with a sail number that is taken waits for an organizer.'
  return markup`<h2>Enter a boat</h2>
<p>You need no account. ${waits}</p>
${withoutScript}${form({
    action: pathOf('/sailingserver/api/v1/regattas', [regatta.name], '/competitors/createandadd'),
    done: `Your entry has arrived. ${waits}`,
    fields: markup`<label>Name of the boat, or of its helm <input name="competitorName" maxlength="200" autocomplete="off" required></label>
<label>Sail number <input name="sailid" maxlength="100" autocapitalize="characters" autocomplete="off" spellcheck="false" required></label>
<label>Nationality, such as GER <input name="nationalityIOC" pattern="[A-Za-z]{3}" maxlength="3" autocapitalize="characters" spellcheck="false"></label>
${boatClass === null ? markup`<label>Class <input name="boatclass" maxlength="200" required></label>\n` : nothing}`,
    hidden: { secret, boatclass: boatClass },
    button: 'Enter',
  })}`
}
