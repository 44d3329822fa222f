/** The block of `serverless.yml` for a function, derived from its declaration. */
import { type Endpoint, methodOf } from '#endpoint/endpoint.ts'

/** The kind of a function in `serverless.yml`: its permissions on the table. */
export const kindOf = ({
  routes,
  changes,
  recordsReading,
}: Pick<Endpoint, 'routes' | 'changes' | 'recordsReading'>) =>
  changes === true || recordsReading === true || routes.some((route) => methodOf(route) !== 'GET')
    ? 'writing'
    : 'reading'

/** The block to paste below `functions:`. */
export const serverlessBlock = (
  endpoint: Pick<Endpoint, 'name' | 'routes' | 'changes' | 'recordsReading'>,
): string => {
  const { name, routes } = endpoint
  return [
    `  ${name}:`,
    `    <<: *${kindOf(endpoint)}`,
    `    handler: dist/${name}/index.handler`,
    `    package: { patterns: ['dist/${name}/**'] }`,
    '    events:',
    ...routes.map((route) => `      - httpApi: ${route}`),
    '',
  ].join('\n')
}

/** The blocks of the functions in the text of `serverless.yml`, by name, without comments. */
export const blocksOf = (serverlessYml: string): ReadonlyMap<string, string> => {
  const [, after = ''] = serverlessYml.split(/^functions:\n/m)
  const [functions = ''] = after.split(/^\S/m)
  const lines = functions.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line))
  const blocks = new Map<string, string>()
  let name = ''
  for (const line of lines) {
    name = /^ {2}(\w+):$/.exec(line)?.[1] ?? name
    blocks.set(name, `${blocks.get(name) ?? ''}${line}\n`)
  }
  return blocks
}
