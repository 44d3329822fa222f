/** Asks for mails. A function sends them, so that no request waits for a mail server. */
import { Failure } from '#values/failure.ts'
import type { Write } from '#table/items.ts'
import type { Language } from '#values/language.ts'
import type { Context } from './context.ts'
import { countMail, type Mail, newMailId, putMail } from './items/mails.ts'

export type NewMail = Pick<Mail, 'kind' | 'userName' | 'address' | 'keyVersion'> & {
  readonly id?: string
  readonly language: Language
}

/** @throws Failure `mail-not-set-up` */
export const requireMail = ({ settings }: Pick<Context, 'settings'>) => {
  if (settings.mail !== undefined) return settings.mail
  throw new Failure(
    'mail-not-set-up',
    'This service sends no mail. Ask an administrator for a link.',
  )
}

/** Asks for a mail, in a request that changes nothing else. */
export const askForMail = async (
  ...[context, network, mail]: Parameters<typeof mailWrites>
): Promise<void> => {
  const writes = await mailWrites(context, network, mail)
  if (writes.length > 0) await context.store.write(writes)
}

/** No writes if the service sends no mail, or the network has asked for too many. The caller does not learn which. */
export const mailWrites = async (
  context: Context,
  network: string,
  { id = newMailId(), ...mail }: NewMail,
): Promise<readonly Write[]> => {
  const { store, settings, nowMillis, requestCache } = context
  if (settings.mail === undefined) return []
  const max = settings.mailsPerNetwork
  // A retry after a write conflict counts nothing.
  const isAllowed = await requestCache('mail', () =>
    store.isDryRun ? Promise.resolve(true) : countMail(store, network, nowMillis, max),
  )
  return isAllowed ? [putMail(id, { ...mail, createdMillis: nowMillis })] : []
}
