/** Lets each recorded request begin with the same table at the same moment, whatever was sent before. */
import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import { nameOfKey, plainKey } from '#table/key.ts'
import type { Item } from '#table/items.ts'
import { connectCommand, readAllItems, writeAll } from '../../scripts/tableItems.ts'
import type { TestService } from './functions.ts'

/** Runs a step, and takes back what it has written. */
export type Alone = <T>(step: () => Promise<T>) => Promise<T>

export const sameBeginning = async (service: TestService): Promise<Alone> => {
  const beginning = new Map((await readAllItems(service)).map((item) => [nameOfKey(item), item]))
  const moment = Date.now() + 1000
  const isWritten = watchWrites(service)
  return async (step) => {
    vi.setSystemTime(moment)
    const result = await step()
    if (isWritten()) await restore(service, beginning)
    return result
  }
}

/** Says whether the table was written since the last question. */
const watchWrites = ({ services }: TestService): (() => boolean) => {
  const { client } = services.table
  const send = client.send.bind(client) as (...sent: readonly unknown[]) => Promise<unknown>
  let isWritten = false
  client.send = ((...sent: readonly [command: object]) => {
    if (!/Get|Query/.test(sent[0].constructor.name)) isWritten = true
    return send(...sent)
  }) as typeof client.send
  return () => {
    const before = isWritten
    isWritten = false
    return before
  }
}

const restore = async (
  service: TestService,
  beginning: ReadonlyMap<string, Item>,
): Promise<void> => {
  const left = new Map(beginning)
  const removed = (await readAllItems(service)).filter((item) => {
    const name = nameOfKey(item)
    const before = left.get(name)
    if (isDeepStrictEqual(before, item)) left.delete(name)
    return before === undefined
  })
  await writeAll(connectCommand(service), [
    ...removed.map((item) => ({ DeleteRequest: { Key: plainKey(item) } })),
    ...[...left.values()].map((item) => ({ PutRequest: { Item: item } })),
  ])
}
