/** The German words of races. */
import type { RacesWords } from './en.ts'

export const de: RacesWords = {
  start: {
    flags: {
      AP: 'AP',
      NOVEMBER: 'N',
      FIRSTSUBSTITUTE: 'Erster Hilfsstander',
      XRAY: 'X',
      ALPHA: 'A',
      HOTEL: 'H',
      BLUE: 'Blaue Flagge',
      CLASS: 'Klassenflagge',
      PAPA: 'P',
      INDIA: 'I',
      ZULU: 'Z',
      INDIA_ZULU: 'Z mit I',
      UNIFORM: 'U',
      BLACK: 'Schwarze Flagge',
    },
    meanings: {
      AP: 'verschoben',
      NOVEMBER: 'abgebrochen',
      FIRSTSUBSTITUTE: 'allgemeiner Rückruf',
      XRAY: 'Einzelrückruf',
      ALPHA: 'heute keine Wettfahrt mehr',
      HOTEL: 'weitere Signale an Land',
      BLUE: 'Zieldurchgang',
      PAPA: 'zurückkehren und neu starten',
      INDIA: 'um ein Ende der Linie',
      ZULU: '20 % Strafe',
      UNIFORM: 'disqualifiziert, nicht bei Neustart',
      BLACK: 'disqualifiziert',
    },
    signals: {
      warning: 'Ankündigung: Klassenflagge setzen',
      preparatory: 'Vorbereitung: {flag} setzen',
      oneMinute: 'Eine Minute: {flag} bergen',
      start: 'Start: Klassenflagge bergen',
    },
    flagText: '{name}: {meaning}',
    namedFlag: 'Flagge {name}',
    blackFlag: 'schwarze Flagge',
  },
}
