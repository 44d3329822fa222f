/** The Italian texts of refusals of races, by their English patterns. */
export const it = {
  "Could not find a boat with id '{0}'.": 'Nessuna barca ha l’identificativo «{0}».',
  "Could not find a competitor with id '{0}'.": 'Nessun concorrente ha l’identificativo «{0}».',
  "Could not find a competitor with ID '{0}'.": 'Nessun concorrente ha l’identificativo «{0}».',
  'must name a regatta with less than {0} mappings of devices: removing a competitor from the regatta removes those of the competitor':
    'deve indicare una regata con meno di {0} assegnazioni di dispositivi: togliendo un concorrente si tolgono le sue',
  "Could not find an event with id '{0}'.": 'Nessun evento ha l’identificativo «{0}».',
  'A regatta takes at most {0} bytes. Use shorter names.':
    'Una regata occupa al massimo {0} byte. Usa nomi più corti.',
  "Could not find a regatta with name '{0}'.": 'Nessuna regata si chiama «{0}».',
  "Could not find a leaderboard with name '{0}'.": 'Nessuna classifica si chiama «{0}».',
  'must be a time zone such as Europe/Berlin': 'deve essere un fuso orario come Europe/Berlin',
  'is required, or `venuelat` and `venuelng` instead':
    'è obbligatorio, o `venuelat` e `venuelng` al suo posto',
  'must be a day that exists': 'deve essere un giorno che esiste',
  'must not be before the start': 'non deve essere prima dell’inizio',
  'must differ from the names of the other series':
    'deve essere diverso dai nomi delle altre serie',
  'must differ from the names of the other fleets, with `/` written as `__`':
    'deve essere diverso dai nomi delle altre flotte, con `__` al posto di `/`',
  'must be of an entry of the regatta': 'deve essere di un’iscrizione della regata',
  'must be in one list, and once': 'deve essere in un solo elenco, una sola volta',
  'must be the number of one entry: put the nationality in front, or send the id of the competitor in `competitorIds`':
    'deve essere il numero di una sola iscrizione: metti davanti la nazionalità, o invia l’identificativo del concorrente in `competitorIds`',
  'must be one of {0}': 'deve essere uno tra {0}',
  'must be the name of what is deleted': 'deve essere il nome di ciò che si elimina',
  'is required with `fleet`': 'è obbligatorio con `fleet`',
  "Could not find a race column with name '{0}' in regatta '{1}'.":
    'La regata «{1}» non ha una prova «{0}».',
  'must leave the regatta with at most {0} races, found {1}':
    'deve lasciare alla regata al massimo {0} prove, trovate {1}',
  'A regatta cannot have so many races.': 'Una regata non può avere così tante prove.',
  'must be at most {0}: the current pass is {1}':
    'deve essere al massimo {0}: il passaggio attuale è {1}',
  'There is a tracked race {0} in the regatta {1} already.':
    'La regata {1} ha già una prova tracciata {0}.',
  '{0} Choose a `tracked_race_name`.': '{0} Scegli un `tracked_race_name`.',
  'The secret of the registration link is enough only for the device that registered the competitor there. Send its id as deviceUuid, or sign in with UPDATE.':
    'Il link d’iscrizione basta solo al dispositivo che ha iscritto il concorrente. Invia il suo identificativo come deviceUuid, o accedi con UPDATE.',
  "Could not find a race with name '{0}' in regatta '{1}'.":
    'La regata «{1}» non ha una prova «{0}».',
  "Could not find a race column '{0}' in leaderboard '{1}'.":
    'La classifica «{1}» non ha una prova «{0}».',
  "Could not find a fleet '{0}' in raceColumn '{1}'.": 'La prova «{1}» non ha una flotta «{0}».',
  'There is a regatta {0} already.': 'C’è già una regata {0}. Scegli un altro nome.',
  'There is a regatta already whose name in paths is {0}, like that of {1}.':
    'C’è già una regata che negli indirizzi si chiama {0}, come {1}.',
  'There is a regatta already whose name looks like {0}. Choose another name.':
    'C’è già una regata il cui nome assomiglia a {0}. Scegline un altro.',
  'Not permitted to set the secret of the registration link: your permission [{0}] has an end, and the secret has none. Leave out registrationLinkSecret.':
    'Non puoi cambiare il link d’iscrizione: il tuo permesso [{0}] ha una fine, e il link no. Ometti registrationLinkSecret.',
  'three letters such as GER': 'tre lettere come GER',
  'a URL with http or https, or empty': 'un indirizzo con http o https, o vuoto',
  'is the event of {0} regattas already, which is the limit':
    'è già l’evento di {0} regate, che è il limite',
  "Could not find a leaderboard group with name '{0}'.":
    'Nessun gruppo di classifiche si chiama «{0}».',
  'must be shorter: the regatta {0} would have {1} characters, and {2} are the limit':
    'deve essere più corto: la regata {0} avrebbe {1} caratteri, e {2} sono il limite',
  'must be the name of a series of the regatta': 'deve essere il nome di una serie della regata',
  'The event {0} has a group of its own already.': 'L’evento {0} ha già un gruppo proprio.',
  'must be null with a high point system: only LOW_POINT and LOW_POINT_WINNER_GETS_ZERO can have others':
    'deve essere null con un sistema a punteggio alto: solo LOW_POINT e LOW_POINT_WINNER_GETS_ZERO possono averne altri',
  'must not be `rank` with a high point system, in which the number of a worse rank is a better score':
    'non deve essere `rank` con un sistema a punteggio alto, in cui il numero di un posto peggiore è un punteggio migliore',
  'must be a low point system: a series carries a rank over, and the number of a worse one would be a better score':
    'deve essere un sistema a punteggio minimo: una serie riporta un posto, e il numero di uno peggiore sarebbe un punteggio migliore',
  'must be `points`: only the points of `HIGH_POINT` are a part of possible ones':
    'deve essere `points`: solo i punti di `HIGH_POINT` sono una parte di quelli possibili',
  'must be absent beside `minimumRaces`': 'non deve stare accanto a `minimumRaces`',
  'must have either `best` or `share`': 'deve avere o `best` o `share`',
  'must be null beside `average`: an average is one of all races, or `average` must be null':
    'deve essere null accanto a `average`: una media è di tutte le prove, altrimenti `average` deve essere null',
  'must be in the order qualifying, final, medal, one of each: the series {0} before {1} is {2}':
    "deve seguire l'ordine qualifying, final, medal, una volta ciascuno: la serie {0} prima di {1} è {2}",
  'must be absent: {0} is no final and no medal series, which alone carry scores':
    'deve mancare: {0} non è una serie finale né di medaglia, le sole che riportano punteggi',
  'must be absent: there is no qualifying series before {0} whose scores it could carry':
    'deve mancare: prima di {0} non c’è una serie di qualificazione di cui riportare i punteggi',
  'must be absent: {0} is no qualifying series, which alone has races left over':
    'deve mancare: {0} non è una serie di qualificazione, la sola in cui avanzano prove',
}
