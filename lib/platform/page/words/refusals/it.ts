/** The Italian texts of refusals of all endpoints, by their English patterns. */
export const it = {
  'The request cannot be read': 'La richiesta non è leggibile',
  'The input is not valid': 'I dati non sono validi',
  'The input refers to a missing object': 'I dati indicano qualcosa che non c’è',
  'Sign in first': 'Prima accedi',
  'The credentials are not valid': 'Le credenziali non sono valide',
  'Not permitted': 'Non permesso',
  'Refused because another site sent it': 'Rifiutato perché inviato da un altro sito',
  'Not found': 'Non trovato',
  'The path does not support this method': 'Il percorso non ammette questo metodo',
  'The object exists already': 'L’oggetto esiste già',
  'A race uses the mark': 'Una prova usa la boa',
  'The regatta has a metric by which times cannot be scored': 'La regata non si classifica a tempo',
  'The boat is in the sheet of another fleet': 'La barca è nel foglio di un’altra flotta',
  'The boat has results': 'La barca ha risultati',
  'The regatta depends on the setting': 'La regata dipende dall’impostazione',
  'Another request changed the object at the same time':
    'Un’altra richiesta ha cambiato l’oggetto nello stesso momento',
  'The same request is still running': 'La stessa richiesta è ancora in corso',
  'The service needs an administrator': 'Il servizio ha bisogno di un amministratore',
  'The service does not work without this role': 'Il servizio non funziona senza questo ruolo',
  'The feed no longer has the next event': 'Il flusso non ha più l’evento successivo',
  'The invitation is not valid any more': 'L’invito non è più valido',
  'The permission must name one object': 'Il permesso deve indicare un oggetto',
  'The condition of the request is not met': 'La condizione della richiesta non è soddisfatta',
  'The user cannot be created or changed like this': 'Il profilo non si può creare o cambiare così',
  'The request is too large': 'La richiesta è troppo grande',
  'The media type of the body is not supported': 'Il tipo di contenuto non è supportato',
  'The key was sent with another request': 'La chiave è stata usata per un’altra richiesta',
  'Too many requests in a minute': 'Troppe richieste in un minuto',
  'Internal error': 'Errore interno',
  'The storage of the service is full': 'Lo spazio di archiviazione del servizio è esaurito',
  'The service cannot store anything now. What is stored can be read.':
    'Al momento il servizio non può salvare nulla. Ciò che è salvato si può leggere.',
  'The service is temporarily unavailable': 'Il servizio non è disponibile al momento',
  'Sign in first.': 'Prima accedi.',
  'Sign in: {0} is not public.': 'Accedi: {0} non è pubblico.',
  'Subject does not have permission [{0}]': 'Ti manca il permesso [{0}].',
  'There is a {0} {1} already.': 'C’è già un oggetto {1} del tipo {0}.',
  'The id {0} belongs, or belonged, to another {1}.':
    'L’identificativo {0} appartiene o apparteneva a un altro oggetto del tipo {1}.',
  'Only administrators choose the id of a group or a role. Leave `id` out.':
    'Solo gli amministratori scelgono l’identificativo di un gruppo o di un ruolo. Ometti `id`.',
  "No role with id '{0}' found.": 'Nessun ruolo ha l’identificativo «{0}».',
  'User {0} not known': 'Il profilo {0} non esiste.',
  'Usergroup with this id does not exist.': 'Nessun gruppo ha questo identificativo.',
  '{0} {1} does not exist.': '{0} {1} non esiste.',
  'You have {0} until {1}, and can give it until then only.':
    'Hai {0} fino a {1}, e puoi darlo solo fino ad allora.',
  '{0}. {1}': '{0}. {1}',
  '{0}. You have {1} {2}. You may use it, but not pass it on. Passing it on needs {3}.':
    '{0}. Hai {1} {2}. Puoi usarlo, ma non passarlo ad altri. Per questo serve {3}.',
  'a transitive role of your own': 'un ruolo tuo che puoi passare ad altri',
  '{0}, ownership of the group, or your own permission to update the group':
    '{0}, la proprietà del gruppo, o il permesso di cambiarlo',
  'through the group {0}': 'attraverso il gruppo {0}',
  'through a role that is not transitive': 'attraverso un ruolo che non si passa ad altri',
  'because everybody has it': 'perché lo hanno tutti',
  'through the access control list': 'attraverso la lista di accesso',
  '{0}, or ownership of the object': '{0}, o la proprietà dell’oggetto',
  'must have `*` or upper-case letters, digits and `_` as {0}, found `{1}`':
    'deve avere `*` o maiuscole, cifre e `_` come {0}, trovato `{1}`',
  type: 'tipo',
  action: 'azione',
  'must not have an empty id': 'non deve avere un identificativo vuoto',
  'must have ids of at most {0} bytes in encoded form':
    'deve avere identificativi di al massimo {0} byte',
  'must be `*`, `TYPE:ACTION` or `TYPE:ACTION:ID`':
    'deve essere `*`, `TYPE:ACTION` o `TYPE:ACTION:ID`',
  'The user name, the password or the token is not valid.':
    'Il nome utente, la password o il token non è valido.',
  'The service does not respond fast enough. Try again soon.':
    'Il servizio non risponde abbastanza in fretta. Riprova tra poco.',
  'Too many passwords wait to be checked. Try again later.':
    'Troppe password aspettano di essere controllate. Riprova più tardi.',
  'Password does not meet requirements: it {0}.': 'La password non va bene: {0}.',
  'must have at least {0} characters': 'deve avere almeno {0} caratteri',
  'must have at most {0} bytes in UTF-8': 'deve avere al massimo {0} byte in UTF-8',
  'must not be the user name': 'non deve essere il nome utente',
  'is one of the common passwords, which are guessed first':
    'è una delle password comuni, che si indovinano per prime',
  'an empty text': 'un testo vuoto',
  'a list of {0}': 'un elenco di {0}',
  'an object': 'un oggetto',
  'the text {0}': 'il testo {0}',
  'a text': 'un testo',
  'a whole number': 'un numero intero',
  'a number': 'un numero',
  'a fraction': 'una frazione',
  'true or false': '`true` o `false`',
  'a list': 'un elenco',
  null: 'null',
  'something else': 'qualcos’altro',
  'must be {0}, found {1}': 'deve essere {0}, trovato {1}',
  'must be {0}': 'deve essere {0}',
  'Did you mean it by {0}?': 'Intendevi questo con {0}?',
  "Did you mean it by '{0}'?": 'Intendevi questo con «{0}»?',
  'Did you mean `{0}`?': 'Intendevi `{0}`?',
  'Did you mean {0}?': 'Intendevi {0}?',
  'is required': 'è obbligatorio',
  'must not hold control or invisible characters, found {0}':
    'non deve avere caratteri di controllo o invisibili, trovato {0}',
  '{0} as character {1}': '{0} come carattere {1}',
  'must have {0} to {1} characters, found {2}': 'deve avere da {0} a {1} caratteri, trovati {2}',
  'must have at most {0} entries, found {1}': 'deve avere al massimo {0} elementi, trovati {1}',
  '{0} or more': '{0} o più',
  '{0} to {1}': 'da {0} a {1}',
  'must be a JSON object, as text. It {0}': 'deve essere un oggetto JSON, come testo ({0})',
  'must be given once': 'deve essere indicato una sola volta',
  'must be sent in the body: addresses end up in logs':
    'deve essere inviato nel corpo: gli indirizzi finiscono nei log',
  'has one value in the query and another one in the body':
    'ha un valore nell’indirizzo e un altro nel corpo',
  'The query has more than {0} characters.': 'L’indirizzo ha più di {0} caratteri.',
  'Other requests keep changing the same object. Try again.':
    'Altre richieste cambiano di continuo lo stesso oggetto. Riprova.',
  'must name an object, in at most {0} bytes': 'deve indicare un oggetto, in al massimo {0} byte',
  'The body is not a picture of type {0}.': 'Il file non è un’immagine del tipo {0}.',
  'The picture has a side of more than {0} pixels.': 'L’immagine ha un lato di più di {0} pixel.',
  'The body has more than {0} bytes.': 'Il contenuto ha più di {0} byte.',
  'Nothing was done, because of {0}: {1}': 'Non è stato fatto nulla, per {0}: {1}',
  'no GET returns an ETag of the object that this request changes. Remove the header.':
    'nessun GET dà l’ETag dell’oggetto che questa richiesta cambia. Togli l’intestazione.',
  'the object does not exist.': 'l’oggetto non esiste.',
  'the object has changed since you read it. Read it again.':
    'l’oggetto è cambiato da quando l’hai letto. Rileggilo.',
  'there is one already. Read it: it may be your own, from an earlier attempt.':
    'ce n’è già uno. Leggilo: può essere il tuo, di un tentativo precedente.',
  'it is still what you have seen.': 'è ancora quello che hai visto.',
  'A page of another site sent this with credentials that the browser added by itself.':
    'Una pagina di un altro sito ha inviato questo con credenziali aggiunte dal browser.',
  'This GET changes something, and it may come from a link on another site. Send a POST, or sign in with `Authorization: Bearer`, or add the header `Sec-Fetch-Site: same-origin`.':
    'Questo GET cambia qualcosa, e può venire da un link su un altro sito. Invia un POST, o accedi con `Authorization: Bearer`, o aggiungi l’intestazione `Sec-Fetch-Site: same-origin`.',
  'This Idempotency-Key was sent with another request. Take a new key for each request.':
    'Questa Idempotency-Key è stata inviata con un’altra richiesta. Usane una nuova per ogni richiesta.',
  'The request with this Idempotency-Key is still running. Repeat it later to get its response.':
    'La richiesta con questa Idempotency-Key è ancora in corso. Ripetila più tardi per avere la risposta.',
  'The response is too large to be stored. Nothing was changed. Send the request without Idempotency-Key.':
    'La risposta è troppo grande per essere conservata. Non è stato cambiato nulla. Invia la richiesta senza Idempotency-Key.',
  'Something went wrong here. Tell the operator the request id.':
    'Qualcosa è andato storto qui. Comunica al gestore l’identificativo della richiesta.',
  'This user has sent {0} requests': 'Questo profilo ha inviato {0} richieste',
  'This network has sent {0} requests': 'Questa rete ha inviato {0} richieste',
  'This network has signed in {0} times': 'Questa rete ha fatto l’accesso {0} volte',
  'The devices in this network have sent {0} requests':
    'I dispositivi di questa rete hanno inviato {0} richieste',
  'This user has changed roles and groups {0} times':
    'Questo profilo ha cambiato ruoli e gruppi {0} volte',
  'This connection has sent {0} messages': 'Questa connessione ha inviato {0} messaggi',
  '{0} within a minute. Try again in {1}.': '{0} in un minuto. Riprova tra {1}.',
  '{0} second': '{0} secondo',
  '{0} seconds': '{0} secondi',
  'is not the name of an object that you may read': 'non è il nome di un oggetto che puoi leggere',
  'is not known here': 'non è noto qui',
  'Leave it out.': 'Omettilo.',
  'Leave it out, or use {0}.': 'Omettilo, o usa {0}.',
  'There is nothing at this path. See /docs for what there is.':
    'Non c’è nulla a questo percorso. In /docs c’è quello che esiste.',
  'There is nothing at this path. Did you mean `{0}`? See /docs for what there is.':
    'Non c’è nulla a questo percorso. Intendevi `{0}`? In /docs c’è quello che esiste.',
  'This path knows {0}, not {1}.': 'Questo percorso conosce {0}, non {1}.',
  '{0} {1}.': '{0} {1}.',
  'The body looks like JSON, but it was read as a form. Send it with `Content-Type: application/json`':
    'Il corpo sembra JSON, ma è stato letto come modulo. Invialo con `Content-Type: application/json`',
  '{0}, found {1}': '{0}, trovato {1}',
  'must be {0} or more': 'deve essere {0} o più',
  'must be {0} or less': 'deve essere {0} o meno',
  '{0} character': '{0} carattere',
  '{0} characters': '{0} caratteri',
  'must have at least {0}': 'deve avere almeno {0}',
  'must have at most {0}': 'deve avere al massimo {0}',
  '{0} entry': '{0} elemento',
  '{0} entries': '{0} elementi',
  '{0} or {1}': '{0} o {1}',
  '{0}': '{0}',
  '{0} that matches {1}': '{0} secondo il modello {1}',
  '{0} from {1} to {2}': '{0} da {1} a {2}',
  '{0} of at most {1}': '{0} di al massimo {1}',
  'a text of {0}': 'un testo di {0}',
  'must come from {0}': 'deve venire da {0}',
  'the `Link` of a page': 'il `Link` di una pagina',
  'The cursor is not valid for this list.': 'Il cursore non è valido per questo elenco.',
  'The table does not respond in time. Try again soon.':
    'La base dati non risponde in tempo. Riprova tra poco.',
  'The table cannot be reached. Try again soon.':
    'La base dati non è raggiungibile. Riprova tra poco.',
  'row {0}': 'riga {0}',
  '{0} in row {1}': '{0} nella riga {1}',
  ' (and {0} more)': ' (e altri {0})',
  'Missing {0}. It {1}.{2}': 'Manca {0}. Il valore {1}.{2}',
  'Invalid {0}. It {1}.{2}': '{0} non è valido. Il valore {1}.{2}',
  'must have a part, and at most {0} bytes in encoded form':
    'deve avere una parte, e al massimo {0} byte',
  'The id of the object {0}.': 'L’identificativo dell’oggetto {0}.',
  'must have at most {0} characters, found {1}': 'deve avere al massimo {0} caratteri, trovati {1}',
  'The file is not valid UTF-16.': 'Il file non è UTF-16 valido.',
  'The file has more than {0} lines.': 'Il file ha più di {0} righe.',
  'The cell in row {0}, column {1} has more than {2} characters.':
    'La cella nella riga {0}, colonna {1} ha più di {2} caratteri.',
  'The file is not a table: {0}.': 'Il file non è una tabella: {0}.',
  'is required, and the file has no column with such a header':
    'è obbligatorio, e il file non ha una colonna con questa intestazione',
  'must be followed by 1 to {0}, found {1}': 'deve essere seguito da 1 a {0}, trovati {1}',
  '{0} row': '{0} riga',
  '{0} rows': '{0} righe',
  '{0} waypoint': '{0} punto di passaggio',
  '{0} waypoints': '{0} punti di passaggio',
  'must be a time that exists': 'deve essere un’ora che esiste',
  'must be {0}; the day and the time must exist':
    'deve essere {0}; il giorno e l’ora devono esistere',
  'must be after `validFrom`': 'deve essere dopo `validFrom`',
  'must be after now, which is {0}': 'deve essere dopo adesso, {0}',
  'must have {0} to {1} characters': 'deve avere da {0} a {1} caratteri',
  'must be in Unicode normalization form C': 'deve essere nella forma di normalizzazione Unicode C',
  'must not contain control, invisible or unassigned characters, found {0}':
    'non deve avere caratteri di controllo, invisibili o sconosciuti, trovato {0}',
  'must not begin or end with a blank': 'non deve iniziare né finire con uno spazio',
  'must not contain a colon, because HTTP Basic cannot transmit it':
    'non deve contenere i due punti, che HTTP Basic non può trasmettere',
  'must not contain `~` before two hexadecimal digits, which stand for a byte in paths':
    'non deve contenere `~` prima di due cifre esadecimali, che nei percorsi indicano un byte',
  'is reserved': 'è riservato',
  'The document is not {0}. {1}.': 'Il documento non è {0}. {1}.',
  'It must not have a DTD': 'Non deve avere una DTD',
  'It has more than {0} levels of elements': 'Ha più di {0} livelli di elementi',
  'The root element must be {0}': 'L’elemento radice deve essere {0}',
  'a UUID': 'un UUID',
  'an upper-case word such as EVENT': 'una parola in maiuscole come EVENT',
  'an e-mail address, or empty': 'un indirizzo e-mail, o vuoto',
  'an e-mail address': 'un indirizzo e-mail',
  'a text without control or invisible characters':
    'un testo senza caratteri di controllo o invisibili',
  'a text without control or invisible characters, and without blanks at its beginning':
    'un testo senza caratteri di controllo o invisibili, e senza spazi all’inizio',
  'a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`':
    'un testo di almeno un carattere, senza caratteri di controllo né spazi ai bordi, e non `.` o `..`',
  'a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.`, `..`, `__proto__`, `constructor` or `prototype`':
    'un testo di almeno un carattere, senza caratteri di controllo o invisibili, senza spazi ai bordi, e non `.`, `..`, `__proto__`, `constructor` o `prototype`',
  'a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00':
    'una data come 2026-06-20, o data e ora come 2026-06-20T10:30:00+02:00',
  '`#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit':
    '`#RRGGBB`, `#RGB`, `RRGGBB` o `RGB`, ogni lettera una cifra esadecimale',
  'Several Content-Type headers contradict each other. Send one.':
    'Più intestazioni Content-Type si contraddicono. Inviane una.',
  'A body with the Content-Encoding `{0}` is not read: send it without one.':
    'Un corpo con il Content-Encoding `{0}` non viene letto: invialo senza.',
  'A body without a Content-Type is not read here: send {0}.':
    'Un corpo senza Content-Type non viene letto qui: invia {0}.',
  'A body of type `{0}` is not read here: send {1}.':
    'Un corpo del tipo `{0}` non viene letto qui: invia {1}.',
  'The body must be a JSON object.': 'Il corpo deve essere un oggetto JSON.',
  'must be `*`, or tags in double quotes with commas between them':
    'deve essere `*`, o etichette tra virgolette doppie separate da virgole',
  'The header Idempotency-Key must have 1 to {0} printable ASCII characters, for example a UUID.':
    'L’intestazione Idempotency-Key deve avere da 1 a {0} caratteri ASCII stampabili, per esempio un UUID.',
  'The body is not valid UTF-8.': 'Il corpo non è UTF-8 valido.',
  'absent: {0}': 'assente: {0}',
  'must be at most {0}': 'deve essere al massimo {0}',
  'The token “{0}” does not allow {1}.': 'Il token «{0}» non permette {1}.',
  'No token may do this. Sign in with the password.':
    'Nessun token può farlo. Accedi con la password.',
}
