/** A file with many functions has more than one purpose. Lines are not counted, because a list may be long. */
import type { Source } from './sources.ts'
import { visit } from './syntax.ts'

const functionsMax = 32

/** Functions and methods that have a name. */
const namedFunctions = (source: Source): number => {
  let count = 0
  const add = (): void => {
    count += 1
  }
  visit(source, {
    FunctionDeclaration: add,
    MethodDefinition: add,
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression') add()
    },
  })
  return count
}

export const crowdedFaults = (source: Source): readonly string[] => {
  const count = namedFunctions(source)
  return count > functionsMax
    ? [`${source.file} has ${count} functions, more than ${functionsMax}. Divide it by purpose.`]
    : []
}
