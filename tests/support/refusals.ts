/** The English patterns of refusals, as the sources of the service have them. */
import type { Source } from '../../scripts/borders/sources.ts'
import { codeOf, type Range, visit } from '../../scripts/borders/syntax.ts'

interface Node extends Range {
  readonly type: string
  readonly [name: string]: unknown
}

const cookedOf = (quasis: unknown) =>
  (quasis as { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked)

const patternOf = (quasis: unknown) =>
  cookedOf(quasis).reduce((before, text, index) => `${before}{${index - 1}}${text}`)

/** The text of a literal, or of several with `+` between them. One with values is no `sentence`. */
const literalOf = (node: Node | null | undefined): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type === 'TemplateLiteral') {
    const pattern = patternOf(node.quasis)
    return pattern.includes('{0}') ? `${pattern} (without \`sentence\`)` : pattern
  }
  if (node?.type !== 'BinaryExpression') return undefined
  const [left, right] = [node.left, node.right].map((side) => literalOf(side as Node))
  return left === undefined || right === undefined ? undefined : left + right
}

/** Literals of both sides of a condition. */
const literalsOf = (node: Node | null | undefined): readonly string[] =>
  node?.type === 'ConditionalExpression'
    ? [node.consequent, node.alternate].flatMap((side) => literalsOf(side as Node))
    : [literalOf(node) ?? []].flat()

const isRule = (text: string) => /^(?:must|is|needs|has|contains|looks) [^ ]/.test(text)

/** With a place for each value. Also those in arguments that begin like a requirement. */
export const patternsIn = (source: Source): readonly string[] => {
  const found: string[] = []
  const add = (node: unknown) => {
    found.push(...literalsOf(node as Node))
  }
  visit(source, {
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (codeOf(source, tag) !== 'sentence') return
      found.push(patternOf(quasi.quasis))
    },
    CallExpression: ({ callee, arguments: given }) => {
      const name = codeOf(source, callee)
      const [first, second, third] = given as unknown as (Node | undefined)[]
      if (name === 'plural') {
        const one = literalOf(second) ?? 'row'
        found.push(`{0} ${one}`, `{0} ${literalOf(third) ?? `${one}s`}`)
      } else if (name === 'sentenceOf') add(first)
      else
        found.push(...given.flatMap((each) => literalsOf(each as unknown as Node)).filter(isRule))
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (/^(?:Failure|InvalidPermission)$/.test(codeOf(source, callee))) {
        add(given[given.length > 1 ? 1 : 0])
      }
    },
    Property: ({ key, value }) => {
      if (/^(?:detail|suggestion)$/.test(codeOf(source, key))) add(value)
    },
    AssignmentPattern: ({ left, right }) => {
      if (/^detail\b/.test(codeOf(source, left))) add(right)
    },
    VariableDeclarator: ({ id, init }) => {
      if (/^(?:detail|problem|jsonHint)$/.test(codeOf(source, id))) add(init)
    },
    ReturnStatement: ({ argument }) => {
      found.push(...literalsOf(argument as unknown as Node).filter(isRule))
    },
  })
  return found
}

/** All literals, because helpers take some texts as arguments. */
export const literalsIn = (source: Source): readonly string[] => {
  const found: string[] = []
  const add = (node: unknown) => {
    found.push(...literalsOf(node as Node))
  }
  visit(source, { Literal: add, TemplateLiteral: add, BinaryExpression: add })
  return found
}
