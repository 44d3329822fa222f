/** One function in a process of its own: `node child.mjs WHAT FUNCTION EVENT`. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { processorRate } from '../measuring/processorTime.ts'
import type { Handler } from '../service/builtFunctions.ts'

const [, , what = '', file = '', eventFile = ''] = process.argv
const event = JSON.parse(readFileSync(eventFile, 'utf8')) as APIGatewayProxyEventV2
const lambdaContext = { awsRequestId: 'bench', functionName: 'bench', getRemainingTimeInMillis }

function getRemainingTimeInMillis(): number {
  return 10_000
}

/** A new event for each call, as in Lambda, because some frameworks modify it. */
const newEvent = (): APIGatewayProxyEventV2 => ({ ...event, headers: { ...event.headers } })

const loadAndCall = async (): Promise<Handler> => {
  const { handler } = (await import(pathToFileURL(file).href)) as { readonly handler: Handler }
  const { statusCode, body } = await handler(newEvent(), lambdaContext)
  if (statusCode !== 200) throw new Error(`${file} answers ${String(statusCode)}: ${body ?? ''}`)
  return handler
}

/** Milliseconds of the import and the first request. */
const cold = async (): Promise<number> => {
  const begun = performance.now()
  await loadAndCall()
  return performance.now() - begun
}

/** A whole handler is compiled only after some thousand requests, however long they take. */
const warmUp = { millis: 3000, count: 10_000 }

/** Microseconds of processor time of a request, one after another. */
const warm = async (): Promise<number> => {
  const handler = await loadAndCall()
  const batchOf = (size: number) => async () => {
    for (let done = 0; done < size; done += 1) await handler(newEvent(), lambdaContext)
    return size
  }
  return 1e6 / (await processorRate(batchOf, warmUp))
}

const measured = { cold, warm }[what]
if (measured === undefined) throw new Error(`there is no measurement ${what}`)
// The log of the functions is left out, like the table.
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true
const result = JSON.stringify(await measured())
process.stdout.write = write
console.log(result)
