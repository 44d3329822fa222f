/** The syntax tree of a source file, for rules about the code. */
import { parseAst } from 'rolldown/parseAst'
import { Visitor, type VisitorObject } from 'rolldown/utils'
import type { Source } from './sources.ts'

/** Visits all nodes of a file, the outer ones first. */
export const visit = ({ file, text }: Source, visitor: VisitorObject): void => {
  new Visitor(visitor).visit(parseAst(text, { lang: 'ts' }, file))
}

/** A part of the text of a file. */
export interface Range {
  readonly start: number
  readonly end: number
}

export const codeOf = ({ text }: Source, { start, end }: Range): string => text.slice(start, end)

const known = new WeakMap<Source, readonly string[]>()

/** The modules that a file imports, in any syntax. Cached, because several rules need them. */
export const importsOf = (source: Source): readonly string[] => {
  const modules = known.get(source) ?? modulesIn(source)
  known.set(source, modules)
  return modules
}

const modulesIn = (source: Source): readonly string[] => {
  const modules: string[] = []
  const add = (node: { readonly source: Range | null }): void => {
    if (node.source !== null) modules.push(codeOf(source, node.source).replace(/['"]/g, ''))
  }
  visit(source, {
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  })
  return modules
}
