/** One competitor in a process of its own: `node child.mjs WHAT COMPETITOR WORKLOAD`. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { processorMillis, processorRate } from '../measuring/processorTime.ts'
import type { Decide, Prepare } from './competitor.ts'
import type { DecidedCheck, Workload } from './workload.ts'

/** Time limit for comparing decisions, for slow competitors. */
const comparedMillis = 500

const [, , what = '', competitor = '', workloadFile = ''] = process.argv
const { roles, checks } = JSON.parse(readFileSync(workloadFile, 'utf8')) as Workload

const load = async (): Promise<Prepare> =>
  ((await import(pathToFileURL(competitor).href)) as { readonly prepare: Prepare }).prepare

const checkAt = (at: number): DecidedCheck => {
  const check = checks[at % checks.length]
  if (check === undefined) throw new Error('there are no checks')
  return check
}

const decisions = async () => {
  const decide = await (await load())(roles)
  const { wrong, compared } = compare(decide)
  let at = 0
  // Uses the decisions, because the JavaScript engine could otherwise optimize the checks away.
  let allowed = 0
  const batchOf = (size: number) => () => {
    for (let done = 0; done < size; done += 1) {
      if (decide(checkAt(at))) allowed += 1
      at += 1
    }
    return size
  }
  return { sample: await processorRate(batchOf), wrong, compared, allowed }
}

const compare = (decide: Decide): { readonly wrong: number; readonly compared: number } => {
  const begun = processorMillis()
  let wrong = 0
  for (const [at, check] of checks.entries()) {
    if (decide(check) !== check.allowed) wrong += 1
    if (processorMillis() - begun > comparedMillis) return { wrong, compared: at + 1 }
  }
  return { wrong, compared: checks.length }
}

/**
 * Microseconds until the permissions are loaded and three decisions are made, in a warm process.
 */
const ready = async () => {
  const prepare = await load()
  let at = 0
  const batchOf = (size: number) => async () => {
    for (let done = 0; done < size; done += 1) {
      const decide = await prepare(roles)
      for (let count = 0; count < 3; count += 1) decide(checkAt(at + count))
      at += 3
    }
    return size
  }
  return { sample: 1e6 / (await processorRate(batchOf)) }
}

/** Milliseconds from the import to the first decision. */
const fresh = async () => {
  const begun = processorMillis()
  const decide = await (await load())(roles)
  decide(checkAt(0))
  return { sample: processorMillis() - begun }
}

const measured = { decisions, ready, fresh }[what]
if (measured === undefined) throw new Error(`there is no measurement ${what}`)
console.log(JSON.stringify(await measured()))
