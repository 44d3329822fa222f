/** Generates the list of operations that the typed client offers as methods. */

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string }[]
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Method {
  readonly name: string
  readonly verb: string
  readonly path: string
  readonly summary: string
  readonly kind: 'Reads' | 'Lists' | 'Changes'
}

const cursor = '#/components/parameters/cursor'

/** @returns the routes as JavaScript, and as declarations with one interface for each kind of method */
export const operationFiles = (openApi: string): { readonly js: string; readonly dts: string } => {
  const methods = methodsOf(JSON.parse(openApi) as OpenApi)
  const routes = methods.map(({ name, verb, path }) => `  ${name}: ['${verb}', '${path}'],\n`)
  const kinds = (['Reads', 'Lists', 'Changes'] as const).map((kind) =>
    interfaceOf(
      kind,
      methods.filter((method) => method.kind === kind),
    ),
  )
  return {
    js: `export const routes = {\n${routes.join('')}}\n`,
    dts: [
      "import type { operations } from './schema.d.ts'\n",
      ...kinds,
      'export declare const routes: Readonly<\n',
      "  Record<keyof Reads | keyof Lists | keyof Changes, readonly ['get' | 'put' | 'post' | 'delete', string]>\n",
      '>\n',
    ].join(''),
  }
}

const methodsOf = ({ paths }: OpenApi): readonly Method[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, { operationId, summary, parameters = [] }]) => {
      const isList = parameters.some(({ $ref, name }) => $ref === cursor || name === 'cursor')
      return { name: operationId, verb, path, summary, kind: kindOf(verb, isList) }
    }),
  )

const kindOf = (verb: string, isList: boolean): Method['kind'] => {
  if (verb !== 'get') return 'Changes'
  return isList ? 'Lists' : 'Reads'
}

const interfaceOf = (kind: Method['kind'], methods: readonly Method[]): string => {
  const members = methods.map(
    ({ name, verb, path, summary }) =>
      `  /** ${summary}: \`${verb.toUpperCase()} ${path}\` */\n  readonly ${name}: operations['${name}']\n`,
  )
  return `export interface ${kind} {\n${members.join('')}}\n`
}
