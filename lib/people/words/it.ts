import type { PeopleWords } from './en.ts'

/** Le parole italiane su password e indirizzi degli account. */
export const it: PeopleWords = {
  reset: {
    title: 'Imposta una nuova password',
    needsScript: 'Per impostare una password qui serve JavaScript.',
    reading: 'La pagina legge il link.',
    incomplete: 'Il link è incompleto. Aprilo di nuovo come l’hai ricevuto.',
    madeBy: '{by} ha creato questo link per {user}. Vale una sola volta, fino al {time}.',
    made: 'Questo link è per {user}. Vale una sola volta, fino al {time}.',
    userName: 'Nome utente',
    newPassword: 'Nuova password, almeno 8 caratteri',
    set: 'Imposta la password',
    isSet: 'La tua password è impostata. Accedi con essa.',
  },
  lost: {
    heading: 'Qualcuno ha perso la password',
    about:
      'Crea un link con cui questa persona ne imposta una nuova. Puoi farlo per gli account di cui puoi cambiare la password.',
    userName: 'Nome utente',
    make: 'Crea un link',
    passOn: 'Dallo solo a questa persona. Vale una sola volta, per un’ora.',
    ask: 'Hai perso la password? Chiedi un link a un amministratore.',
  },
  notice: {
    heading: 'Un link ha cambiato la tua password',
    madeBy: '{by} ha creato il link il {made}. È stato usato il {used}.',
    made: 'Il link è stato creato il {made} e usato il {used}.',
    stays: 'Tutte le sessioni e il tuo token di accesso sono terminati. Restano:',
    keys: 'Chiavi SSH',
    webhooks: 'Webhook',
    invitations: 'Inviti',
    notYou: 'Se non sei stato tu, imposta un’altra password e avvisa un amministratore.',
    close: 'Chiudi questo avviso',
    closed: 'L’avviso è chiuso.',
  },
}
