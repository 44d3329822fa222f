/** One function in a process of its own: `node child.mjs WHAT FUNCTION EVENT`. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { processorMillis, processorRate } from '../measuring/processorTime.ts'
import { median } from '../measuring/statistics.ts'
import type { Handler } from './competitors.ts'

const [, , what = '', file = '', eventFile = ''] = process.argv
const event = JSON.parse(readFileSync(eventFile, 'utf8')) as APIGatewayProxyEventV2
const lambdaContext = { awsRequestId: 'bench', functionName: 'bench', getRemainingTimeInMillis }

function getRemainingTimeInMillis(): number {
  return 10_000
}

/** A new event for each call, as in Lambda, because some frameworks modify it. */
const newEvent = (): APIGatewayProxyEventV2 => ({ ...event, headers: { ...event.headers } })

const load = async (): Promise<Handler> =>
  ((await import(pathToFileURL(file).href)) as { readonly handler: Handler }).handler

const sendRequest = async (handler: Handler): Promise<void> => {
  const { statusCode, body } = await handler(newEvent(), lambdaContext)
  if (statusCode !== 200) throw new Error(`${file} answers ${String(statusCode)}: ${body ?? ''}`)
}

/** Milliseconds of the import and of the first request. */
const cold = async () => {
  const begun = performance.now()
  const begunProcessor = processorMillis()
  const handler = await load()
  const imported = performance.now() - begun
  await sendRequest(handler)
  const sum = performance.now() - begun
  return { imported, first: sum - imported, sum, processor: processorMillis() - begunProcessor }
}

/** A whole handler is compiled only after some thousand requests, however long they take. */
const warmUp = { millis: 3000, count: 10_000 }

/** Requests per second, one after another. */
const warm = async () => {
  const handler = await load()
  await sendRequest(handler)
  return {
    sample: await processorRate(
      (size) => async () => {
        for (let done = 0; done < size; done += 1) await handler(newEvent(), lambdaContext)
        return size
      },
      warmUp,
    ),
  }
}

const repeats = 50

/** Milliseconds of the first request, and the median of the following ones. */
const repeated = async () => {
  const handler = await load()
  const times: number[] = []
  for (let done = 0; done <= repeats; done += 1) {
    const begun = performance.now()
    await sendRequest(handler)
    times.push(performance.now() - begun)
  }
  const [first, ...others] = times
  return { first, again: median(others) }
}

const measured = { cold, warm, repeated }[what]
if (measured === undefined) throw new Error(`there is no measurement ${what}`)
// The log of the functions is left out, like the table.
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true
const result = JSON.stringify(await measured())
process.stdout.write = write
console.log(result)
