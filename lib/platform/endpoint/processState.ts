/** The state that the requests of a process share, and that use cases read and change. */
import { HealthProbe } from '#pages/steps/healthProbe.ts'
import { type PasswordHashing, passwordHashing } from '#authentication/passwordHash.ts'
import { RecentTracks } from '#positions/steps/recentTracks.ts'
import { VerifiedPasswords } from '#authentication/verifiedPasswords.ts'
import type { Outbound } from '#feed/steps/sendEvent.ts'

export interface ProcessState {
  readonly healthProbe: HealthProbe
  readonly recentTracks: RecentTracks
  readonly passwordHashing: PasswordHashing
  readonly verifiedPasswords: VerifiedPasswords
  /** The network in which receivers of webhooks are. Absent: the internet; tests pass their own. */
  readonly outbound?: Outbound
}

/** @param hashing tests pass one that costs less */
export const newProcessState = (hashing = passwordHashing()): ProcessState => ({
  healthProbe: new HealthProbe(),
  recentTracks: new RecentTracks(),
  passwordHashing: hashing,
  verifiedPasswords: new VerifiedPasswords(),
})
