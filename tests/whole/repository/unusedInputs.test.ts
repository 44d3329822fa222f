/** An endpoint, or a step that it imports, uses each input that its declaration names. */
import type { TSchema } from '@sinclair/typebox'
import { expect, it } from 'vitest'
import { endpoints } from '../../../functions/routes.ts'
import { importedFile } from '../../../scripts/borders/importCircles.ts'
import { sourcesIn } from '../../../scripts/borders/sources.ts'
import { importsOf } from '../../../scripts/borders/syntax.ts'
import { endpointFiles } from '../../../scripts/endpointList.js'

const sources = new Map(sourcesIn('functions', 'lib').map((source) => [source.file, source]))

/** Inputs that all endpoints with a schema accept, with the part of the service that uses them. */
const usedElsewhere: Readonly<Record<string, string>> = {
  limit: 'the lists of the platform',
  cursor: 'the lists of the platform',
  username: 'the sign-in of the platform',
  password: 'the sign-in of the platform',
  rememberMe: 'hello, which takes the same credentials',
  '@class': 'the original server, which requires it of each event',
  optionalImageURL: 'createCourseTemplate, which takes the same configuration',
  optionalImageUrl: 'createCourseTemplate, which takes the same configuration',
}

/** As `ignored` in schemas/platform/fields.ts describes inputs. */
const isIgnored = (schema: TSchema): boolean =>
  schema.description?.includes('without effect') === true

/** The words of a file and of the files of subjects that it imports. The platform reads any input. */
const wordsOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  const source = sources.get(file)
  if (source === undefined || seen.has(file) || file.startsWith('lib/platform/')) return new Set()
  seen.add(file)
  const imported = importsOf(source).flatMap(({ module }) => importedFile(file, module) ?? [])
  const words = source.text.match(/[\w@$-]+(?:\[\])?/g) ?? []
  return new Set([...words, ...imported.flatMap((one) => [...wordsOf(one, seen)])])
}

const unusedInputs = (file: string, inputs: readonly string[]): readonly string[] => {
  const words = wordsOf(file)
  return inputs
    .filter((input) => !words.has(input) && usedElsewhere[input] === undefined)
    .map((input) => `${file} declares the input ${input}, and nothing uses it. Remove or use it.`)
}

it('each endpoint uses its inputs', () => {
  const files = endpointFiles().map((file) => `functions/${file}`)
  const unused = endpoints.flatMap(({ input }, at) => {
    const inputs = Object.entries(input?.properties ?? {}).filter(([, one]) => !isIgnored(one))
    return unusedInputs(
      files[at] ?? '',
      inputs.map(([name]) => name),
    )
  })

  expect(unused).toEqual([])
})

it('an input that no step names is found', () => {
  const inputs = ['roleId', 'permissions', 'roleColour']

  expect(unusedInputs('functions/rights/changeRole.ts', inputs)).toEqual([
    'functions/rights/changeRole.ts declares the input roleColour, and nothing uses it. Remove or use it.',
  ])
})
