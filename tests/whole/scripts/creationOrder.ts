/** The order in which CloudFormation creates functions, as far as `DependsOn` gives one. */
import type { SplitStack } from '../../../scripts/stack/nested.ts'
import { resourcesOfType, type Template } from '../../../scripts/stack/template.ts'

const functionsOf = (template: Template | undefined): readonly string[] =>
  template === undefined ? [] : resourcesOfType(template, 'AWS::Lambda::Function').map(([id]) => id)

const waitsFor = ({ Resources }: Template, id: string): readonly string[] =>
  [Resources[id]?.DependsOn ?? []].flat()

/** All functions of which the creation ends before that of each function begins. */
const functionsBefore = ({ parent, children }: SplitStack): ReadonlyMap<string, Set<string>> => {
  const before = new Map<string, Set<string>>()
  const collect = (template: Template, id: string): Set<string> => {
    const known = before.get(id)
    if (known !== undefined) return known
    const direct = waitsFor(template, id).filter((each) => each in template.Resources)
    const found = new Set(direct.flatMap((each) => [each, ...collect(template, each)]))
    before.set(id, found)
    return found
  }
  for (const [name, child] of Object.entries(children)) {
    const earlier = waitsFor(parent, name)
      .flatMap((stack) => functionsOf(children[stack]))
      .flatMap((id) => [id, ...(before.get(id) ?? [])])
    for (const id of functionsOf(child)) {
      const found = collect(child, id)
      for (const each of earlier) found.add(each)
    }
  }
  return before
}

/**
 * The largest number of functions of which none waits for another one. By Dilworth's theorem it is
 * the smallest number of chains, which a maximum matching finds.
 */
export const functionsAtATime = (stacks: SplitStack): number => {
  const before = functionsBefore(stacks)
  const next = new Map<string, string>()
  const findNext = (id: string, seen: Set<string>): boolean => {
    for (const earlier of before.get(id) ?? []) {
      if (seen.has(earlier)) continue
      seen.add(earlier)
      const taken = next.get(earlier)
      if (taken === undefined || findNext(taken, seen)) {
        next.set(earlier, id)
        return true
      }
    }
    return false
  }
  const ends = [...before.keys()].filter((id) => !findNext(id, new Set()))
  return ends.length
}
