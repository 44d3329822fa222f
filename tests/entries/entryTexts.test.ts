/** The form of an entry: which values it sends, and what it shows of the changes of others. */
import { describe, expect, it } from 'vitest'
import {
  blankTexts,
  changedFields,
  choosableFleets,
  type EntryTexts,
  textsOf,
  typedChanges,
} from '#entries/rules/entryTexts.ts'
import { newEntry } from '#entries/steps/enter.ts'
import { blankCompetitor } from '#entries/steps/newEntries.ts'
import { usualRegatta } from '#races/rules/regatta.ts'

const series = [
  { name: 'Qualifying', fleets: ['Gold', 'Silver'], raceColumns: [] },
  { name: 'Final', fleets: ['Default'], raceColumns: [] },
]
const regatta = { ...usualRegatta, name: 'Kiel', eventId: 'kiel', boatClass: '470', series }
const blank = blankTexts(regatta)
const before: EntryTexts = { ...blank, name: 'Anna', sailId: '1', timeOnTimeFactor: '0,95' }

describe('the form of an entry', () => {
  it('shows an entry in the language of the reader', () => {
    const entry = newEntry(blankCompetitor(regatta, 'Anna'))
    const fleets = [{ series: 'Qualifying', fleet: 'Silver' }]
    const texts = textsOf(regatta, 'de', { ...entry, timeOnTimeFactor: 0.95, fleets })
    expect(texts).toEqual({ ...blank, name: 'Anna', timeOnTimeFactor: '0,95', fleet: 'Silver' })
  })

  it('offers the fleets of series that have several', () => {
    expect(choosableFleets(regatta)).toEqual(['Gold', 'Silver'])
  })

  it('sends what was typed, as the values that it means', () => {
    const typed = { ...before, sailId: ' 2 ', club: 'KYC', timeOnTimeFactor: '1,02' }
    expect(typedChanges(before, typed)).toEqual({
      sailId: '2',
      club: 'KYC',
      timeOnTimeFactor: 1.02,
    })
  })

  it('sends nothing that stays, and no field that is not shown', () => {
    expect(typedChanges(before, before)).toEqual({})
    expect(typedChanges(before, { club: '' })).toEqual({})
  })

  it('removes a value that was emptied, except those that every entry has', () => {
    const typed = { ...before, sailId: '', name: '', boatClass: '', timeOnTimeFactor: '' }
    expect(typedChanges(before, typed)).toEqual({
      sailId: null,
      name: '',
      boatClass: '',
      timeOnTimeFactor: null,
    })
  })

  it('leaves it to the service to refuse a text that is no number', () => {
    expect(typedChanges(before, { timeOnTimeFactor: 'fast' })).toEqual({ timeOnTimeFactor: 'fast' })
  })

  it('knows what somebody else changed', () => {
    expect(changedFields(before, { ...before, crew: 'Bo' })).toEqual(['crew'])
    expect(changedFields(before, before)).toEqual([])
  })
})
