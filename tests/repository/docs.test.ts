/** The documents are correct: links, names and numbers. tests/e2e runs their commands. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { blocksOf, proseOf, rowIn } from '../support/markdown.ts'

const root = resolve(import.meta.dirname, '../..')

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
  Array.from(proseOf(markdown).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? document : join(dirname(document), path)
      if (!existsSync(join(root, file))) return true
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor)
    })

const folders = 'bench|browser|client|lib|functions|schemas|scripts|tests|docs'
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

describe.each(documents)('%s', (document) => {
  const markdown = read(document)

  it('has no broken links', () => {
    expect(brokenLinks(document, markdown)).toEqual([])
  })

  it('names files and commands that exist', () => {
    expect({
      files: unknownPaths(document, markdown),
      commands: unknownScripts(markdown),
    }).toEqual({ files: [], commands: [] })
  })

  it('contains no path of one machine', () => {
    expect(markdown).not.toMatch(/\/(?:home|work|tmp|Users)\/|\.\.\/shared|localhost:\d/)
  })
})

describe('the checks of documents', () => {
  it('find a link and an anchor that lead nowhere', () => {
    const text =
      '# A heading\n[a](#a-heading) [b](gone.md) [c](docs/reference/limits.md#gone) [d](https://x)'

    expect(brokenLinks('README.md', text)).toContain('gone.md')
    expect(brokenLinks('README.md', text)).toContain('docs/reference/limits.md#gone')
    expect(brokenLinks('README.md', text)).not.toContain('https://x')
  })

  it('find names of missing files', () => {
    const text = 'See `lib/gone.ts` and `serverless.yml`: `npm run gone`, `npm run build`.'

    expect(unknownPaths('README.md', text)).toEqual(['lib/gone.ts'])
    expect(unknownScripts(text)).toEqual(['gone'])
  })
})

describe('the folders', () => {
  it.each([
    ...[
      'schemas',
      'functions',
      'scripts',
      'harness',
      'tests',
      'browser',
      'client',
      'bench',
      'bench/competitors',
      'proofs',
    ],
    ...['lib/domain', 'lib/store', 'lib/service', 'lib/rendering', 'lib/http', 'lib/background'],
  ])('%s has a README of at most five lines', (folder) => {
    const lines = read(`${folder}/README.md`).trim().split('\n')

    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeLessThanOrEqual(5)
  })
})

describe('the decisions', () => {
  const folder = 'docs/decisions/'
  const records = documents.filter((file) => file.startsWith(folder) && !file.endsWith('README.md'))

  it.each(records)('%s has a date, four sections and at most 40 lines', (file) => {
    const headings = Array.from(read(file).matchAll(/^## (.+)$/gm), ([, heading]) => heading)

    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
    expect(read(file)).toMatch(/^\d{4}-\d{2}-\d{2}$/m)
    expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives'])
  })

  it('are all in the index', () => {
    const linked = Array.from(
      read(`${folder}README.md`).matchAll(/\]\(([\w-]+\.md)\)/g),
      ([, file]) => file,
    )

    expect(linked.sort()).toEqual(records.map((file) => file.slice(folder.length)))
  })
})

describe('docs/reference/glossary.md', () => {
  const [, ...groups] = read('docs/reference/glossary.md').split('\n## ')
  const terms = groups.map((group) =>
    Array.from(group.matchAll(/^- \*\*([^*]+)\*\*(?: \(\w+\))?: \S/gm), ([, term = '']) =>
      term.toLowerCase().replace(/[^a-z ]/g, ''),
    ),
  )

  it('lists terms in alphabetical order', () => {
    expect(groups).toHaveLength(5)
    expect(terms).toEqual(terms.map((group) => group.toSorted()))
  })

  it('explains each term once, in one line', () => {
    expect(terms.flat()).toHaveLength(new Set(terms.flat()).size)
    expect(terms.flat()).toHaveLength(read('docs/reference/glossary.md').split('\n- ').length - 1)
  })
})

describe('docs/reference/permissions.md', () => {
  it.each(Object.values(predefinedRoles))('has the role $name', ({ id, name, permissions }) => {
    const [, shownId, documentedPermissions] = rowIn(
      read('docs/reference/permissions.md'),
      `\`${name}\``,
    )

    expect(shownId).toBe(`\`${id}\``)
    expect(documentedPermissions).toBe(
      permissions.map((text) => `\`${text}\``).join(', ') || 'none',
    )
  })
})
