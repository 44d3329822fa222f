/** The French texts of refusals of tracking, by their English patterns. */
export const fr = {
  'must be a number': 'doit être un nombre',
  'must be from {0} to {1}': 'doit être entre {0} et {1}',
  'must be a whole number': 'doit être un nombre entier',
  'must be an ISO 8601 time with its zone': 'doit être une heure ISO 8601 avec son fuseau',
  'must be an object': 'doit être un objet',
  'is required, or `timestamp-iso` instead, and not both':
    'est obligatoire, ou `timestamp-iso` à la place, et pas les deux',
  'must not be 0 with `longitude` 0, which devices send without a position':
    'ne doit pas être 0 avec `longitude` 0, que les appareils envoient sans position',
  'must be in milliseconds since 1970: this looks like seconds':
    'doit être en millisecondes depuis 1970 : on dirait des secondes',
  'must not be more than 24 hours ahead of the service':
    'ne doit pas avancer de plus de 24 heures sur le service',
  'must not be 1,024 weeks ago: the device lost count of the weeks (GPS rollover)':
    'ne doit pas dater de 1024 semaines : l’appareil a perdu le compte des semaines (GPS)',
  'must belong to the regatta': 'doit appartenir à la régate',
  'must be in a minute with at most {0} positions of the mark':
    'doit être dans une minute avec au plus {0} positions de la marque',
  competitor: 'concurrent',
  mark: 'marque',
  boat: 'bateau',
  'No corresponding open {0} to device mapping has been found':
    'Cet appareil n’est lié à aucun objet ({0})',
  'Ending the mapping of another device needs UPDATE on the leaderboard.':
    'Pour délier un autre appareil, il faut UPDATE sur le classement.',
  'One of `competitorId`, `boatId` and `markId` is required':
    'Il faut `competitorId`, `boatId` ou `markId`',
  'No mark found for id {0} in {1}': 'Aucune marque n’a l’identifiant {0} dans {1}',
  'No boat found for id {0} in {1}': 'Aucun bateau n’a l’identifiant {0} dans {1}',
  'No competitor found for id {0} in {1}': 'Aucun concurrent n’a l’identifiant {0} dans {1}',
  'must be the id that the phone itself sends, to put the phone on a mark':
    'doit être l’identifiant que le téléphone envoie lui-même, pour le mettre sur une marque',
  'The {0} has a device already, or an organizer ended the mapping. Mapping another one needs UPDATE on the leaderboard.':
    'Il y a déjà un appareil ({0}), ou un organisateur l’a délié. Pour un autre, il faut UPDATE sur le classement.',
  'No boat has passed {0}{1}: the nearest one was {2} metres away.':
    'Aucun bateau n’a passé {0}{1} : le plus proche était à {2} mètres.',
  '{0} and {1}': '{0} et {1}',
  ' for {0} minutes': ' depuis {0} minutes',
}
