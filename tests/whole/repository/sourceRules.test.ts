/** No test is skipped, and no file contains private data. */
import { describe, expect, it } from 'vitest'
import { filesIn, type Source, sourcesIn, textOf } from '../../../scripts/borders/sources.ts'
import { disabledTests, inexactVersions, nameFaults, textFaults } from './sourceRules.ts'

const tests = sourcesIn('harness', 'tests')
/** Written by npm. */
const foreign = new Set(['package-lock.json', 'bench/package-lock.json'])
const everything = filesIn('').filter((file) => !foreign.has(file))

describe('the files', () => {
  it('have names that describe their content', () => {
    expect(
      everything.flatMap(nameFaults),
      '1. Find the common purpose of the content.\n2. Name the file or the folder after it.',
    ).toEqual([])
  })

  it('contain no marks of unfinished work, no paths of one machine, no hosts of registries', () => {
    const texts = everything.map((file) => ({ file, text: textOf(file) }))

    expect(
      texts.flatMap(textFaults),
      '1. Finish the work, or record it outside of the repository.\n' +
        '2. Write paths from the root of the repository, and configure hosts elsewhere.',
    ).toEqual([])
  })
})

describe('the tests', () => {
  it('are not skipped', () => {
    expect(
      tests.flatMap(disabledTests),
      '1. Repair the test or the code.\n2. Or remove the test, and give the reason in the commit.',
    ).toEqual([])
  })
})

describe('the dependencies', () => {
  it('have exact versions', () => {
    expect(
      ['package.json', 'bench/package.json'].flatMap((file) => inexactVersions(textOf(file))),
      '1. Write the version that package-lock.json has.\n2. Run npm ci.',
    ).toEqual([])
  })
})

describe('the rules above', () => {
  const source = (text: string): Source => ({ file: 'made-up.ts', text })

  it('find skipped tests', () => {
    for (const word of ['skip', 'only', 'todo']) {
      expect(disabledTests(source(`it.${word}('a', () => {})`))).toHaveLength(1)
      expect(disabledTests(source(`describe.${word}('a', () => {})`))).toHaveLength(1)
    }
    expect(disabledTests(source(`xit('a', () => {})`))).toHaveLength(1)
    expect(disabledTests(source(`it('a', () => { page.skip() })`))).toEqual([])
  })

  it('find names without a meaning', () => {
    expect(['lib/utils.ts', 'lib/helpers/a.ts', 'lib/a/index.ts'].flatMap(nameFaults)).toHaveLength(
      3,
    )
    expect(
      ['lib/platform/endpoint/request.ts', 'dist/hello/index.mjs'].flatMap(nameFaults),
    ).toEqual([])
  })

  it('find forbidden texts', () => {
    const faults = [
      `// ${['TO', 'DO'].join('')} later`,
      `cd ${['', 'tmp', 'a'].join('/')}`,
      `https://${['registry', 'npmjs', 'org'].join('.')}/`,
    ]

    expect(faults.flatMap((text) => textFaults(source(text)))).toHaveLength(3)
    expect(textFaults(source('see docs/home/page.md and GET /workers/'))).toEqual([])
  })

  it('find versions that are not exact', () => {
    const versions = { a: '^1.0.0', b: '1.x', c: 'latest', d: '1.0.0', e: 'npm:other@1.0.0' }

    expect(inexactVersions(JSON.stringify({ devDependencies: versions }))).toEqual([
      'a ^1.0.0',
      'b 1.x',
      'c latest',
    ])
  })
})
