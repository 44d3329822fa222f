/** The French words of races. */
import type { RacesWords } from './en.ts'

export const fr: RacesWords = {
  start: {
    flags: {
      AP: 'AP',
      NOVEMBER: 'N',
      FIRSTSUBSTITUTE: 'Premier Substitut',
      XRAY: 'X',
      ALPHA: 'A',
      HOTEL: 'H',
      BLUE: 'Pavillon bleu',
      CLASS: 'Pavillon de classe',
      PAPA: 'P',
      INDIA: 'I',
      ZULU: 'Z',
      INDIA_ZULU: 'Z avec I',
      UNIFORM: 'U',
      BLACK: 'Pavillon noir',
    },
    meanings: {
      AP: 'retard',
      NOVEMBER: 'annulée',
      FIRSTSUBSTITUTE: 'rappel général',
      XRAY: 'rappel individuel',
      ALPHA: 'plus de course aujourd’hui',
      HOTEL: 'autres signaux à terre',
      BLUE: 'arrivée',
      PAPA: 'revenir et repartir',
      INDIA: 'contourner une extrémité',
      ZULU: 'pénalité de 20 %',
      UNIFORM: 'disqualifié, sauf nouveau départ',
      BLACK: 'disqualifié',
    },
    signals: {
      warning: 'Avertissement : pavillon de classe envoyé',
      preparatory: 'Préparatoire : {flag} envoyé',
      oneMinute: 'Une minute : {flag} amené',
      start: 'Départ : pavillon de classe amené',
    },
    flagText: '{name} : {meaning}',
    namedFlag: 'pavillon {name}',
    blackFlag: 'pavillon noir',
  },
}
