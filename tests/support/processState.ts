/** Caches values that take long to create and never change, for all test files in this process. */

const kept = ((globalThis as { keptForTests?: Map<string, unknown> }).keptForTests ??= new Map())

/** @param name contains everything that the value depends on */
export const keptInProcess = <Value>(name: string, make: () => Value): Value => {
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as Value
}
