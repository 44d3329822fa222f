/** The check of the language, `npm run check:language`. */
import { describe, expect, it } from 'vitest'
import { adviceFor, sentencesOf } from '../../scripts/languageRules.ts'

describe('a sentence', () => {
  it.each([
    'Who may change an object may not always read it.',
    'What a dry run lists.',
    'Stops whoever comes second.',
    'Reads the item anew.',
    'They are none of its waypoints.',
  ])('is reported: %s', (sentence) => {
    expect(adviceFor(sentence)).toMatch(/^[A-Z]/)
  })

  it.each([
    'Permission to change an object does not imply permission to read it.',
    'What is a lap?',
    'The caller who sent the request.',
    'Reads the item again.',
  ])('is accepted: %s', (sentence) => {
    expect(adviceFor(sentence)).toBeUndefined()
  })
})

describe('the sentences of a file', () => {
  it('are its comments', () => {
    const source = "/** Reads a role. Writes it. */\nconst what = 'What'\n  // A reason.\n"

    expect(
      sentencesOf('lib/a.ts', source).map(({ line, text }) => `${line} ${text.trim()}`),
    ).toEqual(['1 Reads a role.', '1 Writes it.', '3 A reason.'])
  })

  it('are the text of a document without its code', () => {
    const source = '# Roles\n\n- A role.\n```sh\nWho\n```\n'

    expect(
      sentencesOf('docs/a.md', source)
        .map(({ text }) => text)
        .filter(Boolean),
    ).toEqual(['# Roles', 'A role.'])
  })
})
