/** The syntax tree of a source file, for rules about the code. */
import { parseAst } from 'rolldown/parseAst'
import { Visitor, type VisitorObject } from 'rolldown/utils'
import type { Source } from './sources.ts'

/** Visits all nodes of a file, the outer ones first. */
export const visit = ({ file, text }: Source, visitor: VisitorObject): void => {
  new Visitor(visitor).visit(parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }, file))
}

/** A part of the text of a file. */
export interface Range {
  readonly start: number
  readonly end: number
}

export const codeOf = ({ text }: Source, { start, end }: Range): string => text.slice(start, end)

export interface Import {
  /** As it is written. */
  readonly module: string
  /** Nothing is left of it in JavaScript. */
  readonly isType: boolean
}

const known = new WeakMap<Source, readonly Import[]>()

/** The imports of a file, in any syntax. Cached, because several rules need them. */
export const importsOf = (source: Source): readonly Import[] => {
  const imports = known.get(source) ?? importsIn(source)
  known.set(source, imports)
  return imports
}

const importsIn = (source: Source): readonly Import[] => {
  const imports: Import[] = []
  const add = (from: Range | null, isType: boolean): void => {
    if (from === null) return
    imports.push({ module: codeOf(source, from).replace(/['"]/g, ''), isType })
  }
  visit(source, {
    ImportDeclaration: (node) => {
      add(node.source, node.importKind === 'type')
    },
    ExportNamedDeclaration: (node) => {
      add(node.source, node.exportKind === 'type')
    },
    ExportAllDeclaration: (node) => {
      add(node.source, node.exportKind === 'type')
    },
    ImportExpression: ({ source: from }) => {
      // The page tells the path of a script that is loaded later.
      if (from.type === 'Literal') add(from, false)
    },
    TSImportType: (node) => {
      add(node.source, true)
    },
  })
  return imports
}
