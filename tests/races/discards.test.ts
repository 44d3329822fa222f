/** Discards in words, and back. */
import { describe, expect, it } from 'vitest'
import {
  discardsShort,
  discardsText,
  partsIn,
  thresholdsIn,
  thresholdsText,
} from '#races/rules/discards.ts'
import { racesWords } from '#races/words/racesWords.ts'
import type { Language } from '#values/language.ts'

const en = racesWords.en.classFields

describe('discards in words', () => {
  it.each([
    [[], 'No score is discarded'],
    [[4], '1 from 4 races on'],
    [[8, 4], '1 from 4 races on, 2 from 8 races on'],
    [[3, 3, 9], '2 from 3 races on, 3 from 9 races on'],
  ])('%j are %s', (thresholds, text) => {
    expect(discardsShort(thresholds, en)).toBe(text)
    expect(discardsText(thresholds, en)).toBe(
      thresholds.length === 0 ? text : `Discarded scores: ${text}`,
    )
  })

  it.each(Object.keys(racesWords) as Language[])('name all numbers in %s', (language) => {
    const text = discardsText([4, 8], racesWords[language].classFields)
    expect(text.match(/\d+/g)).toEqual(['1', '4', '2', '8'])
    expect(text).not.toContain('{')
  })
})

describe('the field for thresholds', () => {
  it.each([[[]], [[4]], [[3, 7]]])('shows and reads %j', (thresholds) => {
    expect(thresholdsIn(thresholdsText(thresholds))).toEqual(thresholds)
  })

  it.each([
    ['', []],
    [' 3;7 , ', [3, 7]],
    ['four', [NaN]],
  ])('reads %j', (text, thresholds) => {
    expect(thresholdsIn(text)).toEqual(thresholds)
  })
})

it('the field for fleets reads names with commas between them', () => {
  expect(partsIn('Gold,  Silver ,')).toEqual(['Gold', 'Silver'])
  expect(partsIn('Gold Silver')).toEqual(['Gold Silver'])
})
