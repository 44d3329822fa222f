/** Runs the steps and formats their results as a table. */
import { requestsThrough } from '../requests/requests.ts'
import { httpTransport } from '../requests/http.ts'
import { newState, type Step, steps } from './steps.ts'

export interface StepResult {
  readonly name: string
  readonly isGood: boolean
  readonly expected: string
  readonly found: string
  readonly millis: number
}

const timeoutMillis = 30_000

/** Runs all steps, also after a failure: a table with every failure says more than the first one. */
export const runSmoke = async (
  baseUrl: string,
  report: (result: StepResult) => void,
  list: readonly Step[] = steps,
): Promise<readonly StepResult[]> => {
  const { send, close } = httpTransport(baseUrl, { timeoutMillis })
  const request = requestsThrough(send)
  const state = newState()
  const results: StepResult[] = []
  for (const { name, expected, run } of list) {
    const start = performance.now()
    const found = await run(request, state).catch((error: unknown) => messageOf(error))
    const millis = Math.round(performance.now() - start)
    const result = { name, isGood: found === expected, expected, found, millis }
    report(result)
    results.push(result)
  }
  close()
  return results
}

const messageOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return message === '' ? (code ?? 'no response') : message
}

const widestName = Math.max(...steps.map(({ name }) => name.length))

export const formatResult = ({ name, isGood, expected, found, millis }: StepResult): string => {
  const start = `${isGood ? 'ok  ' : 'FAIL'}  ${name.padEnd(widestName)}  ${String(millis).padStart(5)} ms`
  return isGood ? `${start}  ${found}` : `${start}  expected ${expected}, found ${found}`
}
