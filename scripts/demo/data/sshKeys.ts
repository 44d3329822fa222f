/** Two public keys. They were generated for the demo, and their private keys were deleted. */
const region = 'eu-central-1'

export const sshKeys = [
  {
    ...({ by: 'event-manager', region, keyName: 'demo-race-office' } as const),
    publicKey:
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDdmMpFoViOTv1PlaU++vPK+WflBm1xfa6Ll3mFGfAnE race-office',
  },
  {
    ...({ by: 'race-officer', region, keyName: 'demo-committee-boat' } as const),
    publicKey:
      'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBNSr71v6Kn9RDlIXox8oqLJRvVlfgkooBQQJ9n+JIHOzOY9iTc02WOy9ZqhcDOSiACXi26rChk3bpeAwrcg6YPM= committee-boat',
  },
]
