/** The guides for people without programs name buttons and fields as the English pages do. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { en as courses } from '#courses/words/en.ts'
import { en as entries } from '#entries/words/en.ts'
import { en as pages } from '#pages/words/en.ts'
import { en as platform } from '#page/words/en.ts'
import { en as races } from '#races/words/en.ts'
import { en as results } from '#results/words/en.ts'

const textsIn = (words: unknown): readonly string[] =>
  typeof words === 'string'
    ? [words]
    : Object.values(words as Readonly<Record<string, unknown>>).flatMap(textsIn)

const known = new Set(textsIn([courses, entries, pages, platform, races, results]))

it.each(['set-up-a-regatta', 'race-day', 'run-a-championship'])('%s', (guide) => {
  const text = readFileSync(`docs/guides/${guide}.md`, 'utf8').replace(/\s+/g, ' ')
  const labels = Array.from(text.matchAll(/(?<![\w`])_([^_`]+)_(?!\w)/g), ([, label = '']) => label)

  expect(labels.length).toBeGreaterThan(5)
  expect(labels.filter((label) => !known.has(label))).toEqual([])
})
