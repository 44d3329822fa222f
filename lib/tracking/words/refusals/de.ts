/** The German texts of refusals of tracking, by their English patterns. */
export const de = {
  'must be a number': 'muss eine Zahl sein',
  'must be from {0} to {1}': 'muss von {0} bis {1} sein',
  'must be a whole number': 'muss eine ganze Zahl sein',
  'must be an ISO 8601 time with its zone': 'muss eine Zeit nach ISO 8601 mit Zone sein',
  'must be an object': 'muss ein Objekt sein',
  'is required, or `timestamp-iso` instead, and not both':
    'muss angegeben werden, oder stattdessen `timestamp-iso`, und nicht beide',
  'must not be 0 with `longitude` 0, which devices send without a position':
    'darf nicht 0 sein bei `longitude` 0, was Geräte ohne Position senden',
  'must be in milliseconds since 1970: this looks like seconds':
    'muss in Millisekunden seit 1970 sein: Das sieht wie Sekunden aus',
  'must not be more than 24 hours ahead of the service':
    'darf dem Dienst nicht mehr als 24 Stunden voraus sein',
  'must not be 1,024 weeks ago: the device lost count of the weeks (GPS rollover)':
    'darf nicht 1024 Wochen zurückliegen: Das Gerät hat sich bei den Wochen verzählt (GPS-Überlauf)',
  'must belong to the regatta': 'muss zur Regatta gehören',
  'must be in a minute with at most {0} positions of the mark':
    'muss in einer Minute mit höchstens {0} Positionen der Bahnmarke liegen',
  competitor: 'Teilnehmer',
  mark: 'Bahnmarke',
  boat: 'Boot',
  'No corresponding open {0} to device mapping has been found':
    'Dieses Gerät ist keinem Objekt ({0}) zugeordnet',
  'Ending the mapping of another device needs UPDATE on the leaderboard.':
    'Um die Zuordnung eines anderen Geräts zu beenden, brauchst du UPDATE auf der Rangliste.',
  'One of `competitorId`, `boatId` and `markId` is required':
    'Eines von `competitorId`, `boatId` und `markId` muss angegeben werden',
  'No mark found for id {0} in {1}': 'In {1} gibt es keine Bahnmarke mit der Id {0}',
  'No boat found for id {0} in {1}': 'In {1} gibt es kein Boot mit der Id {0}',
  'No competitor found for id {0} in {1}': 'In {1} gibt es keinen Teilnehmer mit der Id {0}',
  'must be the id that the phone itself sends, to put the phone on a mark':
    'muss die Id sein, die das Telefon selbst sendet, um es auf eine Bahnmarke zu setzen',
  'The {0} has a device already, or an organizer ended the mapping. Mapping another one needs UPDATE on the leaderboard.':
    'Es gibt hier schon ein Gerät ({0}), oder ein Veranstalter hat die Zuordnung beendet. Für ein anderes brauchst du UPDATE auf der Rangliste.',
  'No boat has passed {0}{1}: the nearest one was {2} metres away.':
    'Kein Boot hat {0}{1} gerundet: Das nächste war {2} Meter entfernt.',
  '{0} and {1}': '{0} und {1}',
  ' for {0} minutes': ' seit {0} Minuten',
}
