/** The Italian words of all pages. */
import type { PageWords } from './en.ts'

export const it: PageWords = {
  frame: {
    account: 'Profilo',
    accountOf: 'Profilo di',
    signInOrRegister: 'Accedi o registrati',
    reference: 'Riferimento dell’API',
    language: 'Lingua',
    skip: 'Vai al contenuto',
    needsJavaScript: 'Questa pagina ha bisogno di JavaScript.',
  },
  waiting: {
    noConnection: 'Nessuna connessione. Ogni pressione resta salvata qui.',
    allSent: 'Tutto è inviato.',
    kept: { one: '{count} pressione è salvata qui.', other: '{count} pressioni sono salvate qui.' },
    sending: 'Invio in corso …',
    waitsForSignIn: 'In attesa del tuo accesso.',
    waitsForConnection: 'In attesa di una connessione.',
    clockSlow: 'L’orologio di questo dispositivo è indietro di {seconds} s; la pagina lo corregge.',
    clockFast: 'L’orologio di questo dispositivo è avanti di {seconds} s; la pagina lo corregge.',
    signIn: 'Accedi',
    refused: 'Rifiutato:',
    discard: 'Scarta',
  },
  fields: {
    wrongTime: 'Scrivi un’ora come 14:30:05 o 143005.',
    wrongDecimal: 'Scrivi un numero da {min} in su, come 3,5 o 3.5.',
  },
}
