/** One contender in a process of its own: `node child.mjs WHAT CONTENDER WORKLOAD`. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Ask, MakeReady } from './contender.ts'
import type { AnsweredCheck, Workload } from './workload.ts'

const warmUpMillis = 350
const measuredMillis = 700

/** Answers are compared for as long as this, so that slow contenders get to an end, too. */
const comparedMillis = 500

const [, , what = '', contender = '', workloadFile = ''] = process.argv
const { roles, checks } = JSON.parse(readFileSync(workloadFile, 'utf8')) as Workload

const load = async (): Promise<MakeReady> =>
  ((await import(pathToFileURL(contender).href)) as { readonly makeReady: MakeReady }).makeReady

const checkAt = (at: number): AnsweredCheck => {
  const check = checks[at % checks.length]
  if (check === undefined) throw new Error('there are no checks')
  return check
}

/** Time of the processor: what else the machine does meanwhile counts less. */
const cpuMillis = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How often something is done in a second. */
const rateOf = async (millis: number, batch: () => number | Promise<number>): Promise<number> => {
  const begun = cpuMillis()
  let count = 0
  for (;;) {
    count += await batch()
    const passed = cpuMillis() - begun
    if (passed >= millis) return (count / passed) * 1000
  }
}

/**
 * Batches of about a millisecond, so that a fast contender does not ask the clock more often than
 * a slow one.
 */
const measuredRate = async (
  batchOf: (size: number) => () => number | Promise<number>,
): Promise<number> => {
  const size = Math.max(1, Math.round((await rateOf(50, batchOf(1))) / 1000))
  await rateOf(warmUpMillis, batchOf(size))
  return rateOf(measuredMillis, batchOf(size))
}

const decisions = async () => {
  const ask = await (await load())(roles)
  const { wrong, compared } = compare(ask)
  let at = 0
  // Somebody has to want the answers, or the engine does not look for them.
  let allowed = 0
  const batchOf = (size: number) => () => {
    for (let done = 0; done < size; done += 1) {
      if (ask(checkAt(at))) allowed += 1
      at += 1
    }
    return size
  }
  return { sample: await measuredRate(batchOf), wrong, compared, allowed }
}

const compare = (ask: Ask): { readonly wrong: number; readonly compared: number } => {
  const begun = cpuMillis()
  let wrong = 0
  for (const [at, check] of checks.entries()) {
    if (ask(check) !== check.allowed) wrong += 1
    if (cpuMillis() - begun > comparedMillis) return { wrong, compared: at + 1 }
  }
  return { wrong, compared: checks.length }
}

/** Microseconds until a subject is ready and three decisions are made, in a warm process. */
const ready = async () => {
  const makeReady = await load()
  let at = 0
  const batchOf = (size: number) => async () => {
    for (let done = 0; done < size; done += 1) {
      const ask = await makeReady(roles)
      for (let asked = 0; asked < 3; asked += 1) ask(checkAt(at + asked))
      at += 3
    }
    return size
  }
  return { sample: 1e6 / (await measuredRate(batchOf)) }
}

/** Milliseconds from the import to the first decision. */
const fresh = async () => {
  const begun = cpuMillis()
  const ask = await (await load())(roles)
  ask(checkAt(0))
  return { sample: cpuMillis() - begun }
}

const measured = { decisions, ready, fresh }[what]
if (measured === undefined) throw new Error(`nobody can measure ${what}`)
console.log(JSON.stringify(await measured()))
