/** The Italian words of explanations of permissions. */
import type { RightsWords } from './en.ts'

export const it: RightsWords = {
  purposes: {
    'LEADERBOARD:READ': 'vedere i risultati e le note pubbliche a {place}',
    'LEADERBOARD:UPDATE': 'classificare le prove e scrivere note pubbliche a {place}',
    'REGATTA:READ': 'vedere le prove a {place}',
    'REGATTA:UPDATE': 'posare percorsi e aggiungere prove a {place}',
    'REGATTA:DELETE': 'cancellare la regata a {place}',
  },
  why: {
    permitted: 'Permesso',
    notPermitted: 'Non permesso',
    may: '{user} può {purpose}.',
    mayNot: '{user} non può {purpose}.',
    nobody: 'Chi non ha eseguito l’accesso',
    checked: 'Che cosa ha controllato il servizio, in quest’ordine',
    decides: 'Decide:',
    applies: 'si applica',
    appliesNot: 'non si applica',
    wouldAllow: 'Che cosa lo permetterebbe',
    eachIsEnough:
      'Ognuna di queste modifiche basta. Prima quelle per una persona, alla fine quelle per tutti.',
    changed: 'La modifica è fatta. Ora la decisione è questa.',
    doThis: 'Fallo',
    until: 'Fino a, nel tuo fuso orario; vuoto: senza fine',
    wanted: 'Lo voglio:',
    typeName: 'Per farlo, scrivi il nome utente {user}',
    requests: 'Richieste per programmi',
    youMay: 'Puoi farlo.',
    signInHint: 'Non hai eseguito l’accesso. {signIn} per vedere che cosa puoi fare.',
    signIn: 'Accedi',
    wildcard: 'Nessun pulsante: il permesso contiene {star}. Chiedi una sola azione su un oggetto.',
    fromElsewhere:
      'Nessun pulsante: una pagina di un altro sito ti ha portato qui. Apri tu l’indirizzo di questa pagina per cambiare qualcosa.',
  },
}
