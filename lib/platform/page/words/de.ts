/** The German words of all pages. */
import type { PageWords } from './en.ts'

export const de: PageWords = {
  frame: {
    account: 'Konto',
    accountOf: 'Konto von',
    signInOrRegister: 'Anmelden oder registrieren',
    reference: 'API-Referenz',
    language: 'Sprache',
    skip: 'Zum Inhalt',
    needsJavaScript: 'Diese Seite braucht JavaScript.',
  },
  waiting: {
    noConnection: 'Keine Verbindung. Jeder Tastendruck bleibt hier gespeichert.',
    allSent: 'Alles ist gesendet.',
    kept: {
      one: '{count} Tastendruck ist hier gespeichert.',
      other: '{count} Tastendrücke sind hier gespeichert.',
    },
    sending: 'Wird gesendet …',
    waitsForSignIn: 'Wartet auf deine Anmeldung.',
    waitsForConnection: 'Wartet auf eine Verbindung.',
    clockSlow: 'Die Uhr dieses Geräts geht {seconds} s nach; die Seite gleicht das aus.',
    clockFast: 'Die Uhr dieses Geräts geht {seconds} s vor; die Seite gleicht das aus.',
    signIn: 'Anmelden',
    refused: 'Abgelehnt:',
    discard: 'Verwerfen',
  },
  fields: {
    wrongTime: 'Schreib eine Uhrzeit wie 14:30:05 oder 143005.',
    wrongDecimal: 'Schreib eine Zahl ab {min}, etwa 3,5 oder 3.5.',
  },
}
