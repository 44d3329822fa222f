/** The German texts of refusals of entries, by their English patterns. */
export const de = {
  'Name the column `PY` for Portsmouth numbers, `YS` for yardsticks.':
    'Nenn die Spalte `PY` für Portsmouth-Zahlen, `YS` für Yardstick-Zahlen.',
  "must be a three-letter code of the IOC such as GER, found '{0}'":
    'muss ein Code des IOC mit drei Buchstaben wie GER sein, gefunden: „{0}“',
  'must be in the file once for a class, and is in row {0} already':
    'darf für eine Klasse nur einmal in der Datei stehen, und steht schon in Zeile {0}',
  "The entries of regatta '{0}' closed at {1}. Ask an organizer to enter the boat.":
    'Die Meldungen zur Regatta „{0}“ endeten um {1}. Bitte einen Veranstalter, das Boot zu melden.',
  'must name a regatta with less than {0} entries by its link: an organizer can enter others':
    'muss eine Regatta mit weniger als {0} Meldungen über den Link nennen: Ein Veranstalter kann weitere melden',
  'The registration link takes {0} entries within a minute. Try again in {1}.':
    'Der Link nimmt {0} Meldungen in einer Minute. Versuch es in {1} noch einmal.',
  'must name a regatta that has at most {0} entries then':
    'muss eine Regatta nennen, die dann höchstens {0} Meldungen hat',
  "Self-registration to regatta '{0}' is not allowed.":
    'Zur Regatta „{0}“ kann man sich nicht selbst melden.',
  "Device is already registered to regatta '{0}'.":
    'Dieses Gerät ist schon zur Regatta „{0}“ gemeldet.',
  "No competitor name specified and no user authenticated; can't derive competitor name.":
    'Es fehlt ein Name, und niemand ist angemeldet. Gib einen Namen an.',
  '{0} has a result in {1} {2}. Send `withdraw=true` to keep the entry as a withdrawn one.':
    '{0} hat ein Ergebnis in {1} {2}. Zieh die Meldung zurück, statt sie zu entfernen (`withdraw=true`).',
  'is required here: one of {0}': 'muss hier angegeben werden: eins von {0}',
  'must leave each boat in at most {0} races with lists of their own: an empty list removes one':
    'muss jedes Boot in höchstens {0} Wettfahrten mit eigenen Listen lassen: Eine leere Liste entfernt eine',
  "Not allowed to update competitor with id '{0}'.":
    'Du darfst den Teilnehmer mit der Id „{0}“ nicht ändern.',
  'must not be null, because every competitor has a name':
    'darf nicht null sein, denn jeder Teilnehmer hat einen Namen',
  'No competitor found for id {0}': 'Es gibt keinen Teilnehmer mit der Id {0}',
  'must be the id of an entry of the regatta': 'muss die Id einer Meldung der Regatta sein',
  'must be named once in the request': 'darf in der Anfrage nur einmal stehen',
  "Could not use a boat class with name 'null'.": 'Es fehlt die Bootsklasse.',
  'Boat is not valid': 'Das Boot gibt es nicht',
  'is required for a new entry': 'muss für eine neue Meldung angegeben werden',
  'must be the number of one entry: add the nationality or the class':
    'muss die Nummer einer einzigen Meldung sein: Füg die Nationalität oder die Klasse hinzu',
  'must be another entry than that of row {0}':
    'muss eine andere Meldung sein als die in Zeile {0}',
  'Ask the organizer of the event for its current link.':
    'Frag den Veranstalter nach dem aktuellen Link.',
  '{0} is the sail number of {1} already. Change one of them.':
    '{0} ist schon die Segelnummer von {1}. Ändere eine der beiden.',
  'must be the regatta of another class of the event':
    'muss die Regatta einer anderen Klasse der Veranstaltung sein',
  '{0} has a result in {1} {2}, and stays in this class.':
    '{0} hat ein Ergebnis in {1} {2} und bleibt in dieser Klasse.',
  'The boat is already entered in {0}.': 'Das Boot ist schon in {0} gemeldet.',
  'must have an entry, or `remove`, `withdraw`, `change` or `add` must':
    'muss einen Eintrag haben, oder `remove`, `withdraw`, `change` oder `add`',
  '{0} more errors are not listed': '{0} weitere Fehler sind nicht aufgezählt',
  'must be absent: fleets by {0} do not follow from it':
    'darf nicht angegeben werden: Flotten nach {0} folgen nicht daraus',
  'is required for a medal series: the number of boats that sail in it':
    'muss bei einer Medaillenserie angegeben werden: die Zahl der Boote, die in ihr segeln',
  'must have a number for each fleet: {0}': 'muss eine Zahl für jede Flotte haben: {0}',
  'must add up to the number of boats in the regatta, {0}; found {1}':
    'muss zusammen die Zahl der Boote der Regatta ergeben, {0}; gefunden {1}',
}
