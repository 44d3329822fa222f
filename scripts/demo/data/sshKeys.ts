/** Two public keys. They were generated for the demo, and their private keys were deleted. */
import type { UserName } from './people.ts'

export interface DemoSshKey {
  readonly by: UserName
  readonly region: string
  readonly keyName: string
  readonly publicKey: string
}

const region = 'eu-central-1'

export const sshKeys: readonly DemoSshKey[] = [
  {
    by: 'event-manager',
    region,
    keyName: 'demo-race-office',
    publicKey:
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDdmMpFoViOTv1PlaU++vPK+WflBm1xfa6Ll3mFGfAnE race-office',
  },
  {
    by: 'race-officer',
    region,
    keyName: 'demo-committee-boat',
    publicKey:
      'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBNSr71v6Kn9RDlIXox8oqLJRvVlfgkooBQQJ9n+JIHOzOY9iTc02WOy9ZqhcDOSiACXi26rChk3bpeAwrcg6YPM= committee-boat',
  },
]
