import { localizedErrors } from '#endpoint/localized.ts'
import { authorize } from '#access/authorize.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { readConfiguration } from '#courses/rules/configuration.ts'
import { readCourseText } from '#courses/rules/design/courseText.ts'
import { appearanceOf } from '#courses/rules/appearance.ts'
import { formatMark } from '#courses/rules/formatCourse.ts'
import { listReadableMarks } from '#courses/steps/listMarks.ts'
import {
  describeRaceCourse,
  describeWarnings,
  loadRace,
  requireRace,
} from '#courses/steps/raceCourse.ts'
import { endpoint } from '#endpoint'
import { quoted } from '#values/suggestion.ts'
import type { Context } from '#endpoint/context.ts'
import { courseForms } from '#courses/pictures/exchange/courseForms.ts'
import { distanceBetween } from '#positions/rules/geodesic.ts'
import type { RaceNames } from '#races/rules/regatta.ts'
import { readObject } from '#table/objects.ts'
import { courseConfiguration } from '#schemas/courses/course.ts'
import { courseLimits } from '#schemas/courses/courseWords.ts'
import { courseText } from '#schemas/courses/marksImport.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, requireValid, sentence } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'designCourseFromText',
  summary: 'Design a course from a text with marks of the inventory',
  description:
    'Returns a course configuration with positions, which `createCourse` takes as it is. Stores ' +
    'nothing. The text names marks by their short names or names in any case, each with `p` for port ' +
    'or `s` for starboard: `3p`, `3 s` or `3(p)`. Of marks with the same name, those of the present ' +
    'course of the `race` count first, then those of the caller or of a group of the caller. ' +
    '`SA-SB` is a line at the start and at the finish, and a gate elsewhere; `2x(3p 5s)` repeats. ' +
    'Quotation marks are for names with blanks or hyphens. Without a line, the course has the lines ' +
    'of the `race`; otherwise it starts at its first mark, and finishes at its last one.',
  routes: ['POST /sailingserver/api/v1/courseconfiguration/fromText'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: courseText,
  load: (call) => {
    const { context, input } = call
    const { race } = input
    if (race === undefined) return undefined
    return Promise.all([
      readObject(context.store, 'REGATTA', race.regattaName),
      loadRace({ ...call, input: race }),
    ])
  },
  reply: { status: 200, body: courseConfiguration, alternatives: courseForms },
  errors: ['forbidden', 'not-found', 'too-large'],
  run: async ({ context, input, language }) => {
    const { course, moved } = await courseOf(context, input)
    const { warnings } = readConfiguration(course, [], { makes: 'course', hasRegatta: true })
    const all = await localizedErrors([...warnings, ...moved], language)
    return { ...course, ...describeWarnings(all) }
  },
})

type RaceCourse = Awaited<ReturnType<typeof describeRaceCourse>>
type ClubMark = Awaited<ReturnType<typeof listReadableMarks>>[number]

const courseOf = async (context: Context, { text, tag, race, name }: Static<typeof courseText>) => {
  const [inventory, present] = await Promise.all([
    listReadableMarks(context),
    race === undefined ? undefined : presentCourse(context, race),
  ])
  const ofCourse = new Set(presentMarks(present).flatMap((mark) => mark.markPropertiesId ?? []))
  const marks = inventory
    .filter(({ tags }) => tag === undefined || tags.includes(tag))
    .map((mark) => ({ ...mark, preference: ofCourse.has(mark.id) ? 2 : mark.isOwn ? 1 : 0 }))
  const { passings, laps, errors } = readCourseText(text, marks)
  requireValid(errors)
  const entries = new Map(
    [...new Set(passings.flatMap((passing) => passing.marks))].map((mark) => [
      mark,
      entryOf(mark, present),
    ]),
  )
  const roundings = passings.map(({ passingInstruction, marks: ofPassing }) => ({
    passingInstruction,
    markConfigurationIds: ofPassing.flatMap((mark) => entries.get(mark)?.id ?? []),
  }))
  const sequence = withLines(roundings, laps, present)
  const used = new Set(sequence.waypoints.flatMap((each) => each.markConfigurationIds))
  const ofLines = present?.markConfigurations.filter(({ id }) => used.has(id)) ?? []
  const all = [...ofLines, ...entries.values()]
  const title = name ?? Array.from(text.trim()).slice(0, courseLimits.characters).join('')
  const course = {
    name: title,
    shortName: title,
    markConfigurations: [...new Map(all.map((entry) => [entry.id, entry])).values()],
    ...sequence,
  }
  return { course, moved: movedMarks(course, entries) }
}

