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
const { prepare } = (await import(pathToFileURL(competitor).href)) as { readonly prepare: Prepare }

const checkAt = (at: number): DecidedCheck => {
  const check = checks[at % checks.length]
  if (check === undefined) throw new Error('there are no checks')
  return check
}

/** Decisions in a second. */
const decisions = async () => {
  const decide = await prepare(roles)
  refuteWrong(decide)
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
  const sample = await processorRate(batchOf)
  if (allowed === 0) throw new Error('nothing was allowed')
  return sample
}

const refuteWrong = (decide: Decide): void => {
  const begun = processorMillis()
  for (const check of checks) {
    if (decide(check) !== check.allowed) throw new Error(`a wrong decision about ${check.text}`)
    if (processorMillis() - begun > comparedMillis) return
  }
}

/**
 * Microseconds until the permissions are loaded and three decisions are made, in a warm process.
 */
const ready = async () => {
  let at = 0
  const batchOf = (size: number) => async () => {
    for (let done = 0; done < size; done += 1) {
      const decide = await prepare(roles)
      for (let count = 0; count < 3; count += 1) decide(checkAt(at + count))
      at += 3
    }
    return size
  }
  return 1e6 / (await processorRate(batchOf))
}

const measured = { decisions, ready }[what]
if (measured === undefined) throw new Error(`there is no measurement ${what}`)
console.log(JSON.stringify(await measured()))
