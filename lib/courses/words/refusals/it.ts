/** The Italian texts of refusals of courses, by their English patterns. */
export const it = {
  'must need less room: the course has {0} bytes, at most {1} fit':
    'deve occupare meno spazio: il percorso ha {0} byte, ce ne stanno al massimo {1}',
  'The course is too large. It {0}.': 'Il percorso è troppo grande. {0}.',
  '{0} marks': '{0} boe',
  '{0} bytes of marks': '{0} byte di boe',
  'must name a regatta with room for the marks: it holds at most {0}':
    'deve indicare una regata con posto per le boe: ne contiene al massimo {0}',
  'The regatta has too many marks. It {0}.': 'La regata ha troppe boe. Il valore {0}.',
  'must hold at most {0} marks that are no marks of the regatta, found {1}':
    'deve avere al massimo {0} boe che non sono della regata, trovate {1}',
  'must be unique: {0} is also entry {1}': 'deve essere unico: {0} è anche l’elemento {1}',
  'must be named by one entry alone: {0} stands in another one, too':
    'deve essere indicato da un solo elemento: {0} è anche in un altro',
  'waypoint {0} is a pair of one mark with itself':
    'il punto di passaggio {0} è una coppia di una boa con sé stessa',
  ' and {0} more': ' e altri {0}',
  'waypoint {0} refers to unknown mark configuration {1}; defined are: {2}{3}':
    'il punto di passaggio {0} indica la boa sconosciuta {1}; note: {2}{3}',
  none: 'nessuna',
  'must be the same as `{0}`': 'deve essere uguale a `{0}`',
  'the first waypoint is not a line, but `{0}`':
    'il primo punto di passaggio non è una linea, ma `{0}`',
  'mark configuration {0} is used by no waypoint: it is a spare':
    'nessun punto di passaggio usa la boa {0}: è di riserva',
  'the two marks of waypoint {0} (`{1}`)': 'le due boe del punto di passaggio {0} (`{1}`)',
  '{0} lie at the same place, so no boat can pass between them':
    '{0} sono nello stesso posto, quindi nessuna barca può passarci in mezzo',
  '{0} lie {1} km apart': '{0} distano {1} km',
  'must be absent{0}: the course holds no part to repeat. Copy one with two laps or more':
    'deve mancare{0}: il percorso non ha una parte da ripetere. Copiane uno di due giri o più',
  ' or {0}': ' o essere {0}',
  '{0}: {1} at character {2}': '{0}: {1} al carattere {2}',
  'must not repeat within a repetition': 'non deve ripetere dentro una ripetizione',
  'must close every parenthesis': 'deve chiudere ogni parentesi',
  'must repeat 1 to {0} times': 'deve ripetere da 1 a {0} volte',
  'must have a mark in this place': 'deve avere una boa in questo punto',
  'must have a mark on both sides of a hyphen': 'deve avere una boa ai due lati di un trattino',
  'must have two marks in a line or gate': 'deve avere due boe in una linea o in un cancello',
  'must not have a side for a line or gate': 'non deve avere un lato per una linea o un cancello',
  'must say the side: `{0}p` or `{1}s`': 'deve dire il lato: `{0}p` o `{1}s`',
  'must name one mark, and {0} have this name':
    'deve indicare una sola boa, e {0} hanno questo nome',
  'must name marks of the inventory': 'deve indicare boe dell’inventario',
  'must name a mark': 'deve indicare una boa',
  'must have at most {0} roundings, found {1}':
    'deve avere al massimo {0} giri di boa, trovati {1}',
  'must be {0}, or a World Sailing designation: {1}, then A for an offset mark, then the number of laps; found {2}':
    'deve essere {0}, o una sigla di World Sailing: {1}, poi A per una boa di disimpegno, poi il numero di giri; trovato {2}',
  'is required, because the type does not end in a number':
    'è obbligatorio, perché il tipo non finisce con un numero',
  'must be {0} or absent, because the type ends in {1}':
    'deve essere {0} o mancare, perché il tipo finisce con {1}',
  'must have {0} to {1} laps, found {2}': 'deve avere da {0} a {1} giri, trovati {2}',
  'must be at most half of the first leg, {0}, found {1}':
    'deve essere al massimo metà del primo lato, {0}, trovato {1}',
  'must be absent: there are no waypoints': 'deve mancare: non ci sono punti di passaggio',
  'Repeatable part ({0}, {1}) is out of range for sequence of length {2}':
    'La parte da ripetere ({0}, {1}) non sta in {2} punti di passaggio',
  'must be greater than the start of the part, {0}; found {1}':
    'deve essere maggiore dell’inizio della parte, {0}; trovato {1}',
  'must fit into the waypoints: {0} of this part would end after {1}, and there are {2}. It may be left out':
    'deve stare nei punti di passaggio: {0} volte questa parte finirebbe dopo {1}, e ce ne sono {2}. Si può omettere',
  'must be {0} or more: no negative indices are possible for the repeatable part. Found {1}':
    'deve essere {0} o più: la parte da ripetere non ha indici negativi. Trovato {1}',
  'must be {0} or more; found {1}': 'deve essere {0} o più; trovato {1}',
  'must be {0} to {1}, because there {2} {3}; found {4}':
    'deve essere da {0} a {1}, perché {2} {3}; trovato {4}',
  is: 'c’è',
  are: 'ci sono',
  'is required with a repeatable part: a course with one requires a lap count':
    'è obbligatorio con una parte da ripetere: un percorso così richiede un numero di giri',
  'must be at most {0}, and this course has {1}':
    'deve essere al massimo {0}, e questo percorso ha {1}',
  'must be less: with {0} laps there would be {1} waypoints, and at most {2} are possible':
    'deve essere meno: con {0} giri ci sarebbero {1} punti di passaggio, e al massimo {2} sono possibili',
  'must come with `associatedRole`, whose short name it is':
    'deve essere con `associatedRole`, di cui è il nome breve',
  'needs a regatta, whose mark it is: say which by the parameter `regattaName`':
    'richiede una regata, di cui è una boa: indicala con `regattaName`',
  'must be absent beside `markId`: a mark of the regatta is used as it is':
    'deve mancare accanto a `markId`: una boa della regata si usa così com’è',
  'must say which mark it is: by `markId`, `markTemplateId`, `markPropertiesId` or `freestyleProperties`':
    'deve dire quale boa è: con `markId`, `markTemplateId`, `markPropertiesId` o `freestyleProperties`',
  'is required here, because nothing else names the mark':
    'è obbligatorio qui, perché nient’altro indica la boa',
  'is for marks of type `BUOY`, and this one is `{0}`':
    'è per le boe del tipo `BUOY`, e questa è `{0}`',
  'is not drawn: diagrams know {0}, found {1}':
    'non viene disegnato: i disegni conoscono {0}, trovato {1}',
  'The GPX file has only routes or tracks, whose points are no marks. Save the marks as waypoints (`wpt`).':
    'Il file GPX ha solo rotte o tracce, i cui punti non sono boe. Salva le boe come punti di passaggio (`wpt`).',
  'The file is an archive. Unpack it, and send the KML file that it contains.':
    'Il file è un archivio. Estrailo e invia il file KML che contiene.',
  'The column {0} may be a part of a latitude or a longitude. Name it such as `Lat min`, `N/S`, `Lon min` or `E/W`.':
    'La colonna {0} può essere parte di una latitudine o longitudine. Chiamala per esempio `Lat min`, `N/S`, `Lon min` o `E/W`.',
  '{0} (waypoint {1})': '{0} (punto di passaggio {1})',
  'GPX or KML': 'GPX o KML',
  'must be like {0}, found {1}': 'deve essere come {0}, trovato {1}',
  '`54.42` or `54°25.2′N`, from 90 south to 90 north': '`54.42` o `54°25.2′N`, da 90 sud a 90 nord',
  '`10.18` or `10°10.8′E`, from 180 west to 180 east':
    '`10.18` o `10°10.8′E`, da 180 ovest a 180 est',
  '`54.42, 10.18` or `54°25.2′N 10°10.8′E`': '`54.42, 10.18` o `54°25.2′N 10°10.8′E`',
  'must be in the file once: {0} is in row {1} already':
    'deve essere nel file una sola volta: {0} è già nella riga {1}',
  'one mark': 'una boa',
  'two ids': 'due identificativi',
  'two marks': 'due boe',
  'one id': 'un identificativo',
  'must hold {0} with `{1}`: waypoint {2} has {3}, which can be passed as {4}':
    'deve avere {0} con `{1}`: il punto di passaggio {2} ha {3}, che si passa come {4}',
  'must hold one or two ids: waypoint {0} has {1}':
    'deve avere uno o due identificativi: il punto di passaggio {0} ne ha {1}',
  'One transaction can have {0} bytes, and these copies have {1}.':
    'Si possono scrivere {0} byte alla volta, e queste copie ne hanno {1}.',
  '{0} Copy to fewer races, or leave out `allOrNone`.':
    '{0} Copia in meno prove, o ometti `allOrNone`.',
  'Another request changed the race at the same time. Copy again.':
    'Un’altra richiesta ha cambiato la prova nello stesso momento. Copia di nuovo.',
  'must name each race once: {0} is also target {1}':
    'deve indicare ogni prova una volta: {0} è anche la destinazione {1}',
  'must name at most {0} races, found {1}': 'deve indicare al massimo {0} prove, trovate {1}',
  'Only inventories of up to {0} marks can be searched.':
    'Si può cercare solo in inventari fino a {0} boe.',
  "Could not find a race with race column '{0}' and fleet '{1}' for regatta with name '{2}'.":
    'La regata «{2}» non ha una prova «{0}» della flotta «{1}».',
  'no versions': 'nessuna versione',
  'versions {0} to {1}': 'le versioni da {0} a {1}',
  'Could not find version {0} of the course of {1}: it has {2}.':
    'Il percorso di {1} non ha la versione {0}: ha {2}.',
  'it has no versions': 'non ha versioni',
  'its first known version was saved at {0}': 'la sua prima versione nota è di {0}',
  'Could not find the course of {0} at {1}: {2}.': 'Non c’è un percorso di {0} alle {1}: {2}.',
  'must not be combined with `version`, which has a time already':
    'non deve essere combinato con `version`, che ha già un’ora',
  "Could not find a mark with {0} '{1}' in regatta '{2}'.":
    'La regata «{2}» non ha una boa con {0} «{1}».',
  "Could not find a CourseTemplate with ID '{0}'":
    'Nessun modello di percorso ha l’identificativo «{0}»',
  'Mark {0} could not be found in regatta {1}': 'La regata {1} non ha una boa {0}',
  '{0} with ID {1} could not be resolved': '{0} con l’identificativo {1} non esiste',
  '{0}{1}{2}': '{0}{1}{2}',
  'must be the name of an existing group: `{0}` does not exist':
    'deve essere il nome di un gruppo che esiste: `{0}` non esiste',
  'Invalid markPropertiesGroupOwnership. It {0}.':
    'markPropertiesGroupOwnership non è valido. Il valore {0}.',
  'Only members of {0} can make it the owner of an object.':
    'Solo i membri di {0} possono dargli un oggetto.',
  "Could not find a course to copy: the race with race column '{0}' and fleet '{1}' of regatta '{2}' has no course.":
    'Non c’è un percorso da copiare: la prova «{0}» della flotta «{1}» della regata «{2}» non ne ha.',
  'Nothing was copied. {0}{1}': 'Non è stato copiato nulla. {0}{1}',
  '{0} lies {1} m from its position in the inventory, where somebody has put it for this regatta':
    '{0} è a {1} m dalla sua posizione nell’inventario, dove qualcuno l’ha messa per questa regata',
  'must be the name of one mark, and the inventory has {0} of this name':
    'deve essere il nome di una sola boa, e l’inventario ne ha {0} con questo nome',
  'is required with a `fleet`': 'è obbligatorio con `fleet`',
  "Could not find a race '{0}' in regatta '{1}'.": 'La regata «{1}» non ha una prova «{0}».',
  " and fleet '{0}'": ' della flotta «{0}»',
  "Could not find a race with raceColumn '{0}'{1} in regatta '{2}'.":
    'La regata «{2}» non ha una prova «{0}»{1}.',
  'The mark is already {0} in race {1}.': 'La boa è già {0} nella prova {1}.',
  used: 'usata',
  tracked: 'tracciata',
  'must not be a mark of the course of {0}': 'non deve essere una boa del percorso di {0}',
  'must not be a mark of the tracked race {0}': 'non deve essere una boa della prova tracciata {0}',
  'must be a UUID, such as `00000000-0000-4000-8000-000000000000`':
    'deve essere un UUID, come `00000000-0000-4000-8000-000000000000`',
  'must be the same UUID as `id`': 'deve essere lo stesso UUID di `id`',
  'a UUID, such as `00000000-0000-4000-8000-000000000000`':
    'un UUID, come `00000000-0000-4000-8000-000000000000`',
  'has {0}: the first one counts': 'ha {0}: conta il primo',
}
