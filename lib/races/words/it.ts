/** The Italian words of races. */
import type { RacesWords } from './en.ts'

export const it: RacesWords = {
  start: {
    flags: {
      AP: 'AP',
      NOVEMBER: 'N',
      FIRSTSUBSTITUTE: 'Primo Ripetitore',
      XRAY: 'X',
      ALPHA: 'A',
      HOTEL: 'H',
      BLUE: 'Bandiera blu',
      CLASS: 'Bandiera di classe',
      PAPA: 'P',
      INDIA: 'I',
      ZULU: 'Z',
      INDIA_ZULU: 'Z con I',
      UNIFORM: 'U',
      BLACK: 'Bandiera nera',
    },
    meanings: {
      AP: 'differita',
      NOVEMBER: 'annullata',
      FIRSTSUBSTITUTE: 'richiamo generale',
      XRAY: 'richiamo individuale',
      ALPHA: 'oggi niente più prove',
      HOTEL: 'altri segnali a terra',
      BLUE: 'arrivo',
      PAPA: 'rientrare e ripartire',
      INDIA: 'girare un estremo',
      ZULU: 'penalità del 20 %',
      UNIFORM: 'squalifica, non se si riparte',
      BLACK: 'squalifica',
    },
    signals: {
      warning: 'Avviso: bandiera di classe alzata',
      preparatory: 'Preparatorio: {flag} alzata',
      oneMinute: 'Un minuto: {flag} ammainata',
      start: 'Partenza: bandiera di classe ammainata',
    },
    flagText: '{name}: {meaning}',
    namedFlag: 'bandiera {name}',
    blackFlag: 'bandiera nera',
  },
}
