/** What takes long to make and never changes, for all test files that run in this process. */

/** Modules are loaded anew for each file (`asIfAlone.ts`); what is global stays. */
const kept = ((globalThis as { keptForTests?: Map<string, unknown> }).keptForTests ??= new Map())

/** @param name says all that the value depends on */
export const keptInProcess = <Value>(name: string, make: () => Value): Value => {
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as Value
}
