/** The content of the page with the results of an event: the standings of each class, in short. */
import { mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { type SailingEvent, titleOfClass } from '#races/rules/event.ts'
import { sailText } from '#races/rules/sailNumber.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { requireEvent } from '#races/steps/events.ts'
import { isRegisteredByUser } from '#races/steps/registrationLink.ts'
import { digestOf } from '#table/key.ts'
import type { Language } from '#values/language.ts'
import { namedObject } from '#values/objectId.ts'
import { entryFactsOf } from '../rules/facts.ts'
import { resultsWords } from '../words/resultsWords.ts'
import { describeStandings } from './readStandings.ts'
import { loadSeriesResults, readSeriesFacts } from './results.ts'

/** In all classes together. The results page of a class has the others. */
const boatsMax = 2000

/**
 * Classes that the caller may not read are left out. The class of the caller comes first.
 * @throws Failure `not-found`
 */
export const showEventResults = async (context: Context, eventId: string, language: Language) => {
  const event = await requireEvent(context, eventId)
  const classes = await readClasses(context, event)
  const own = classes.filter(({ visible }) =>
    visible.some((entry) => isRegisteredByUser(entry, context.caller)),
  )
  const sorted = [...own, ...classes.filter((one) => !own.includes(one))]
  const seen = sorted.map(({ facts, title, visible }) => [
    facts.regatta.name,
    title,
    facts.basis,
    visible.map(entryFactsOf),
  ])
  const { caller } = context
  const { name, timeZone } = event
  const basis = digestOf(JSON.stringify([name, timeZone, seen, caller?.user.name, language]))
  const make = async () => ({
    name,
    timeZone: timeZone ?? 'UTC',
    language,
    words: resultsWords[language].results,
    ...(caller && { caller }),
    classes: await Promise.all(
      sorted.map((one) => describeClass(one, Math.floor(boatsMax / sorted.length))),
    ),
  })
  return { basis, make }
}

const readClasses = async (context: Context, event: SailingEvent) => {
  const types = ['REGATTA', 'LEADERBOARD']
  const objects = event.regattas.map(({ name }) => types.map((type) => namedObject(type, name)))
  const [allowed] = await Promise.all([
    mayEach(context, objects.flat(), 'READ'),
    ...event.regattas.map(({ name }) => readRegatta(context.store, name)),
    ...event.regattas.map(({ name }) => loadSeriesResults(context.store, name)),
  ])
  const readable = event.regattas.filter(
    (_, position) => allowed[2 * position] === true && allowed[2 * position + 1] === true,
  )
  return Promise.all(
    readable.map(async (one) => {
      const facts = await readSeriesFacts(context, one.name)
      const visible = await visibleEntries(context, one.name, facts.entries)
      return { facts, visible, title: titleOfClass(event, one) }
    }),
  )
}

type Class = Awaited<ReturnType<typeof readClasses>>[number]

const describeClass = async ({ facts, visible, title }: Class, rowsMax: number) => {
  const { state, lastChange, competitors } = describeStandings(await facts.results(), visible)
  return {
    regatta: facts.regatta.name,
    title,
    state,
    lastChangeMillis: lastChange,
    count: competitors.length,
    boats: competitors.slice(0, rowsMax).map(({ rank, isTied, name, netPoints, ...boat }) => ({
      ...(boat.qualified === false && { qualified: false }),
      rank,
      isTied,
      name,
      netPoints,
      sail: sailText({ nationality: boat.nationality, boat }),
    })),
  }
}

export type EventResultsPage = Awaited<
  ReturnType<Awaited<ReturnType<typeof showEventResults>>['make']>
>
