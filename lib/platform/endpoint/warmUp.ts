/**
 * The start of a process in Lambda, before its first request. Until then it has whole processors,
 * whatever the memory of the function.
 */
import { predefinedRoles } from '#access/rules/predefinedRoles.ts'
import { cacheDefinitions } from '#access/items/definitions.ts'
import { Store } from '#table/store.ts'
import type { Services } from './services.ts'

const warmUpMillisMax = 1500

/** Connects to the table, and caches the definitions that most decisions need. */
export const warmUp = async ({ table, definitions }: Services): Promise<void> => {
  const store = new Store({ ...table, signal: AbortSignal.timeout(warmUpMillisMax) })
  const { user, admin } = predefinedRoles
  // Without them, the first request reads what it needs.
  await cacheDefinitions(store, definitions, [user.id, admin.id]).catch(() => undefined)
}
