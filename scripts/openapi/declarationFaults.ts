/**
 * Properties that a declaration lacks, as sentences. The types require them too. But the document is derived
 * without the types, and would end with an error that names no endpoint.
 */
import type { Endpoint, Guard } from '#endpoint/endpoint.ts'

const required = ['name', 'summary', 'routes', 'guard', 'reply', 'run'] as const

const guardKinds = Object.keys({
  public: true,
  'signed-in': true,
  question: true,
  type: true,
  object: true,
  'after-input': true,
  each: true,
} satisfies Readonly<Record<Guard['kind'], true>>)

/** @param files the files of the declarations, in the same order */
export const declarationFaults = (
  files: readonly string[],
  declarations: readonly Partial<Endpoint>[],
): readonly string[] =>
  declarations.flatMap((declaration, at) =>
    faultsOf(declaration).map((fault) => `functions/${files[at]} ${fault}`),
  )

const faultsOf = ({ ...declaration }: Partial<Endpoint>): readonly string[] => [
  ...required
    .filter((property) => declaration[property] === undefined)
    .map((property) => `declares no \`${property}\`: add it to the declaration.`),
  ...[declaration.guard]
    .filter((guard) => guard !== undefined && !guardKinds.includes(guard.kind))
    .map((guard) => `declares the guard kind '${guard?.kind}': use ${guardKinds.join(', ')}.`),
  ...(declaration.routes?.length === 0 ? ['declares no route: add one to `routes`.'] : []),
]
