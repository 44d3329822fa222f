/** The syntax tree of a source file, for rules about the code. */
import ts from 'typescript'
import type { Source } from './files.ts'

const known = new WeakMap<Source, readonly ts.Node[]>()

/**
 * All nodes except punctuation, the outer ones first. Cached, because parsing the project takes
 * seconds.
 */
export const nodesOf = (source: Source): readonly ts.Node[] => {
  const nodes = known.get(source) ?? parse(source)
  known.set(source, nodes)
  return nodes
}

const parse = ({ file, text }: Source): readonly ts.Node[] => {
  const nodes: ts.Node[] = []
  const walk = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return nodes
}
