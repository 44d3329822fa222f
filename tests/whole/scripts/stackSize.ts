/** The number of resources, and the room for more, as docs/reference/scale.md says it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { SplitStack } from '../../../scripts/stack/nested.ts'
import { joinStacks } from './packagedStacks.ts'

/** @param packaged is called after the package was built */
export const stackSizeTests = (packaged: () => SplitStack): void => {
  test('docs/reference/scale.md has the number of resources of each kind and stack', () => {
    const page = readFileSync(
      resolve(import.meta.dirname, '../../../docs/reference/scale.md'),
      'utf8',
    )
    const [, section = ''] = /## Resources of the stack\n([^]*?)\n## /.exec(page) ?? []
    const rows = Array.from(section.matchAll(/^\| (.+?) +\| +(\d+) \|$/gm), ([, what, number]) => [
      what,
      Number(number),
    ])
    const { parent, children } = packaged()
    const types = Object.values(joinStacks({ parent, children }).Resources).map(({ Type }) => Type)
    const count = (pattern: RegExp) => types.filter((type) => pattern.test(type)).length
    const [inParent = 0, inGeneral = 0, inSailing = 0] = [parent, ...Object.values(children)].map(
      ({ Resources }) => Object.keys(Resources).length,
    )
    expect(rows.map(([, number]) => number)).toEqual([
      count(/Lambda::Function|V2::Integration/),
      count(/V2::Route$/),
      count(/IAM::Role/),
      count(/CloudWatch|SNS/),
      count(/V2::(Api|Stage|Deployment|RouteResponse)|LogGroup/),
      count(/DynamoDB|Secret$/),
      count(/EventSourceMapping|SQS/),
      count(/S3::/),
      types.length,
      inParent,
      inGeneral,
      inSailing,
    ])
    const roomIn = (size: number) => Math.floor((500 - size) / 3)
    // Resources of the WebSocket API do not count for the HTTP API.
    const routes = count(/V2::Route$/) - 3
    const integrations = count(/V2::Integration/) - 1
    const text = page.replaceAll('\n', ' ')
    for (const sentence of [
      `${roomIn(inSailing)} more endpoints fit below \`/sailingserver\`, and ${roomIn(inGeneral)} elsewhere`,
      `the API accepts ${300 - routes} more routes`,
      `${300 - integrations} more integrations`,
      `| ${routes} and ${integrations}; see [resources]`,
    ]) {
      expect(text).toContain(sentence)
    }
  })
}
