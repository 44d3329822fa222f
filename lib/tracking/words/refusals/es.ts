/** The Spanish texts of refusals of tracking, by their English patterns. */
export const es = {
  'must be a number': 'debe ser un número',
  'must be from {0} to {1}': 'debe ser de {0} a {1}',
  'must be a whole number': 'debe ser un número entero',
  'must be an ISO 8601 time with its zone': 'debe ser una hora ISO 8601 con su zona',
  'must be an object': 'debe ser un objeto',
  'is required, or `timestamp-iso` instead, and not both':
    'es obligatorio, o `timestamp-iso` en su lugar, y no los dos',
  'must not be 0 with `longitude` 0, which devices send without a position':
    'no debe ser 0 con `longitude` 0, que los dispositivos envían sin posición',
  'must be in milliseconds since 1970: this looks like seconds':
    'debe estar en milisegundos desde 1970: parecen segundos',
  'must not be more than 24 hours ahead of the service':
    'no debe adelantarse más de 24 horas al servicio',
  'must not be 1,024 weeks ago: the device lost count of the weeks (GPS rollover)':
    'no debe ser de hace 1024 semanas: el dispositivo perdió la cuenta de las semanas (GPS)',
  'must belong to the regatta': 'debe pertenecer a la regata',
  'must be in a minute with at most {0} positions of the mark':
    'debe estar en un minuto con {0} posiciones de la baliza como máximo',
  competitor: 'participante',
  mark: 'baliza',
  boat: 'barco',
  'No corresponding open {0} to device mapping has been found':
    'Este dispositivo no está asignado ({0})',
  'Ending the mapping of another device needs UPDATE on the leaderboard.':
    'Para quitar la asignación de otro dispositivo hace falta UPDATE en la clasificación.',
  'One of `competitorId`, `boatId` and `markId` is required':
    'Hace falta `competitorId`, `boatId` o `markId`',
  'No mark found for id {0} in {1}': 'No hay ninguna baliza con el identificador {0} en {1}',
  'No boat found for id {0} in {1}': 'No hay ningún barco con el identificador {0} en {1}',
  'No competitor found for id {0} in {1}':
    'No hay ningún participante con el identificador {0} en {1}',
  'must be the id that the phone itself sends, to put the phone on a mark':
    'debe ser el identificador que envía el propio teléfono, para ponerlo en una baliza',
  'The {0} has a device already, or an organizer ended the mapping. Mapping another one needs UPDATE on the leaderboard.':
    'Ya hay un dispositivo ({0}), o un organizador quitó la asignación. Para otro hace falta UPDATE en la clasificación.',
  'No boat has passed {0}{1}: the nearest one was {2} metres away.':
    'Ningún barco ha pasado {0}{1}: el más cercano estaba a {2} metros.',
  '{0} and {1}': '{0} y {1}',
  ' for {0} minutes': ' en {0} minutos',
}
