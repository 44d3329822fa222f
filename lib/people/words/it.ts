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
  forgot: {
    heading: 'Hai perso la password?',
    about:
      'Scrivi il tuo nome utente o il tuo indirizzo e-mail. Se l’indirizzo dell’account è confermato, arriva un’e-mail con un link.',
    address: 'Indirizzo e-mail',
    send: 'Invia un’e-mail',
    sent: 'Se esiste un account così con un indirizzo confermato, un’e-mail è in arrivo.',
  },
  address: {
    heading: 'Indirizzo e-mail',
    confirmed:
      '{address} è confermato. Con un’e-mail a questo indirizzo si può cambiare una password persa.',
    unconfirmed: '{address} non è confermato. Apri il link nell’e-mail che è stata inviata lì.',
    send: 'Invia di nuovo l’e-mail',
    sent: 'L’e-mail è in arrivo. Il suo link vale un giorno.',
    absent: 'Non hai indicato un indirizzo. Con un’e-mail si può cambiare una password persa.',
    newAddress: 'Nuovo indirizzo e-mail',
    save: 'Salva l’indirizzo',
    saved: 'L’indirizzo è salvato.',
  },
  confirm: {
    title: 'Conferma l’indirizzo e-mail',
    needsScript: 'Per confermare serve JavaScript.',
    press: 'Premi il pulsante per confermare il tuo indirizzo e-mail.',
    confirm: 'Conferma l’indirizzo',
    confirmed: 'Il tuo indirizzo e-mail è confermato.',
  },
  mail: {
    resetSubject: 'Nuova password per {user}',
    resetText:
      'Qualcuno, forse tu, ha chiesto una nuova password per {user} su {host}.\n\nImpostala entro un’ora:\n\n{link}\n\nSe non l’hai chiesta, non fare nulla: la password resta.\n',
    confirmSubject: 'Conferma il tuo indirizzo su {host}',
    confirmText:
      'L’account {user} su {host} ha questo indirizzo e-mail. Se sei tu, confermalo entro un giorno:\n\n{link}\n\nAltrimenti non fare nulla.\n',
    inviteSubject: '{inviter} ti invita su {host}',
    inviteText:
      '{inviter} ti invita su {host}. Il link mostra che cosa ricevi:\n\n{link}\n\nSe non conosci {inviter}, non fare nulla.\n',
  },
}
