/** A call to the engine without the SDK, which takes longer than the engine where items are many. */
import { fixedSignature } from './fixedSignature.ts'

/**
 * @param body the parameters as JSON, with values as DynamoDB formats them
 * @returns the response as JSON
 * @throws {Error} with the response of the engine
 */
export const callEngine = async (
  endpoint: string,
  operation: string,
  body: string,
): Promise<string> => {
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      ...fixedSignature,
    },
    body,
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`The engine refuses ${operation}: ${text}`)
  return text
}
