/** The Italian texts of refusals of results, by their English patterns. */
export const it = {
  'must be the sail number of `competitorId`, {0}, or be left out':
    'deve essere il numero velico di `competitorId`, {0}, o mancare',
  'must be the sail number of an entry of the regatta':
    'deve essere il numero velico di un’iscrizione della regata',
  'must be the sail number of one entry. Candidates: {0}. Put the nationality in front, or send `competitorId`':
    'deve essere il numero velico di una sola iscrizione. Possibili: {0}. Metti davanti la nazionalità, o invia `competitorId`',
  'must be there, or `competitorId`': 'deve esserci, o `competitorId`',
  'must not be in two lines: /finishes/{0} is also of {1}':
    'non deve essere in due righe: anche /finishes/{0} è di {1}',
  'must not be on the first line: no boat is before it':
    'non deve essere nella prima riga: non c’è nessuna barca prima',
  'must not stand beside {0}: a penalty needs a boat that keeps her place. Leave out the penalties or the code, or send `points`':
    'non deve stare accanto a {0}: una penalità richiede una barca che mantenga il posto. Ometti le penalità o il codice, o invia `points`',
  'must be there for RDG, or `points`': 'deve esserci per RDG, o `points`',
  'must be the name of a race column of the regatta':
    'deve essere il nome di una prova della regata',
  'must be there for redress of the kind `points`':
    'deve esserci per una riparazione del tipo `points`',
  'must name a race column to average, or be left out':
    'deve indicare una prova per la media, o mancare',
  'must not be before {0}, {1}': 'non deve essere prima di {0}, {1}',
  'the start of the race': 'la partenza della prova',
  'the time of {0}': 'il tempo di {0}',
  'must be `draft` until the race has a start time. Give it on the start page of the race, or with `PUT leaderboards/{leaderboard}/starttime`':
    'deve essere `draft` finché la prova non ha un’ora di partenza. Indicala nella pagina di partenza della prova, o con `PUT leaderboards/{leaderboard}/starttime`',
  'must be there: allowances are seconds for each nautical mile':
    'deve esserci: gli abbuoni sono secondi per miglio',
  'must be there: places are by corrected time. Or send `points`, or a code':
    'deve esserci: i posti sono a tempo compensato. Oppure invia `points`, o un codice',
  'is of a boat without a rating: set her handicap in the entries, or send `points`':
    'è di una barca senza rating: mettilo nelle iscrizioni, o invia `points`',
  '{0} ({1}) is not in the list of the fleet {2} in {3}. Assign her first, or remove her from the sheet.':
    '{0} ({1}) non è nella lista della flotta {2} in {3}. Assegnala prima, o toglila dal foglio.',
  'The fleet {0} has no boats in {1} yet. Assign them first.':
    'La flotta {0} non ha ancora barche in {1}. Assegnale prima.',
  'must not be DUTY: {0} has it in other races ({1}), and the limit is {2}':
    'non deve essere DUTY: {0} lo ha in altre prove ({1}), e il limite è {2}',
  '{0} is in the sheet of the fleet {1} already. Remove her from one of the two.':
    '{0} è già nel foglio della flotta {1}. Toglila da uno dei due.',
  'Times cannot be scored by {0}, which needs a performance curve. Send `points` for each boat without a code.':
    'Con {0} non si classifica a tempo, perché serve una curva di prestazione. Invia `points` per ogni barca senza codice.',
  'Race {0} {1} has no finish sheet yet.': 'La prova {0} {1} non ha ancora un foglio d’arrivo.',
  'A finish sheet takes at most {0} bytes. Use shorter comments.':
    'Un foglio d’arrivo occupa al massimo {0} byte. Usa commenti più corti.',
  'A change of results takes at most {0} bytes. Change fewer entries at once.':
    'Un cambiamento dei risultati occupa al massimo {0} byte. Cambia meno alla volta.',
  'must name fewer race columns, or `maxCompetitorsCount` must be at most {0}':
    'deve indicare meno prove, o `maxCompetitorsCount` deve essere al massimo {0}',
  '{0}, because the response would have more than {1} bytes':
    '{0}, perché la risposta avrebbe più di {1} byte',
  'The series does not exist.': 'La serie non esiste.',
  'must be from 0.1 to 10, with at most two decimals':
    'deve essere da 0,1 a 10, con al massimo due decimali',
  "Could not find a fleet with name '{0}' in race column '{1}'.":
    'La prova «{1}» non ha una flotta «{0}».',
  'a number from 0.1 to 10, or empty': 'un numero da 0,1 a 10, o vuoto',
  'The regatta has results, or has had some. Its handicap stays.':
    'La regata ha risultati, o ne ha avuti. Il suo compenso non cambia.',
  'The fleet {0} is not empty. Boats: {1}. Move them to another fleet first.':
    'La flotta {0} non è vuota. Barche: {1}. Spostale prima in un’altra flotta.',
  'The race {0} of the fleet {1} has a course, a start, tracking or a result. The fleet stays.':
    'La prova {0} della flotta {1} ha un percorso, una partenza, un tracciamento o un risultato. La flotta resta.',
}
