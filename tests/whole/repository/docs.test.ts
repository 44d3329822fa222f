/** The documents are correct: links, and names of files and commands. tests/whole/e2e runs their commands. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blocksOf, proseOf } from '../../support/markdown.ts'

const root = resolve(import.meta.dirname, '../../..')

const filesOf = (pattern: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', pattern], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const documents = filesOf('*.md')

/** The anchors of the headings. */
const anchorsOf = (markdown: string): readonly string[] =>
  Array.from(proseOf(markdown).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  )

const brokenLinks = (document: string, markdown: string): readonly string[] =>
  Array.from(
    proseOf(markdown).matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g),
    ([, target = '']) => target,
  )
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? document : join(dirname(document), path)
      if (!existsSync(join(root, file))) return true
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor)
    })

const folders = 'bench|client|lib|functions|schemas|scripts|tests|docs'
const pathPattern = new RegExp(`^(?:(?:${folders})/[\\w./-]*|[\\w-]+\\.(?:md|ts|js|json|yml))$`)

/** Paths in code blocks that neither exist nor are created by following the document. */
const unknownPaths = (document: string, markdown: string): readonly string[] => {
  const made = blocksOf(markdown).map(({ file }) => file)
  const inCode = Array.from(proseOf(markdown).matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
  const inBlocks = blocksOf(markdown).flatMap(({ text }) =>
    Array.from(
      text.matchAll(new RegExp(`(?<=\\s)(?:${folders})/[\\w./-]+`, 'g')),
      ([path]) => path,
    ),
  )
  return [...inCode.filter((code) => pathPattern.test(code)), ...inBlocks].filter(
    (path) =>
      !made.includes(path) &&
      !existsSync(join(root, path)) &&
      !existsSync(join(root, dirname(document), path)),
  )
}

const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object }

const unknownScripts = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/npm run ([\w-]+)/g), ([, name = '']) => name).filter(
    (name) => !Object.hasOwn(scripts, name),
  )

it('no document has a broken link, or names a file or a command that does not exist', () => {
  const faults = documents.flatMap((document) => {
    const markdown = read(document)
    return [
      ...brokenLinks(document, markdown),
      ...unknownPaths(document, markdown),
      ...unknownScripts(markdown),
    ].map((fault) => `${document}: ${fault}`)
  })

  expect(documents.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})

describe('the checks of documents', () => {
  it('find a link and an anchor that lead nowhere', () => {
    const text =
      '# A heading\n[a](#a-heading) [b](gone.md) [c](docs/reference/limits.md#gone) [d](https://x) <img src="gone.svg" />'

    expect(brokenLinks('README.md', text)).toContain('gone.md')
    expect(brokenLinks('README.md', text)).toContain('docs/reference/limits.md#gone')
    expect(brokenLinks('README.md', text)).toContain('gone.svg')
    expect(brokenLinks('README.md', text)).not.toContain('https://x')
  })

  it('find names of missing files', () => {
    const text = 'See `lib/gone.ts` and `serverless.yml`: `npm run gone`, `npm run build`.'

    expect(unknownPaths('README.md', text)).toEqual(['lib/gone.ts'])
    expect(unknownScripts(text)).toEqual(['gone'])
  })
})

it('each folder has a README of two to five lines', () => {
  const subjects = readdirSync(join(root, 'lib'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'platform')
    .map(({ name }) => name)
  const named = [
    ...folders.split('|').filter((folder) => !/lib|docs/.test(folder)),
    'harness',
    'proofs',
  ]
  const lengths = [...named, 'lib', ...subjects.map((subject) => `lib/${subject}`)].map(
    (folder) => [folder, read(`${folder}/README.md`).trim().split('\n').length] as const,
  )

  expect(lengths.filter(([, lines]) => lines < 2 || lines > 5)).toEqual([])
})

it('each decision has a date, four sections and at most 40 lines, and is in the index', () => {
  const folder = 'docs/decisions/'
  const records = documents.filter((file) => file.startsWith(folder) && !file.endsWith('README.md'))
  const faulty = records.filter((file) => {
    const text = read(file)
    const headings = Array.from(text.matchAll(/^## (.+)$/gm), ([, heading]) => heading)
    const isComplete = headings.join() === 'Context,Decision,Consequences,Alternatives'
    return !isComplete || !/^\d{4}-\d{2}-\d{2}$/m.test(text) || text.split('\n').length > 41
  })
  const links = read(`${folder}README.md`).matchAll(/\]\(([\w-]+\.md)\)/g)

  expect(records.length).toBeGreaterThan(10)
  expect(faulty).toEqual([])
  expect(Array.from(links, ([, file = '']) => folder + file).sort()).toEqual(records)
})
