/** The English words of races. */
import type { Flag } from '../rules/raceLog.ts'

type OfFlags = Readonly<Partial<Record<Flag, string>>>

export const en = {
  boardFailure: {
    signInToSee: 'Sign in to see this race',
    mayNotSee: 'You may not see this race',
    noRace: 'There is no such race',
    why: 'Why',
    status: '{status}, request {request}',
    errorCodes: 'Error codes',
  },
  boardFrame: {
    updated: 'Updated {time}',
    live: 'Live. Updated {time}',
    changed: 'Changed at {time}: {parts}',
    showing: '{why}. Showing {shown}.',
    offline: 'Offline',
    noResponse: 'No response',
    lastUpdate: 'the last update',
    boardOf: 'the board of {time}',
    again: 'Connected again.',
    startIn: 'Start in {time}',
    since: '{time} since the start',
    printed: 'Printed {time}',
    copied: 'The link is copied.',
    copy: 'Copy this link: {address}',
  },
  start: {
    flags: {
      AP: 'AP',
      NOVEMBER: 'N',
      FIRSTSUBSTITUTE: 'First Substitute',
      XRAY: 'X',
      ALPHA: 'A',
      HOTEL: 'H',
      BLUE: 'Blue flag',
      CLASS: 'Class flag',
      PAPA: 'P',
      INDIA: 'I',
      ZULU: 'Z',
      INDIA_ZULU: 'Z with I',
      UNIFORM: 'U',
      BLACK: 'Black flag',
    } as OfFlags,
    /** A preparatory flag tells what happens to a boat that is over the line early. */
    meanings: {
      AP: 'postponed',
      NOVEMBER: 'abandoned',
      FIRSTSUBSTITUTE: 'general recall',
      XRAY: 'individual recall',
      ALPHA: 'no more racing today',
      HOTEL: 'further signals ashore',
      BLUE: 'finishing',
      PAPA: 'return and start again',
      INDIA: 'round an end',
      ZULU: '20 % penalty',
      UNIFORM: 'disqualified, not after a restart',
      BLACK: 'disqualified',
    } as OfFlags,
    signals: {
      warning: 'Warning: class flag up',
      preparatory: 'Preparatory: {flag} up',
      oneMinute: 'One minute: {flag} down',
      start: 'Start: class flag down',
    },
    flagText: '{name}: {meaning}',
    namedFlag: 'flag {name}',
    blackFlag: 'black flag',
  },
}

export type RacesWords = typeof en
