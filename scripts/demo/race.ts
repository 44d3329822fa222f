/** Creates the event with its races, courses, tracking, starts and tags. */
import { DemoError } from './api.ts'
import { courses } from './data/courses.ts'
import { sailedRace } from './data/fleet.ts'
import { marks } from './data/marks.ts'
import type { UserName } from './data/people.ts'
import { event, fleet, owner, raceOfficer, regatta, starts } from './data/regatta.ts'
import { type DemoTag, tags } from './data/tags.ts'
import { type Demo, demoId, idOfTag, sailing, security } from './demo.ts'
import { agreedStart } from './raceStart.ts'

const dayMillis = 24 * 60 * 60_000

/**
 * The championship of another class began two days before R1. From R1 on the event lasts a day: no
 * midnight, in any time zone, ends a new event.
 */
export async function makeEvent(demo: Demo): Promise<void> {
  const { startMillis } = await agreedStart(demo)
  const firstStart = startMillis + starts.R1 * 1000
  const days = {
    startdateasmillis: firstStart - 2 * dayMillis,
    enddateasmillis: firstStart + dayMillis,
  }
  const { status } = await demo.as(owner)(`POST ${sailing}/events/createEvent`, {
    json: { ...event, ...days },
    alsoExpected: [409],
  })
  if (status !== 409) return
  const { body } = await demo.admin(`GET ${security}/ownership/REGATTA/${regatta}`)
  const { username } = body as { readonly username: string | null }
  if (username === owner) return
  throw new DemoError(`There is a regatta ${regatta} that is not of the demo.`)
}

/** Creates the marks of the regatta from the inventory, with their positions. */
export async function addMarks(demo: Demo): Promise<void> {
  for (const { name, shortName } of marks) {
    await demo.as(raceOfficer)(`POST ${sailing}/mark/addMarkToRegatta`, {
      json: {
        id: demoId('mark', shortName),
        regattaName: regatta,
        markName: name,
        markTemplateId: demoId('marktemplates', shortName),
        markPropertiesId: demoId('markproperties', shortName),
      },
      // The mark already exists.
      alsoExpected: [409],
    })
  }
}

/** A race with a course keeps it, because a user may have changed it. */
export async function layCourses(demo: Demo): Promise<void> {
  const send = demo.as(raceOfficer)
  const path = `${sailing}/courseconfiguration`
  await Promise.all(
    courses.map(async ({ race, template, laps }) => {
      const racePath = `${regatta}/${race}/${fleet}`
      const { body } = await send(`GET ${path}/getFromCourse/${racePath}`)
      if ((body as { readonly waypoints: readonly unknown[] }).waypoints.length > 0) return
      const id = demoId('coursetemplates', template.shortName)
      const query = new URLSearchParams({ regattaName: regatta, laps: String(laps) }).toString()
      // The marks of the regatta replace the templates from which they were created.
      const laid = await send(`GET ${path}/getFromCourseTemplate/${id}?${query}`)
      await send(`POST ${path}/createCourse/${racePath}`, { json: laid.body })
    }),
  )
}

/** Starts the live race once, because a user may have stopped the tracking since. */
export async function startTracking(demo: Demo): Promise<void> {
  const send = demo.as(raceOfficer)
  const { race } = sailedRace
  const { body } = await send(`GET ${sailing}/regattas/${regatta}/races`)
  const { races } = body as {
    readonly races: readonly { readonly raceColumnName: string }[]
  }
  if (races.some(({ raceColumnName }) => raceColumnName === race)) return
  const query = new URLSearchParams({ race_column: race, fleet }).toString()
  await send(`POST ${sailing}/leaderboards/${regatta}/starttracking?${query}`)
}

/**
 * Sets the starts of the races that have been sailed. A start that is set already stays, because a
 * user may have changed it.
 */
export async function setStarts(demo: Demo): Promise<void> {
  for (const race of ['R1', 'R2'] as const) {
    await setStart(demo, { regatta, race, seconds: starts[race], by: raceOfficer })
  }
}

interface SetStart {
  readonly regatta: string
  readonly race: string
  /** From the start of the live race. */
  readonly seconds: number
  readonly by: UserName
}

export async function setStart(demo: Demo, wanted: SetStart): Promise<void> {
  const { race, seconds, by } = wanted
  const { startMillis } = await agreedStart(demo)
  const path = `${sailing}/leaderboards/${encodeURIComponent(wanted.regatta)}/starttime`
  const names = { race_column: race, fleet }
  const { body } = await demo.as(by)(`GET ${path}?${new URLSearchParams(names).toString()}`)
  if ((body as { readonly startTimeAsMillis: number | null }).startTimeAsMillis !== null) return
  const start = { startTime: String(startMillis + seconds * 1000), startProcedureType: 'RRS26' }
  const author = { authorName: by, authorPriority: '3', passId: '0' }
  const query = new URLSearchParams({ ...names, ...author, ...start }).toString()
  await demo.as(by)(`PUT ${path}?${query}`)
}

export async function writeTags(demo: Demo): Promise<void> {
  const { startMillis } = await agreedStart(demo)
  await Promise.all(tags.map((tag) => writeTag(demo, startMillis, tag)))
}

async function writeTag(demo: Demo, startMillis: number, tag: DemoTag): Promise<void> {
  const { race, seconds, by, ...content } = tag
  const send = by === undefined ? demo.admin : demo.as(by)
  const reply = await send(`POST ${sailing}/${regatta}/${race}/${fleet}/tags`, {
    json: {
      id: idOfTag(tag),
      ...content,
      raceTimepoint: startMillis + (starts[race] + seconds) * 1000,
    },
    // 409: the tag was created, and the demo has changed since.
    alsoExpected: [400, 409],
  })
  // The author was deleted and created again: readers see the old tag under the same name.
  const isDuplicate = JSON.stringify(reply.body).includes('"duplicate"')
  if (reply.status !== 400 || isDuplicate) return
  throw new DemoError(`The tag ${tag.tag} is refused: ${JSON.stringify(reply.body)}`)
}
