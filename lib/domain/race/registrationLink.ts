/** The link by which competitors join a regatta holds a secret of the regatta. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Regatta } from './regatta.ts'

/** Takes the same time for every secret. A regatta without a secret has no link, and none fits. */
export const isSecretOfLink = (
  { registrationLinkSecret }: Pick<Regatta, 'registrationLinkSecret'>,
  secret: string,
): boolean =>
  registrationLinkSecret !== null &&
  registrationLinkSecret !== '' &&
  timingSafeEqual(digest(registrationLinkSecret), digest(secret))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
