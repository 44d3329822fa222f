/**
 * Properties that a declaration lacks, as sentences. The types require them too. But the document is derived
 * without the types, and would end with an error that names no endpoint.
 */
import type { Endpoint } from '#endpoint/endpoint.ts'
import { guardsIn, type OneGuard } from '#endpoint/guard.ts'

const required = ['name', 'summary', 'routes', 'guard', 'reply', 'run'] as const

const guardKinds = Object.keys({
  public: true,
  'signed-in': true,
  question: true,
  type: true,
  object: true,
  'after-input': true,
  author: true,
  each: true,
} satisfies Readonly<Record<OneGuard['kind'], true>>)

/** @param files the files of the declarations, in the same order */
export const declarationFaults = (
  files: readonly string[],
  declarations: readonly Partial<Endpoint>[],
): readonly string[] =>
  declarations.flatMap((declaration, at) =>
    faultsOf(declaration).map((fault) => `functions/${files[at]} ${fault}`),
  )

const faultsOf = (declaration: Partial<Endpoint>): readonly string[] => {
  const { guard, routes } = declaration
  const missing = required.filter((property) => declaration[property] === undefined)
  const kind = guard && guardsIn(guard)[0].kind
  return [
    ...missing.map((property) => `has no \`${property}\`. Add it to the declaration.`),
    ...(kind !== undefined && !guardKinds.includes(kind)
      ? [`has a guard of the kind '${kind}'. Use one of: ${guardKinds.join(', ')}.`]
      : []),
    ...(routes?.length === 0 ? ['has an empty list of `routes`. Add a route to it.'] : []),
  ]
}
