/** The number of resources, as docs/evidence/scale.md says it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Template } from '../../scripts/stack/template.ts'

/** @param packaged is called after the package was built */
export const stackSizeTests = (packaged: () => Template): void => {
  test('docs/evidence/scale.md has the number of resources of each kind', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/evidence/scale.md'), 'utf8')
    const [, section = ''] = /## Resources of the stack\n([^]*?)\n## /.exec(page) ?? []
    const rows = Array.from(section.matchAll(/^\| (.+?) +\| +(\d+) \|$/gm), ([, what, number]) => [
      what,
      Number(number),
    ])
    const types = Object.values(packaged().Resources).map(({ Type }) => Type)
    const count = (pattern: RegExp) => types.filter((type) => pattern.test(type)).length
    expect(rows.map(([, number]) => number)).toEqual([
      count(/Lambda::Function|V2::Integration/),
      count(/V2::Route/),
      count(/IAM::Role/),
      count(/CloudWatch|SNS/),
      count(/V2::Api|V2::Stage|LogGroup/),
      count(/DynamoDB|Secret$/),
      count(/S3::/),
      types.length,
    ])
  })
}
