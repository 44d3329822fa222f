/** A running service, shared with other test files: `lendServices.ts`. */
import { inject } from 'vitest'
import type { LentService, ServiceKind } from './startSharedServices.ts'

/** @throws {Error} with all output, when the service could not start */
export const borrowService = async (kind: ServiceKind = 'plain'): Promise<LentService> => {
  const reply = await fetch(`${inject('lender')}/${kind}`)
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as LentService
}
