import { endpoint } from '#endpoint'
import { eventChange } from '#schemas/races/event.ts'
import { requireValid } from '#values/failure.ts'
import { putEvent } from '#races/items/events.ts'
import { putRegatta, readRegatta } from '#races/items/regattas.ts'
import { changedEvent, eventChangeFaults } from '#races/rules/eventInput.ts'
import { readersWrites } from '#races/steps/eventReaders.ts'
import { requireEvent, showEvent } from '#races/steps/events.ts'

export const { declaration, handler } = endpoint({
  name: 'changeEvent',
  summary: 'Change an event',
  description:
    'Absent values are unchanged. Its regattas and leaderboards keep their names and their dates. ' +
    '`readers` changes who may read the event and all of its parts; ' +
    '`PUT ownership/EVENT/{eventId}/acl` changes it for the event alone.',
  routes: ['PUT /sailingserver/api/v1/events/{eventId}/update'],
  guard: { kind: 'object', type: 'EVENT', actions: ['UPDATE'], id: 'eventId' },
  input: eventChange,
  emptyIsAbsent: ['eventName', 'eventname', 'startdate', 'enddate'],
  current: { show: showEvent },
  reply: { status: 200 },
  errors: ['not-found'],
  /** Course areas, regattas and leaderboards stay as they are, except for the time zone. */
  run: async ({ context, input: change }) => {
    const event = await requireEvent(context, change.eventId)
    requireValid(eventChangeFaults(event, change))
    const changed = changedEvent(event, change)
    const { regattas, timeZone } = changed
    const named = timeZone === event.timeZone ? [] : regattas
    const stored = await Promise.all(named.map(({ name }) => readRegatta(context.store, name)))
    await context.store.write([
      putEvent(changed, event.item),
      ...stored.flatMap((regatta) =>
        regatta === undefined ? [] : [putRegatta({ ...regatta, timeZone }, regatta.item)],
      ),
      ...(change.readers === undefined ? [] : await readersWrites(context, event, change.readers)),
    ])
  },
})
