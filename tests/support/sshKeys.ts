/** Public keys made by ssh-keygen. The private keys were deleted. */
const base64 = {
  'ssh-ed25519': 'AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL',
  'ecdsa-sha2-nistp256':
    'AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBNyFpxktou5m6b6K2JuoP3VBAAH7hOU6x1/b7aZFoqMdj0Msw6HwGswBW+kp1JO2Gr9HHkRNWh7K1+HvQ1D+ZKs=',
  'ecdsa-sha2-nistp384':
    'AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBCDkd74mfvpbQ9iPMHEB8VOOKpaYQLBRr1ZxhdzHbJTxGXkS1r9GRRYI04d/IZUGMABkZEzXRFAh+6fw7zwSFlUtkdeolt9ZuATWi9OnkcLsWxORVgwWSnS5Z2oidinq6A==',
  'ecdsa-sha2-nistp521':
    'AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAHp6rTdcEA4NYV63d/Cr1BRvu1EUE+ImBKzeyV+Aawl7GpE0nK53/Ocnk4xU14cwHFKG5IdHxhPRZIVi4CeLqvHAwD3mjqWK7AKSV/8bUO0tf62sbALNCshznAZpjoa3vL2YYGQzT1JL221IX1ix/nPCNQynQnRKnQzVx34vIowrKQSYg==',
  'ssh-rsa':
    'AAAAB3NzaC1yc2EAAAADAQABAAABAQC4PukvbftpMfQemMjp9dc6/qyYHSMVqNsyRUJRs9hEJmHj34pO1a3e8ETklbU6aZ3B4mPfqr+sexYapEEGAI/q8AotuKoQTvkC9o6iQhmNYsHaaS/KBdHbulOd5GkzhfRSRQ2FJ6D4PYQ8BHvaiq4UMEBx9SBI2D5UMyPudvy/6F77i/UGue92VH8152MyM0Vhr0KWNxb4zKoiPrEE5EGSUbrdUH36gW7aDKV+aukfqIEAIeqmliFgjWDY/8P1ZN1LR2GUX27Z6XW8V5ItKEGLtMgBiUT8eBhc4+0EWk+ca4tNNsqTdu1P0BnHpNGxcSFtgC63CYQzQU0iOMfxA7zr',
} as const

export type Algorithm = keyof typeof base64

export const publicKeyOf = (algorithm: Algorithm): string => `${algorithm} ${base64[algorithm]}`

/** The output of `ssh-keygen -l` for these keys. */
export const fingerprints: Readonly<Record<Algorithm, string>> = {
  'ssh-ed25519': 'SHA256:YggSt0/WXyxhLkOTW3k/XMOeLQ8qcI7+9hhlTD/XHxc',
  'ecdsa-sha2-nistp256': 'SHA256:HKXxfBM6xCKFta5ieA6ShZ0rziKZvyAZE1BrqRhiNDE',
  'ecdsa-sha2-nistp384': 'SHA256:zc7hBk7ctlOvwWEwan1/ZfZTk1GBz3BhBC5P7Frm26A',
  'ecdsa-sha2-nistp521': 'SHA256:KPxkl1Q/vinfmjZF9CHIe3UrnN3yIoGt3nqgqAXhQbw',
  'ssh-rsa': 'SHA256:v21WQ3jWC9jX/0UvklMfv6OqhCXXSSuvoAO7ruSgw+0',
}

export const algorithms = Object.keys(base64) as Algorithm[]

/** A key for tests that need any. */
export const somePublicKey = publicKeyOf('ssh-ed25519')
