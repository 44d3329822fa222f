/** The Italian texts of refusals of entries, by their English patterns. */
export const it = {
  'Name the column `PY` for Portsmouth numbers, `YS` for yardsticks.':
    'Chiama la colonna `PY` per i numeri di Portsmouth, `YS` per gli yardstick.',
  "must be a three-letter code of the IOC such as GER, found '{0}'":
    'deve essere un codice del CIO di tre lettere come GER, trovato «{0}»',
  'must be in the file once for a class, and is in row {0} already':
    'deve essere nel file una sola volta per classe, ed è già nella riga {0}',
  "The entries of regatta '{0}' closed at {1}. Ask an organizer to enter the boat.":
    'Le iscrizioni alla regata «{0}» sono chiuse dalle {1}. Chiedi a un organizzatore di iscrivere la barca.',
  'must name a regatta with less than {0} entries by its link: an organizer can enter others':
    'deve indicare una regata con meno di {0} iscrizioni dal link: un organizzatore può iscriverne altre',
  'The registration link takes {0} entries within a minute. Try again in {1}.':
    'Il link accetta {0} iscrizioni al minuto. Riprova tra {1}.',
  'must name a regatta that has at most {0} entries then':
    'deve indicare una regata che avrà al massimo {0} iscrizioni',
  "Self-registration to regatta '{0}' is not allowed.":
    'Non ci si può iscrivere da soli alla regata «{0}».',
  "Device is already registered to regatta '{0}'.":
    'Questo dispositivo è già iscritto alla regata «{0}».',
  "No competitor name specified and no user authenticated; can't derive competitor name.":
    'Manca un nome, e nessuno ha fatto l’accesso. Indica un nome.',
  '{0} has a result in {1} {2}. Send `withdraw=true` to keep the entry as a withdrawn one.':
    '{0} ha un risultato in {1} {2}. Ritira l’iscrizione invece di toglierla (`withdraw=true`).',
  'is required here: one of {0}': 'è obbligatorio qui: uno tra {0}',
  'must leave each boat in at most {0} races with lists of their own: an empty list removes one':
    'deve lasciare ogni barca in al massimo {0} prove con elenchi propri: un elenco vuoto ne toglie uno',
  "Not allowed to update competitor with id '{0}'.":
    'Non puoi cambiare il concorrente con l’identificativo «{0}».',
  'must not be null, because every competitor has a name':
    'non deve essere null, perché ogni concorrente ha un nome',
  'No competitor found for id {0}': 'Nessun concorrente ha l’identificativo {0}',
  'must be the id of an entry of the regatta':
    'deve essere l’identificativo di un’iscrizione della regata',
  'must be named once in the request': 'deve essere indicato una sola volta nella richiesta',
  "Could not use a boat class with name 'null'.": 'Manca la classe della barca.',
  'Boat is not valid': 'La barca non esiste',
  'is required for a new entry': 'è obbligatorio per una nuova iscrizione',
  'must be the number of one entry: add the nationality or the class':
    'deve essere il numero di una sola iscrizione: aggiungi la nazionalità o la classe',
  'must be another entry than that of row {0}':
    'deve essere un’altra iscrizione rispetto alla riga {0}',
  'Ask the organizer of the event for its current link.':
    'Chiedi all’organizzatore dell’evento il link attuale.',
  '{0} is the sail number of {1} already. Change one of them.':
    '{0} è già il numero velico di {1}. Cambia uno dei due.',
  'must be the regatta of another class of the event':
    'deve essere la regata di un’altra classe dell’evento',
  '{0} has a result in {1} {2}, and stays in this class.':
    '{0} ha un risultato in {1} {2}, e resta in questa classe.',
  'The boat is already entered in {0}.': 'La barca è già iscritta in {0}.',
  'must have an entry, or `remove`, `withdraw`, `change` or `add` must':
    'deve avere un elemento, oppure `remove`, `withdraw`, `change` o `add`',
  '{0} more errors are not listed': 'altri {0} errori non sono elencati',
  'must be absent: fleets by {0} do not follow from it':
    'deve mancare: le flotte per {0} non ne dipendono',
  'is required for a medal series: the number of boats that sail in it':
    'serve per una serie di medaglia: il numero di barche che vi regatano',
  'must have a number for each fleet: {0}': 'deve avere un numero per ogni flotta: {0}',
  'must add up to the number of boats in the regatta, {0}; found {1}':
    'deve dare in tutto il numero di barche della regata, {0}; trovato {1}',
}
