/** The link by which competitors join a regatta contains a secret of the regatta. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Regatta } from './regatta.ts'

/** Takes constant time. A regatta without a secret has no link, and matches no secret. */
export const isSecretOfLink = (
  { registrationLinkSecret }: Pick<Regatta, 'registrationLinkSecret'>,
  secret: string,
): boolean =>
  registrationLinkSecret !== null &&
  registrationLinkSecret !== '' &&
  timingSafeEqual(digest(registrationLinkSecret), digest(secret))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
