import { describe, expect, it } from 'vitest'
import { readDemoOptions, usage } from '../../../scripts/demo/options.ts'

describe('npm run operate -- demo', () => {
  it('accepts the address of the instance, and an administrator', () => {
    const base = 'https://races.example/production'

    expect(readDemoOptions(['--base', `${base}/`])).toEqual({
      base,
      user: 'admin',
      newPasswords: false,
    })
    expect(readDemoOptions(['--base', base, '--user', 'anna', '--new-passwords'])).toEqual({
      base,
      user: 'anna',
      newPasswords: true,
    })
    expect(readDemoOptions(['--help'])).toBe('help')
  })

  it.each([[[]], [['--base', '127.0.0.1:3000']], [['--base', 'ftp://races.example']]])(
    'prints its usage for %j',
    (parameters) => {
      expect(() => readDemoOptions(parameters)).toThrow(usage)
    },
  )

  it('accepts no password as an argument', () => {
    expect(() => readDemoOptions(['--base', 'http://admin:secret@races.example'])).toThrow(
      'Leave name and password out of the address',
    )
    expect(() => readDemoOptions(['--password', 'secret'])).toThrow('--password')
    expect(usage).toContain('ADMIN_PASSWORD')
  })
})
