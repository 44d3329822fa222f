/** Whether the service can answer: it reaches its table. */
import { type Key, keys } from '../store/keys.ts'
import type { Context } from './context.ts'

export const keysOfHealth = (): readonly Key[] => [keys.everybody()]

export const checkHealth = async ({ store }: Context): Promise<{ readonly status: 'ok' }> => {
  await store.get(keys.everybody())
  return { status: 'ok' }
}
