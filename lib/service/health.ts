/** Whether the service can answer: it reaches its table. */
import { someEpochKey } from '../store/epoch.ts'
import type { Context } from './context.ts'

export const checkHealth = async ({ store }: Context): Promise<{ readonly status: 'ok' }> => {
  await store.get(someEpochKey())
  return { status: 'ok' }
}
