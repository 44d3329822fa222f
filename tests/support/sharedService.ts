/** A running service, shared with other test files: `startSharedServices.ts`. */
import { inject } from 'vitest'
import type { SharedService, ServiceKind } from './startSharedServices.ts'

/** @throws {Error} with all output, when the service could not start */
export const sharedService = async (kind: ServiceKind = 'plain'): Promise<SharedService> => {
  const reply = await fetch(`${inject('sharedServicesUrl')}/${kind}`)
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as SharedService
}
