/** The Italian texts of refusals of people, by their English patterns. */
export const it = {
  'Not permitted to {0} {1}': 'Con {1} non puoi {0}',
  'set the password of': 'cambiare la password',
  change: 'cambiare il profilo',
  delete: 'eliminare il profilo',
  '{0} [{1}]': '{0} [{1}]',
  '{0}, who has the permission [{1}], which you cannot pass on':
    '{0}, che ha il permesso [{1}], che non puoi passare ad altri',
  '{0} {1}': '{0} {1}',
  '{0}, who has a right that you cannot pass on. {1}':
    '{0}, che ha un diritto che non puoi passare ad altri. {1}',
  'An administrator whose role has no end can do it, or a user who can pass on every right of that user.':
    'Può farlo un amministratore il cui ruolo non ha fine, o chi può passare ogni diritto di quel profilo.',
  'User already exists': 'Questo nome utente esiste già. Scegline un altro.',
  'User already exists whose name in paths is like that of {0}.':
    'C’è già un nome utente che negli indirizzi è come {0}.',
  'User does not exist': 'Questo profilo non esiste.',
  'Usergroup with this name already exists: {0}{1}, which the new user would get.':
    'Il gruppo {0}{1}, che il nuovo profilo avrebbe, esiste già.',
  'This link is not valid any more. Ask for a new one where you got it.':
    'Questo link non è più valido. Chiedine uno nuovo dove l’hai ricevuto.',
  'This service sends no mail. Ask an administrator for a link.':
    'Questo servizio non invia e-mail. Chiedi un link a un amministratore.',
  'This link is not valid any more. Ask for a new mail.':
    'Questo link non è più valido. Chiedi una nuova e-mail.',
  'username or email must be provided': 'Scrivi il nome utente o l’indirizzo e-mail.',
  'The request has no scoped token.': 'La richiesta non ha un token limitato.',
  'must be at most a year from now, so not after {0}':
    'deve essere entro un anno da adesso, quindi non dopo {0}',
  'must not be another token of this user, who has {0}. End one first':
    'non può essere un altro token di questo account, che ne ha già {0}. Prima terminane uno',
  'You have no session with the id {0}.': 'Non hai nessuna sessione con l’identificativo {0}.',
  'You have no token with the id {0}.': 'Non hai nessun token con l’identificativo {0}.',
}
