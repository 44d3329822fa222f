/** The German texts of refusals of courses, by their English patterns. */
export const de = {
  'must need less room: the course has {0} bytes, at most {1} fit':
    'muss weniger Platz brauchen: Die Bahn hat {0} Bytes, höchstens {1} passen',
  'The course is too large. It {0}.': 'Die Bahn ist zu groß. Sie {0}.',
  '{0} marks': '{0} Bahnmarken',
  '{0} bytes of marks': '{0} Bytes mit Bahnmarken',
  'must name a regatta with room for the marks: it holds at most {0}':
    'muss eine Regatta mit Platz für die Bahnmarken nennen: Sie fasst höchstens {0}',
  'The regatta has too many marks. It {0}.': 'Die Regatta hat zu viele Bahnmarken. Der Wert {0}.',
  'must hold at most {0} marks that are no marks of the regatta, found {1}':
    'darf höchstens {0} Bahnmarken haben, die nicht zur Regatta gehören, gefunden: {1}',
  'must be unique: {0} is also entry {1}': 'darf nur einmal vorkommen: {0} ist auch Eintrag {1}',
  'must be named by one entry alone: {0} stands in another one, too':
    'darf nur in einem Eintrag stehen: {0} steht auch in einem anderen',
  'waypoint {0} is a pair of one mark with itself':
    'Wegpunkt {0} ist ein Paar aus einer einzigen Bahnmarke',
  ' and {0} more': ' und {0} weitere',
  'waypoint {0} refers to unknown mark configuration {1}; defined are: {2}{3}':
    'Wegpunkt {0} nennt die unbekannte Bahnmarke {1}; bekannt sind: {2}{3}',
  none: 'keine',
  'must be the same as `{0}`': 'muss dasselbe wie `{0}` sein',
  'the first waypoint is not a line, but `{0}`':
    'der erste Wegpunkt ist keine Linie, sondern `{0}`',
  'mark configuration {0} is used by no waypoint: it is a spare':
    'kein Wegpunkt benutzt die Bahnmarke {0}: Sie ist Reserve',
  'the two marks of waypoint {0} (`{1}`)': 'die beiden Bahnmarken von Wegpunkt {0} (`{1}`)',
  '{0} lie at the same place, so no boat can pass between them':
    '{0} liegen am selben Ort, also kommt kein Boot dazwischen durch',
  '{0} lie {1} km apart': '{0} liegen {1} km auseinander',
  'must be absent{0}: the course holds no part to repeat. Copy one with two laps or more':
    'muss fehlen{0}: Die Bahn hat keinen Teil zum Wiederholen. Kopiere eine mit zwei Runden oder mehr',
  ' or {0}': ' oder {0} sein',
  '{0}: {1} at character {2}': '{0}: {1} bei Zeichen {2}',
  'must not repeat within a repetition': 'darf in einer Wiederholung nicht wiederholen',
  'must close every parenthesis': 'muss jede Klammer schließen',
  'must repeat 1 to {0} times': 'muss 1 bis {0} Mal wiederholen',
  'must have a mark in this place': 'muss an dieser Stelle eine Bahnmarke haben',
  'must have a mark on both sides of a hyphen':
    'muss auf beiden Seiten eines Bindestrichs eine Bahnmarke haben',
  'must have two marks in a line or gate':
    'muss in einer Linie oder einem Tor zwei Bahnmarken haben',
  'must not have a side for a line or gate': 'darf für eine Linie oder ein Tor keine Seite haben',
  'must say the side: `{0}p` or `{1}s`': 'muss die Seite nennen: `{0}p` oder `{1}s`',
  'must name one mark, and {0} have this name':
    'muss eine einzige Bahnmarke nennen, und {0} heißen so',
  'must name marks of the inventory': 'muss Bahnmarken aus dem Bestand nennen',
  'must name a mark': 'muss eine Bahnmarke nennen',
  'must have at most {0} roundings, found {1}': 'darf höchstens {0} Rundungen haben, gefunden: {1}',
  'must be {0}, or a World Sailing designation: {1}, then A for an offset mark, then the number of laps; found {2}':
    'muss {0} sein, oder eine Bezeichnung von World Sailing: {1}, dann A für eine Ablaufmarke, dann die Zahl der Runden; gefunden: {2}',
  'is required, because the type does not end in a number':
    'muss angegeben werden, denn die Art endet nicht mit einer Zahl',
  'must be {0} or absent, because the type ends in {1}':
    'muss {0} sein oder fehlen, denn die Art endet mit {1}',
  'must have {0} to {1} laps, found {2}': 'muss {0} bis {1} Runden haben, gefunden: {2}',
  'must be at most half of the first leg, {0}, found {1}':
    'darf höchstens die Hälfte der ersten Bahnstrecke sein, {0}, gefunden: {1}',
  'must be absent: there are no waypoints': 'muss fehlen: Es gibt keine Wegpunkte',
  'Repeatable part ({0}, {1}) is out of range for sequence of length {2}':
    'Der Teil zum Wiederholen ({0}, {1}) passt nicht in {2} Wegpunkte',
  'must be greater than the start of the part, {0}; found {1}':
    'muss größer als der Anfang des Teils sein, {0}; gefunden: {1}',
  'must fit into the waypoints: {0} of this part would end after {1}, and there are {2}. It may be left out':
    'muss in die Wegpunkte passen: {0} Mal dieser Teil endete nach {1}, und es gibt {2}. Der Wert kann fehlen',
  'must be {0} or more: no negative indices are possible for the repeatable part. Found {1}':
    'muss {0} oder mehr sein: Der Teil zum Wiederholen hat keine negativen Nummern. Gefunden: {1}',
  'must be {0} or more; found {1}': 'muss {0} oder mehr sein; gefunden: {1}',
  'must be {0} to {1}, because there {2} {3}; found {4}':
    'muss {0} bis {1} sein, denn {2} {3}; gefunden: {4}',
  is: 'es gibt',
  are: 'es gibt',
  'is required with a repeatable part: a course with one requires a lap count':
    'muss bei einem Teil zum Wiederholen angegeben werden: Eine solche Bahn braucht eine Zahl von Runden',
  'must be at most {0}, and this course has {1}': 'darf höchstens {0} sein, und diese Bahn hat {1}',
  'must be less: with {0} laps there would be {1} waypoints, and at most {2} are possible':
    'muss weniger sein: Mit {0} Runden gäbe es {1} Wegpunkte, und höchstens {2} sind möglich',
  'must come with `associatedRole`, whose short name it is':
    'muss mit `associatedRole` kommen, dessen Kurzname es ist',
  'needs a regatta, whose mark it is: say which by the parameter `regattaName`':
    'braucht eine Regatta, zu der die Bahnmarke gehört: Nenn sie mit `regattaName`',
  'must be absent beside `markId`: a mark of the regatta is used as it is':
    'muss neben `markId` fehlen: Eine Bahnmarke der Regatta bleibt, wie sie ist',
  'must say which mark it is: by `markId`, `markTemplateId`, `markPropertiesId` or `freestyleProperties`':
    'muss sagen, welche Bahnmarke es ist: mit `markId`, `markTemplateId`, `markPropertiesId` oder `freestyleProperties`',
  'is required here, because nothing else names the mark':
    'muss hier angegeben werden, denn nichts sonst nennt die Bahnmarke',
  'is for marks of type `BUOY`, and this one is `{0}`':
    'gilt für Bahnmarken der Art `BUOY`, und diese ist `{0}`',
  'is not drawn: diagrams know {0}, found {1}':
    'wird nicht gezeichnet: Bilder kennen {0}, gefunden: {1}',
  'The GPX file has only routes or tracks, whose points are no marks. Save the marks as waypoints (`wpt`).':
    'Die GPX-Datei hat nur Routen oder Spuren, deren Punkte keine Bahnmarken sind. Speichere die Bahnmarken als Wegpunkte (`wpt`).',
  'The file is an archive. Unpack it, and send the KML file that it contains.':
    'Die Datei ist ein Archiv. Entpack es, und sende die KML-Datei darin.',
  'The column {0} may be a part of a latitude or a longitude. Name it such as `Lat min`, `N/S`, `Lon min` or `E/W`.':
    'Die Spalte {0} kann ein Teil einer Breite oder Länge sein. Nenn sie etwa `Lat min`, `N/S`, `Lon min` oder `E/W`.',
  '{0} (waypoint {1})': '{0} (Wegpunkt {1})',
  'GPX or KML': 'GPX oder KML',
  'must be like {0}, found {1}': 'muss wie {0} sein, gefunden: {1}',
  '`54.42` or `54°25.2′N`, from 90 south to 90 north':
    '`54.42` oder `54°25.2′N`, von 90 Süd bis 90 Nord',
  '`10.18` or `10°10.8′E`, from 180 west to 180 east':
    '`10.18` oder `10°10.8′E`, von 180 West bis 180 Ost',
  '`54.42, 10.18` or `54°25.2′N 10°10.8′E`': '`54.42, 10.18` oder `54°25.2′N 10°10.8′E`',
  'must be in the file once: {0} is in row {1} already':
    'darf nur einmal in der Datei stehen: {0} steht schon in Zeile {1}',
  'one mark': 'eine Bahnmarke',
  'two ids': 'zwei Ids',
  'two marks': 'zwei Bahnmarken',
  'one id': 'eine Id',
  'must hold {0} with `{1}`: waypoint {2} has {3}, which can be passed as {4}':
    'muss mit `{1}` {0} haben: Wegpunkt {2} hat {3}, dafür gibt es {4}',
  'must hold one or two ids: waypoint {0} has {1}':
    'muss eine oder zwei Ids haben: Wegpunkt {0} hat {1}',
  'One transaction can have {0} bytes, and these copies have {1}.':
    'Auf einmal gehen {0} Bytes, und diese Kopien haben {1}.',
  '{0} Copy to fewer races, or leave out `allOrNone`.':
    '{0} Kopiere in weniger Wettfahrten, oder lass `allOrNone` weg.',
  'Another request changed the race at the same time. Copy again.':
    'Jemand hat die Wettfahrt zur selben Zeit geändert. Kopiere noch einmal.',
  'must name each race once: {0} is also target {1}':
    'muss jede Wettfahrt nur einmal nennen: {0} ist auch Ziel {1}',
  'must name at most {0} races, found {1}': 'darf höchstens {0} Wettfahrten nennen, gefunden: {1}',
  'Only inventories of up to {0} marks can be searched.':
    'Nur Bestände bis {0} Bahnmarken lassen sich durchsuchen.',
  "Could not find a race with race column '{0}' and fleet '{1}' for regatta with name '{2}'.":
    'Die Regatta „{2}“ hat keine Wettfahrt „{0}“ der Gruppe „{1}“.',
  'no versions': 'keine Versionen',
  'versions {0} to {1}': 'die Versionen {0} bis {1}',
  'Could not find version {0} of the course of {1}: it has {2}.':
    'Die Bahn von {1} hat keine Version {0}: Es gibt {2}.',
  'it has no versions': 'sie hat keine Versionen',
  'its first known version was saved at {0}': 'ihre erste bekannte Version ist von {0}',
  'Could not find the course of {0} at {1}: {2}.': 'Es gibt keine Bahn von {0} um {1}: {2}.',
  'must not be combined with `version`, which has a time already':
    'darf nicht mit `version` zusammen stehen, die schon eine Zeit hat',
  "Could not find a mark with {0} '{1}' in regatta '{2}'.":
    'Die Regatta „{2}“ hat keine Bahnmarke mit {0} „{1}“.',
  "Could not find a CourseTemplate with ID '{0}'": 'Es gibt keine Bahnvorlage mit der Id „{0}“',
  'Mark {0} could not be found in regatta {1}': 'Die Regatta {1} hat keine Bahnmarke {0}',
  '{0} with ID {1} could not be resolved': '{0} mit der Id {1} gibt es nicht',
  '{0}{1}{2}': '{0}{1}{2}',
  'must be the name of an existing group: `{0}` does not exist':
    'muss der Name einer Gruppe sein, die es gibt: `{0}` gibt es nicht',
  'Invalid markPropertiesGroupOwnership. It {0}.':
    'Ungültig: markPropertiesGroupOwnership. Der Wert {0}.',
  'Only members of {0} can make it the owner of an object.':
    'Nur Mitglieder von {0} können ihr ein Objekt geben.',
  "Could not find a course to copy: the race with race column '{0}' and fleet '{1}' of regatta '{2}' has no course.":
    'Es gibt keine Bahn zum Kopieren: Die Wettfahrt „{0}“ der Gruppe „{1}“ in der Regatta „{2}“ hat keine.',
  'Nothing was copied. {0}{1}': 'Nichts wurde kopiert. {0}{1}',
  '{0} lies {1} m from its position in the inventory, where somebody has put it for this regatta':
    '{0} liegt {1} m von der Position im Bestand, wo jemand es für diese Regatta hingelegt hat',
  'must be the name of one mark, and the inventory has {0} of this name':
    'muss der Name einer einzigen Bahnmarke sein, und im Bestand heißen {0} so',
  'is required with a `fleet`': 'muss mit `fleet` angegeben werden',
  "Could not find a race '{0}' in regatta '{1}'.": 'Die Regatta „{1}“ hat keine Wettfahrt „{0}“.',
  " and fleet '{0}'": ' der Gruppe „{0}“',
  "Could not find a race with raceColumn '{0}'{1} in regatta '{2}'.":
    'Die Regatta „{2}“ hat keine Wettfahrt „{0}“{1}.',
  'The mark is already {0} in race {1}.': 'Die Bahnmarke ist schon {0} in der Wettfahrt {1}.',
  used: 'in Gebrauch',
  tracked: 'verfolgt',
  'must not be a mark of the course of {0}': 'darf keine Bahnmarke der Bahn von {0} sein',
  'must not be a mark of the tracked race {0}':
    'darf keine Bahnmarke der verfolgten Wettfahrt {0} sein',
  'must be a UUID, such as `00000000-0000-4000-8000-000000000000`':
    'muss eine UUID wie `00000000-0000-4000-8000-000000000000` sein',
  'must be the same UUID as `id`': 'muss dieselbe UUID wie `id` sein',
  'a UUID, such as `00000000-0000-4000-8000-000000000000`':
    'eine UUID wie `00000000-0000-4000-8000-000000000000`',
  'has {0}: the first one counts': 'hat {0}: Das Erste gilt',
}
