/** The Italian texts of refusals of tracking, by their English patterns. */
export const it = {
  'must be a number': 'deve essere un numero',
  'must be from {0} to {1}': 'deve essere da {0} a {1}',
  'must be a whole number': 'deve essere un numero intero',
  'must be an ISO 8601 time with its zone': 'deve essere un’ora ISO 8601 con il fuso',
  'must be an object': 'deve essere un oggetto',
  'is required, or `timestamp-iso` instead, and not both':
    'è obbligatorio, o `timestamp-iso` al suo posto, e non tutti e due',
  'must not be 0 with `longitude` 0, which devices send without a position':
    'non deve essere 0 con `longitude` 0, che i dispositivi inviano senza posizione',
  'must be in milliseconds since 1970: this looks like seconds':
    'deve essere in millisecondi dal 1970: sembrano secondi',
  'must not be more than 24 hours ahead of the service':
    'non deve essere avanti di più di 24 ore rispetto al servizio',
  'must not be 1,024 weeks ago: the device lost count of the weeks (GPS rollover)':
    'non deve essere di 1024 settimane fa: il dispositivo ha perso il conto delle settimane (GPS)',
  'must belong to the regatta': 'deve appartenere alla regata',
  'must be in a minute with at most {0} positions of the mark':
    'deve essere in un minuto con al massimo {0} posizioni della boa',
  competitor: 'concorrente',
  mark: 'boa',
  boat: 'barca',
  'No corresponding open {0} to device mapping has been found':
    'Questo dispositivo non è assegnato ({0})',
  'Ending the mapping of another device needs UPDATE on the leaderboard.':
    'Per togliere l’assegnazione di un altro dispositivo serve UPDATE sulla classifica.',
  'One of `competitorId`, `boatId` and `markId` is required':
    'Serve uno tra `competitorId`, `boatId` e `markId`',
  'No mark found for id {0} in {1}': 'Nessuna boa ha l’identificativo {0} in {1}',
  'No boat found for id {0} in {1}': 'Nessuna barca ha l’identificativo {0} in {1}',
  'No competitor found for id {0} in {1}': 'Nessun concorrente ha l’identificativo {0} in {1}',
  'must be the id that the phone itself sends, to put the phone on a mark':
    'deve essere l’identificativo che il telefono stesso invia, per metterlo su una boa',
  'The {0} has a device already, or an organizer ended the mapping. Mapping another one needs UPDATE on the leaderboard.':
    'C’è già un dispositivo ({0}), o un organizzatore ha tolto l’assegnazione. Per un altro serve UPDATE sulla classifica.',
  'No boat has passed {0}{1}: the nearest one was {2} metres away.':
    'Nessuna barca ha passato {0}{1}: la più vicina era a {2} metri.',
  '{0} and {1}': '{0} e {1}',
  ' for {0} minutes': ' da {0} minuti',
}
