/** A bug as data. */
export interface PlantedBug {
  readonly name: string
  /** The rule that the bug breaks, as a sentence. */
  readonly rule: string
  readonly file: string
  /** Occurs in the file exactly once. */
  readonly text: string
  readonly replacement: string
  /** Test files of which at least one must fail, the fastest ones that do. */
  readonly tests: readonly [string, ...string[]]
}

/** @throws {Error} unless the text of the bug occurs in the source exactly once */
export const plantedIn = (
  source: string,
  { name, file, text, replacement }: PlantedBug,
): string => {
  const [before, after, ...more] = source.split(text)
  if (before === undefined || after === undefined || more.length > 0) {
    const times = after === undefined ? 'not' : `${more.length + 1} times`
    throw new Error(`The text of the bug "${name}" occurs ${times} in ${file}`)
  }
  return before + replacement + after
}
