/** Code that is not a pure function: clocks, randomness, timers, output, and waiting. */
import type { Source } from './sources.ts'
import { codeOf, visit } from './syntax.ts'

const impureCalls =
  /^(?:Date\.now|Math\.random|performance\.now|fetch|setTimeout|setInterval|console\.\w+)$/
const impureNames =
  /^(?:randomUUID|randomBytes|randomInt|randomFill|getRandomValues|readFileSync|readFile)$/

export const impurities = (source: Source): readonly string[] => {
  const faults: string[] = []
  const findAsync = (node: { readonly async: boolean }): void => {
    if (node.async) faults.push('is asynchronous')
  }
  visit(source, {
    NewExpression: (node) => {
      const isNow = codeOf(source, node.callee) === 'Date' && node.arguments.length === 0
      if (isNow) faults.push('reads the clock: new Date()')
    },
    CallExpression: (node) => {
      const called = codeOf(source, node.callee)
      if (impureCalls.test(called)) faults.push(`calls ${called}()`)
    },
    Identifier: ({ name }) => {
      if (impureNames.test(name)) faults.push(`uses ${name}`)
    },
    FunctionDeclaration: findAsync,
    FunctionExpression: findAsync,
    ArrowFunctionExpression: findAsync,
  })
  return faults.map((fault) => `${source.file} ${fault}`)
}
