/** The code of the platform does not name what is particular to sailing, except where a list says why. */
import { expect, it } from 'vitest'
import { sourcesIn } from '../../../scripts/borders/sources.ts'

const word =
  /regatta|leaderboard|fleet|competitor|sail|boat|\b(?:race|races|mark|marks|course|courses|device|devices)\b|\brace[A-Z]/i

/** Names of the product, and a function of JavaScript. */
const other = /committee[- ]?boat|Promise\.race/gi

/** Files that may name them, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'lib/platform/values/objectTypes.ts':
    'the closed list of types that the permissions of clients name',
  'lib/platform/authentication/passwordRules.ts':
    'words that passwords of this service must not be',
  'lib/platform/table/key.ts': 'the placeholder of keys that tests and documents know',
  'lib/platform/endpoint/serveFallback.ts': 'one redirect, shorter than its registration',
  'lib/platform/endpoint/middleware/rateLimit.ts':
    'a mark of the clock, and a message that clients know',
  'lib/platform/endpoint/processorTime.ts': 'a mark of the clock',
  'schemas/platform/problemTypes.ts': 'the closed list of failures, from which types follow',
  'schemas/platform/imageUrl.ts': 'the path of images that clients know',
  'schemas/platform/problem.ts': 'an example of what clients send',
  'schemas/platform/audit.ts': 'the closed list of what an audit record is about',
}

const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

const namesSailing = (text: string): boolean => word.test(withoutComments(text).replace(other, ''))

const platform = sourcesIn('lib/platform', 'schemas/platform')
  // The frame of the pages of this service.
  .filter(({ file }) => !file.startsWith('lib/platform/page/'))

it('the code of the platform does not name sailing', () => {
  const naming = platform.filter(({ text }) => namesSailing(text)).map(({ file }) => file)

  expect(
    naming.filter((file) => allowed[file] === undefined),
    'Let the subject register it, such as with registerObjects, or move the code to the subject.',
  ).toEqual([])
  expect(
    Object.keys(allowed).filter((file) => !naming.includes(file)),
    'The file does not name sailing any more. Remove it from the list.',
  ).toEqual([])
})

it('a word in code counts, and in a comment or the name of the product not', () => {
  expect(namesSailing("const kind = 'regatta'")).toBe(true)
  expect(namesSailing('readonly raceIds: string')).toBe(true)
  expect(namesSailing('/** Like a regatta. */ const kind = 1')).toBe(false)
  expect(namesSailing("const realm = 'committee-boat'")).toBe(false)
  expect(namesSailing('const trace = Promise.race([])')).toBe(false)
})
