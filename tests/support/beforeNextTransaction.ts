/** Runs a step right before the next transaction is sent, as a concurrent request would. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { TestService } from './functions.ts'

/**
 * @param command the call before which the step runs
 * @returns a function that takes the step, and returns one that gives its result
 */
export const beforeNext = (
  { services }: Pick<TestService, 'services'>,
  command: 'TransactWriteItemsCommand' | 'BatchGetItemCommand',
) => {
  let meanwhile: (() => Promise<unknown>) | undefined
  const client = services.table.client as DynamoDBDocumentClient
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const run = commandName === command ? meanwhile : undefined
        if (run !== undefined) meanwhile = undefined
        await run?.()
        return next(args)
      },
    { step: 'initialize', name: `meanwhile ${command}` },
  )
  return <Result>(step: () => Promise<Result>): (() => Promise<Result>) => {
    const done = new Promise<Result>((resolve, reject) => {
      meanwhile = () => step().then(resolve, reject)
    })
    return () => done
  }
}

export const beforeNextTransaction = (service: Pick<TestService, 'services'>) =>
  beforeNext(service, 'TransactWriteItemsCommand')