const presentCourse = async (context: Context, names: RaceNames) => {
  const raceWithCourse = await requireRace(context, names)
  const id = encodeObjectId([raceWithCourse.regatta.name])
  await authorize(context, { type: 'REGATTA', action: 'READ', id })
  return describeRaceCourse(context, raceWithCourse)
}

/** Without other marks of the regatta. */
const presentMarks = (present: RaceCourse | undefined): readonly Entry[] => {
  if (present === undefined) return []
  const { waypoints, markConfigurations } = present
  const used = new Set(waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds))
  return markConfigurations.filter(({ id }) => used.has(id))
}

type Entry = RaceCourse['markConfigurations'][number]

/** A mark that the regatta has from the inventory already is used again, where it lies. */
const entryOf = (mark: ClubMark, present: RaceCourse | undefined): Entry =>
  present?.markConfigurations.find(({ markPropertiesId }) => markPropertiesId === mark.id) ??
  formatMark({
    id: mark.id,
    markPropertiesId: mark.id,
    appearance: appearanceOf(mark),
    positioning: mark.positioning?.kind === 'position' ? mark.positioning : null,
  })

type Waypoint = RaceCourse['waypoints'][number]

/** Puts the lines of the present course before and after a sequence without them. */
const withLines = (
  roundings: readonly Waypoint[],
  laps: ReturnType<typeof readCourseText>['laps'],
  present: RaceCourse | undefined,
) => {
  const [start, finish] = [present?.waypoints[0], present?.waypoints.slice(1).at(-1)]
  const isPair = (waypoint: Waypoint | undefined) => waypoint?.passingInstruction === 'Gate'
  const isLine = (waypoint: Waypoint | undefined) => waypoint?.passingInstruction === 'Line'
  const before = start && isLine(start) && !isPair(roundings[0]) ? [start] : []
  const hasFinish = roundings.length > 1 && isPair(roundings.at(-1))
  const after = finish && isLine(finish) && !hasFinish ? [finish] : []
  const last = hasFinish ? roundings.length - 1 : undefined
  const waypoints = roundings.map((waypoint, index) =>
    isPair(waypoint) && (index === 0 || index === last)
      ? { ...waypoint, ...lineNamed(index === 0 ? 'Start' : 'Finish') }
      : waypoint,
  )
  return {
    waypoints: [...before, ...waypoints, ...after],
    ...partOf(waypoints, laps, before.length),
  }
}

const lineNamed = (name: string) => ({
  passingInstruction: 'Line' as const,
  controlPointName: name,
  controlPointShortName: name,
})

/** A pair at an end of the course is a line, which the repeated part cannot contain. */
const partOf = (
  waypoints: readonly Waypoint[],
  laps: ReturnType<typeof readCourseText>['laps'],
  offset: number,
) => {
  if (laps === undefined) return { numberOfLaps: null }
  const { start, end, times } = laps
  const repeated = waypoints.slice(start, start + times * (end - start))
  if (repeated.some(({ passingInstruction }) => passingInstruction === 'Line')) {
    return { numberOfLaps: null }
  }
  return {
    optionalRepeatablePart: {
      zeroBasedIndexOfRepeatablePartStart: start + offset,
      zeroBasedIndexOfRepeatablePartEnd: end + offset,
      occurrences: times - 1,
    },
    numberOfLaps: times,
  }
}

/** In metres: the precision of positions on the water. */
const movedMetresMin = 20

const movedMarks = (
  { markConfigurations }: Pick<RaceCourse, 'markConfigurations'>,
  entries: ReadonlyMap<ClubMark, Entry>,
): readonly InputError[] =>
  Array.from(entries, ([{ positioning }, entry]) => {
    const { lastKnownPosition: at, effectiveProperties } = entry
    if (positioning?.kind !== 'position' || at === undefined) return []
    const position = { latitude: at.latitude_deg, longitude: at.longitude_deg }
    const metres = Math.round(distanceBetween(positioning.position, position))
    const detail = sentence`${quoted(effectiveProperties.shortName)} lies ${metres} m from its position in the inventory, where somebody has put it for this regatta`
    const pointer = `/markConfigurations/${markConfigurations.indexOf(entry)}`
    return metres < movedMetresMin ? [] : [{ pointer, code: 'elsewhere', detail }]
  }).flat()
