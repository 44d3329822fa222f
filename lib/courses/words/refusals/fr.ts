/** The French texts of refusals of courses, by their English patterns. */
export const fr = {
  'must need less room: the course has {0} bytes, at most {1} fit':
    'doit prendre moins de place : le parcours a {0} octets, au plus {1} tiennent',
  'The course is too large. It {0}.': 'Le parcours est trop grand. Il {0}.',
  '{0} marks': '{0} marques',
  '{0} bytes of marks': '{0} octets de marques',
  'must name a regatta with room for the marks: it holds at most {0}':
    'doit nommer une régate avec de la place pour les marques : elle en contient au plus {0}',
  'The regatta has too many marks. It {0}.': 'La régate a trop de marques. La valeur {0}.',
  'must hold at most {0} marks that are no marks of the regatta, found {1}':
    'doit avoir au plus {0} marques qui ne sont pas de la régate, trouvé : {1}',
  'must be unique: {0} is also entry {1}': 'doit être unique : {0} est aussi l’élément {1}',
  'must be named by one entry alone: {0} stands in another one, too':
    'doit être nommé par un seul élément : {0} est aussi dans un autre',
  'waypoint {0} is a pair of one mark with itself':
    'le point de passage {0} est une paire d’une marque avec elle-même',
  ' and {0} more': ' et {0} de plus',
  'waypoint {0} refers to unknown mark configuration {1}; defined are: {2}{3}':
    'le point de passage {0} nomme la marque inconnue {1} ; connues : {2}{3}',
  none: 'aucune',
  'must be the same as `{0}`': 'doit être identique à `{0}`',
  'the first waypoint is not a line, but `{0}`':
    'le premier point de passage n’est pas une ligne, mais `{0}`',
  'mark configuration {0} is used by no waypoint: it is a spare':
    'aucun point de passage n’utilise la marque {0} : c’est une réserve',
  'the two marks of waypoint {0} (`{1}`)': 'les deux marques du point de passage {0} (`{1}`)',
  '{0} lie at the same place, so no boat can pass between them':
    '{0} sont au même endroit, donc aucun bateau ne peut passer entre elles',
  '{0} lie {1} km apart': '{0} sont à {1} km l’une de l’autre',
  'must be absent{0}: the course holds no part to repeat. Copy one with two laps or more':
    'doit manquer{0} : le parcours n’a pas de partie à répéter. Copiez-en un de deux tours ou plus',
  ' or {0}': ' ou être {0}',
  '{0}: {1} at character {2}': '{0} : {1} au caractère {2}',
  'must not repeat within a repetition': 'ne doit pas répéter dans une répétition',
  'must close every parenthesis': 'doit fermer chaque parenthèse',
  'must repeat 1 to {0} times': 'doit répéter de 1 à {0} fois',
  'must have a mark in this place': 'doit avoir une marque à cet endroit',
  'must have a mark on both sides of a hyphen':
    'doit avoir une marque des deux côtés d’un trait d’union',
  'must have two marks in a line or gate': 'doit avoir deux marques dans une ligne ou une porte',
  'must not have a side for a line or gate':
    'ne doit pas avoir de côté pour une ligne ou une porte',
  'must say the side: `{0}p` or `{1}s`': 'doit dire le côté : `{0}p` ou `{1}s`',
  'must name one mark, and {0} have this name': 'doit nommer une seule marque, et {0} ont ce nom',
  'must name marks of the inventory': 'doit nommer des marques de l’inventaire',
  'must name a mark': 'doit nommer une marque',
  'must have at most {0} roundings, found {1}':
    'doit avoir au plus {0} contournements, trouvé : {1}',
  'must be {0}, or a World Sailing designation: {1}, then A for an offset mark, then the number of laps; found {2}':
    'doit être {0}, ou une désignation de World Sailing : {1}, puis A pour une marque de dégagement, puis le nombre de tours ; trouvé : {2}',
  'is required, because the type does not end in a number':
    'est obligatoire, car le type ne finit pas par un nombre',
  'must be {0} or absent, because the type ends in {1}':
    'doit être {0} ou manquer, car le type finit par {1}',
  'must have {0} to {1} laps, found {2}': 'doit avoir de {0} à {1} tours, trouvé : {2}',
  'must be at most half of the first leg, {0}, found {1}':
    'doit être au plus la moitié du premier bord, {0}, trouvé : {1}',
  'must be absent: there are no waypoints': 'doit manquer : il n’y a pas de points de passage',
  'Repeatable part ({0}, {1}) is out of range for sequence of length {2}':
    'La partie à répéter ({0}, {1}) ne tient pas dans {2} points de passage',
  'must be greater than the start of the part, {0}; found {1}':
    'doit être plus grand que le début de la partie, {0} ; trouvé : {1}',
  'must fit into the waypoints: {0} of this part would end after {1}, and there are {2}. It may be left out':
    'doit tenir dans les points de passage : {0} fois cette partie finirait après {1}, et il y en a {2}. On peut l’omettre',
  'must be {0} or more: no negative indices are possible for the repeatable part. Found {1}':
    'doit être {0} ou plus : la partie à répéter n’a pas d’indices négatifs. Trouvé : {1}',
  'must be {0} or more; found {1}': 'doit être {0} ou plus ; trouvé : {1}',
  'must be {0} to {1}, because there {2} {3}; found {4}':
    'doit être entre {0} et {1}, car {2} {3} ; trouvé : {4}',
  is: 'il y a',
  are: 'il y a',
  'is required with a repeatable part: a course with one requires a lap count':
    'est obligatoire avec une partie à répéter : un tel parcours demande un nombre de tours',
  'must be at most {0}, and this course has {1}': 'doit être {0} au plus, et ce parcours a {1}',
  'must be less: with {0} laps there would be {1} waypoints, and at most {2} are possible':
    'doit être moins : avec {0} tours il y aurait {1} points de passage, et au plus {2} sont possibles',
  'must come with `associatedRole`, whose short name it is':
    'doit venir avec `associatedRole`, dont c’est le nom court',
  'needs a regatta, whose mark it is: say which by the parameter `regattaName`':
    'demande une régate, dont c’est une marque : nommez-la par `regattaName`',
  'must be absent beside `markId`: a mark of the regatta is used as it is':
    'doit manquer à côté de `markId` : une marque de la régate est prise telle quelle',
  'must say which mark it is: by `markId`, `markTemplateId`, `markPropertiesId` or `freestyleProperties`':
    'doit dire quelle marque c’est : par `markId`, `markTemplateId`, `markPropertiesId` ou `freestyleProperties`',
  'is required here, because nothing else names the mark':
    'est obligatoire ici, car rien d’autre ne nomme la marque',
  'is for marks of type `BUOY`, and this one is `{0}`':
    'est pour les marques du type `BUOY`, et celle-ci est `{0}`',
  'is not drawn: diagrams know {0}, found {1}':
    'n’est pas dessiné : les schémas connaissent {0}, trouvé : {1}',
  'The GPX file has only routes or tracks, whose points are no marks. Save the marks as waypoints (`wpt`).':
    'Le fichier GPX n’a que des routes ou des traces, dont les points ne sont pas des marques. Enregistrez les marques comme points de passage (`wpt`).',
  'The file is an archive. Unpack it, and send the KML file that it contains.':
    'Le fichier est une archive. Décompressez-la, et envoyez le fichier KML qu’elle contient.',
  'The column {0} may be a part of a latitude or a longitude. Name it such as `Lat min`, `N/S`, `Lon min` or `E/W`.':
    'La colonne {0} peut être une partie d’une latitude ou d’une longitude. Nommez-la par exemple `Lat min`, `N/S`, `Lon min` ou `E/W`.',
  '{0} (waypoint {1})': '{0} (point de passage {1})',
  'GPX or KML': 'du GPX ou du KML',
  'must be like {0}, found {1}': 'doit être comme {0}, trouvé : {1}',
  '`54.42` or `54°25.2′N`, from 90 south to 90 north':
    '`54.42` ou `54°25.2′N`, de 90 sud à 90 nord',
  '`10.18` or `10°10.8′E`, from 180 west to 180 east':
    '`10.18` ou `10°10.8′E`, de 180 ouest à 180 est',
  '`54.42, 10.18` or `54°25.2′N 10°10.8′E`': '`54.42, 10.18` ou `54°25.2′N 10°10.8′E`',
  'must be in the file once: {0} is in row {1} already':
    'doit être une seule fois dans le fichier : {0} est déjà à la ligne {1}',
  'one mark': 'une marque',
  'two ids': 'deux identifiants',
  'two marks': 'deux marques',
  'one id': 'un identifiant',
  'must hold {0} with `{1}`: waypoint {2} has {3}, which can be passed as {4}':
    'doit avoir {0} avec `{1}` : le point de passage {2} a {3}, que l’on passe par {4}',
  'must hold one or two ids: waypoint {0} has {1}':
    'doit avoir un ou deux identifiants : le point de passage {0} en a {1}',
  'One transaction can have {0} bytes, and these copies have {1}.':
    'On peut écrire {0} octets à la fois, et ces copies en ont {1}.',
  '{0} Copy to fewer races, or leave out `allOrNone`.':
    '{0} Copiez dans moins de courses, ou omettez `allOrNone`.',
  'Another request changed the race at the same time. Copy again.':
    'Une autre demande a modifié la course au même moment. Copiez de nouveau.',
  'must name each race once: {0} is also target {1}':
    'doit nommer chaque course une fois : {0} est aussi la cible {1}',
  'must name at most {0} races, found {1}': 'doit nommer au plus {0} courses, trouvé : {1}',
  'Only inventories of up to {0} marks can be searched.':
    'Seuls les inventaires de {0} marques au plus peuvent être parcourus.',
  "Could not find a race with race column '{0}' and fleet '{1}' for regatta with name '{2}'.":
    'La régate « {2} » n’a pas de course « {0} » de la flotte « {1} ».',
  'no versions': 'pas de versions',
  'versions {0} to {1}': 'les versions {0} à {1}',
  'Could not find version {0} of the course of {1}: it has {2}.':
    'Le parcours de {1} n’a pas de version {0} : il a {2}.',
  'it has no versions': 'il n’a pas de versions',
  'its first known version was saved at {0}': 'sa première version connue date de {0}',
  'Could not find the course of {0} at {1}: {2}.': 'Il n’y a pas de parcours de {0} à {1} : {2}.',
  'must not be combined with `version`, which has a time already':
    'ne doit pas être combiné avec `version`, qui a déjà une heure',
  "Could not find a mark with {0} '{1}' in regatta '{2}'.":
    'La régate « {2} » n’a pas de marque avec {0} « {1} ».',
  "Could not find a CourseTemplate with ID '{0}'":
    'Aucun modèle de parcours n’a l’identifiant « {0} »',
  'Mark {0} could not be found in regatta {1}': 'La régate {1} n’a pas de marque {0}',
  '{0} with ID {1} could not be resolved': '{0} avec l’identifiant {1} n’existe pas',
  '{0}{1}{2}': '{0}{1}{2}',
  'must be the name of an existing group: `{0}` does not exist':
    'doit être le nom d’un groupe qui existe : `{0}` n’existe pas',
  'Invalid markPropertiesGroupOwnership. It {0}.':
    'markPropertiesGroupOwnership n’est pas valable. La valeur {0}.',
  'Only members of {0} can make it the owner of an object.':
    'Seuls les membres de {0} peuvent lui donner un objet.',
  "Could not find a course to copy: the race with race column '{0}' and fleet '{1}' of regatta '{2}' has no course.":
    'Il n’y a pas de parcours à copier : la course « {0} » de la flotte « {1} » de la régate « {2} » n’en a pas.',
  'Nothing was copied. {0}{1}': 'Rien n’a été copié. {0}{1}',
  '{0} lies {1} m from its position in the inventory, where somebody has put it for this regatta':
    '{0} est à {1} m de sa position dans l’inventaire, là où quelqu’un l’a mise pour cette régate',
  'must be the name of one mark, and the inventory has {0} of this name':
    'doit être le nom d’une seule marque, et l’inventaire en a {0} de ce nom',
  'is required with a `fleet`': 'est obligatoire avec `fleet`',
  "Could not find a race '{0}' in regatta '{1}'.": 'La régate « {1} » n’a pas de course « {0} ».',
  " and fleet '{0}'": ' de la flotte « {0} »',
  "Could not find a race with raceColumn '{0}'{1} in regatta '{2}'.":
    'La régate « {2} » n’a pas de course « {0} »{1}.',
  'The mark is already {0} in race {1}.': 'La marque est déjà {0} dans la course {1}.',
  used: 'utilisée',
  tracked: 'suivie',
  'must not be a mark of the course of {0}': 'ne doit pas être une marque du parcours de {0}',
  'must not be a mark of the tracked race {0}':
    'ne doit pas être une marque de la course suivie {0}',
  'must be a UUID, such as `00000000-0000-4000-8000-000000000000`':
    'doit être un UUID, comme `00000000-0000-4000-8000-000000000000`',
  'must be the same UUID as `id`': 'doit être le même UUID que `id`',
  'a UUID, such as `00000000-0000-4000-8000-000000000000`':
    'un UUID, comme `00000000-0000-4000-8000-000000000000`',
  'has {0}: the first one counts': 'a {0} : le premier compte',
}
