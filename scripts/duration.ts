const unitMillis: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
}

/**
 * Reads a variable such as `90m`.
 * @returns milliseconds
 * @throws {Error} with a message for the operator
 */
export const durationIn = (environment: NodeJS.ProcessEnv, name: string, usual: string): number => {
  const { [name]: set = '' } = environment
  const text = set === '' ? usual : set
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smhd])$/.exec(text) ?? []
  const millis = Number(count) * (unitMillis[unit] ?? 0)
  if (millis > 0) return millis
  throw new Error(`${name} is "${text}": set it to a number with s, m, h or d, such as 12h or 1d`)
}
