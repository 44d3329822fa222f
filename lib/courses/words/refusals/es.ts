/** The Spanish texts of refusals of courses, by their English patterns. */
export const es = {
  'must need less room: the course has {0} bytes, at most {1} fit':
    'debe ocupar menos: el recorrido tiene {0} bytes, caben {1} como máximo',
  'The course is too large. It {0}.': 'El recorrido es demasiado grande. {0}.',
  '{0} marks': '{0} balizas',
  '{0} bytes of marks': '{0} bytes de balizas',
  'must name a regatta with room for the marks: it holds at most {0}':
    'debe nombrar una regata con sitio para las balizas: admite como máximo {0}',
  'The regatta has too many marks. It {0}.': 'La regata tiene demasiadas balizas. El valor {0}.',
  'must hold at most {0} marks that are no marks of the regatta, found {1}':
    'debe tener como máximo {0} balizas que no son de la regata; se encontraron {1}',
  'must be unique: {0} is also entry {1}': 'debe ser único: {0} también es el elemento {1}',
  'must be named by one entry alone: {0} stands in another one, too':
    'debe nombrarse en un solo elemento: {0} está también en otro',
  'waypoint {0} is a pair of one mark with itself':
    'el punto de paso {0} es un par de una baliza consigo misma',
  ' and {0} more': ' y {0} más',
  'waypoint {0} refers to unknown mark configuration {1}; defined are: {2}{3}':
    'el punto de paso {0} nombra la baliza desconocida {1}; conocidas: {2}{3}',
  none: 'ninguna',
  'must be the same as `{0}`': 'debe ser igual a `{0}`',
  'the first waypoint is not a line, but `{0}`':
    'el primer punto de paso no es una línea, sino `{0}`',
  'mark configuration {0} is used by no waypoint: it is a spare':
    'ningún punto de paso usa la baliza {0}: es de reserva',
  'the two marks of waypoint {0} (`{1}`)': 'las dos balizas del punto de paso {0} (`{1}`)',
  '{0} lie at the same place, so no boat can pass between them':
    '{0} están en el mismo sitio, así que ningún barco puede pasar entre ellas',
  '{0} lie {1} km apart': '{0} están a {1} km una de otra',
  'must be absent{0}: the course holds no part to repeat. Copy one with two laps or more':
    'debe faltar{0}: el recorrido no tiene parte que repetir. Copia uno de dos vueltas o más',
  ' or {0}': ' o ser {0}',
  '{0}: {1} at character {2}': '{0}: {1} en el carácter {2}',
  'must not repeat within a repetition': 'no debe repetir dentro de una repetición',
  'must close every parenthesis': 'debe cerrar cada paréntesis',
  'must repeat 1 to {0} times': 'debe repetir de 1 a {0} veces',
  'must have a mark in this place': 'debe tener una baliza en este lugar',
  'must have a mark on both sides of a hyphen': 'debe tener una baliza a cada lado de un guion',
  'must have two marks in a line or gate': 'debe tener dos balizas en una línea o puerta',
  'must not have a side for a line or gate': 'no debe tener lado para una línea o puerta',
  'must say the side: `{0}p` or `{1}s`': 'debe decir el lado: `{0}p` o `{1}s`',
  'must name one mark, and {0} have this name':
    'debe nombrar una sola baliza, y {0} tienen ese nombre',
  'must name marks of the inventory': 'debe nombrar balizas del inventario',
  'must name a mark': 'debe nombrar una baliza',
  'must have at most {0} roundings, found {1}':
    'debe tener como máximo {0} viradas; se encontraron {1}',
  'must be {0}, or a World Sailing designation: {1}, then A for an offset mark, then the number of laps; found {2}':
    'debe ser {0}, o una denominación de World Sailing: {1}, luego A para una baliza de desmarque, luego el número de vueltas; se encontró {2}',
  'is required, because the type does not end in a number':
    'es obligatorio, porque el tipo no acaba en un número',
  'must be {0} or absent, because the type ends in {1}':
    'debe ser {0} o faltar, porque el tipo acaba en {1}',
  'must have {0} to {1} laps, found {2}': 'debe tener de {0} a {1} vueltas; se encontraron {2}',
  'must be at most half of the first leg, {0}, found {1}':
    'debe ser como máximo la mitad del primer tramo, {0}; se encontró {1}',
  'must be absent: there are no waypoints': 'debe faltar: no hay puntos de paso',
  'Repeatable part ({0}, {1}) is out of range for sequence of length {2}':
    'La parte que se repite ({0}, {1}) no cabe en {2} puntos de paso',
  'must be greater than the start of the part, {0}; found {1}':
    'debe ser mayor que el comienzo de la parte, {0}; se encontró {1}',
  'must fit into the waypoints: {0} of this part would end after {1}, and there are {2}. It may be left out':
    'debe caber en los puntos de paso: {0} veces esta parte acabaría tras {1}, y hay {2}. Puede omitirse',
  'must be {0} or more: no negative indices are possible for the repeatable part. Found {1}':
    'debe ser {0} o más: la parte que se repite no tiene índices negativos. Se encontró {1}',
  'must be {0} or more; found {1}': 'debe ser {0} o más; se encontró {1}',
  'must be {0} to {1}, because there {2} {3}; found {4}':
    'debe ser de {0} a {1}, porque {2} {3}; se encontró {4}',
  is: 'hay',
  are: 'hay',
  'is required with a repeatable part: a course with one requires a lap count':
    'es obligatorio con una parte que se repite: ese recorrido necesita un número de vueltas',
  'must be at most {0}, and this course has {1}':
    'debe ser {0} como máximo, y este recorrido tiene {1}',
  'must be less: with {0} laps there would be {1} waypoints, and at most {2} are possible':
    'debe ser menos: con {0} vueltas habría {1} puntos de paso, y como máximo son posibles {2}',
  'must come with `associatedRole`, whose short name it is':
    'debe ir con `associatedRole`, cuyo nombre corto es',
  'needs a regatta, whose mark it is: say which by the parameter `regattaName`':
    'necesita una regata, a la que pertenezca la baliza: nómbrala con `regattaName`',
  'must be absent beside `markId`: a mark of the regatta is used as it is':
    'debe faltar junto a `markId`: una baliza de la regata se usa tal cual',
  'must say which mark it is: by `markId`, `markTemplateId`, `markPropertiesId` or `freestyleProperties`':
    'debe decir qué baliza es: con `markId`, `markTemplateId`, `markPropertiesId` o `freestyleProperties`',
  'is required here, because nothing else names the mark':
    'es obligatorio aquí, porque nada más nombra la baliza',
  'is for marks of type `BUOY`, and this one is `{0}`':
    'es para balizas del tipo `BUOY`, y esta es `{0}`',
  'is not drawn: diagrams know {0}, found {1}':
    'no se dibuja: los esquemas conocen {0}; se encontró {1}',
  'The GPX file has only routes or tracks, whose points are no marks. Save the marks as waypoints (`wpt`).':
    'El archivo GPX solo tiene rutas o trazas, cuyos puntos no son balizas. Guarda las balizas como puntos de paso (`wpt`).',
  'The file is an archive. Unpack it, and send the KML file that it contains.':
    'El archivo está comprimido. Descomprímelo y envía el archivo KML que contiene.',
  'The column {0} may be a part of a latitude or a longitude. Name it such as `Lat min`, `N/S`, `Lon min` or `E/W`.':
    'La columna {0} puede ser parte de una latitud o longitud. Llámala por ejemplo `Lat min`, `N/S`, `Lon min` o `E/W`.',
  '{0} (waypoint {1})': '{0} (punto de paso {1})',
  'GPX or KML': 'GPX ni KML',
  'must be like {0}, found {1}': 'debe ser como {0}; se encontró {1}',
  '`54.42` or `54°25.2′N`, from 90 south to 90 north':
    '`54.42` o `54°25.2′N`, de 90 sur a 90 norte',
  '`10.18` or `10°10.8′E`, from 180 west to 180 east':
    '`10.18` o `10°10.8′E`, de 180 oeste a 180 este',
  '`54.42, 10.18` or `54°25.2′N 10°10.8′E`': '`54.42, 10.18` o `54°25.2′N 10°10.8′E`',
  'must be in the file once: {0} is in row {1} already':
    'debe estar una sola vez en el archivo: {0} ya está en la fila {1}',
  'one mark': 'una baliza',
  'two ids': 'dos identificadores',
  'two marks': 'dos balizas',
  'one id': 'un identificador',
  'must hold {0} with `{1}`: waypoint {2} has {3}, which can be passed as {4}':
    'debe tener {0} con `{1}`: el punto de paso {2} tiene {3}, que se pasa como {4}',
  'must hold one or two ids: waypoint {0} has {1}':
    'debe tener uno o dos identificadores: el punto de paso {0} tiene {1}',
  'One transaction can have {0} bytes, and these copies have {1}.':
    'Caben {0} bytes de una vez, y estas copias tienen {1}.',
  '{0} Copy to fewer races, or leave out `allOrNone`.':
    '{0} Copia a menos pruebas, u omite `allOrNone`.',
  'Another request changed the race at the same time. Copy again.':
    'Otra solicitud cambió la prueba a la vez. Copia de nuevo.',
  'must name each race once: {0} is also target {1}':
    'debe nombrar cada prueba una vez: {0} es también el destino {1}',
  'must name at most {0} races, found {1}':
    'debe nombrar como máximo {0} pruebas; se encontraron {1}',
  'Only inventories of up to {0} marks can be searched.':
    'Solo se puede buscar en inventarios de hasta {0} balizas.',
  "Could not find a race with race column '{0}' and fleet '{1}' for regatta with name '{2}'.":
    'La regata «{2}» no tiene ninguna prueba «{0}» de la flota «{1}».',
  'no versions': 'ninguna versión',
  'versions {0} to {1}': 'las versiones {0} a {1}',
  'Could not find version {0} of the course of {1}: it has {2}.':
    'El recorrido de {1} no tiene la versión {0}: tiene {2}.',
  'it has no versions': 'no tiene versiones',
  'its first known version was saved at {0}': 'su primera versión conocida es de {0}',
  'Could not find the course of {0} at {1}: {2}.': 'No hay recorrido de {0} a las {1}: {2}.',
  'must not be combined with `version`, which has a time already':
    'no debe combinarse con `version`, que ya tiene una hora',
  "Could not find a mark with {0} '{1}' in regatta '{2}'.":
    'La regata «{2}» no tiene ninguna baliza con {0} «{1}».',
  "Could not find a CourseTemplate with ID '{0}'":
    'No hay ninguna plantilla de recorrido con el identificador «{0}»',
  'Mark {0} could not be found in regatta {1}': 'La regata {1} no tiene ninguna baliza {0}',
  '{0} with ID {1} could not be resolved': '{0} con el identificador {1} no existe',
  '{0}{1}{2}': '{0}{1}{2}',
  'must be the name of an existing group: `{0}` does not exist':
    'debe ser el nombre de un grupo que exista: `{0}` no existe',
  'Invalid markPropertiesGroupOwnership. It {0}.':
    'markPropertiesGroupOwnership no es válido. El valor {0}.',
  'Only members of {0} can make it the owner of an object.':
    'Solo los miembros de {0} pueden darle un objeto.',
  "Could not find a course to copy: the race with race column '{0}' and fleet '{1}' of regatta '{2}' has no course.":
    'No hay recorrido que copiar: la prueba «{0}» de la flota «{1}» de la regata «{2}» no tiene.',
  'Nothing was copied. {0}{1}': 'No se copió nada. {0}{1}',
  '{0} lies {1} m from its position in the inventory, where somebody has put it for this regatta':
    '{0} está a {1} m de su posición en el inventario, donde alguien la puso para esta regata',
  'must be the name of one mark, and the inventory has {0} of this name':
    'debe ser el nombre de una sola baliza, y el inventario tiene {0} con ese nombre',
  'is required with a `fleet`': 'es obligatorio con `fleet`',
  "Could not find a race '{0}' in regatta '{1}'.": 'La regata «{1}» no tiene ninguna prueba «{0}».',
  " and fleet '{0}'": ' de la flota «{0}»',
  "Could not find a race with raceColumn '{0}'{1} in regatta '{2}'.":
    'La regata «{2}» no tiene ninguna prueba «{0}»{1}.',
  'The mark is already {0} in race {1}.': 'La baliza ya está {0} en la prueba {1}.',
  used: 'en uso',
  tracked: 'en seguimiento',
  'must not be a mark of the course of {0}': 'no debe ser una baliza del recorrido de {0}',
  'must not be a mark of the tracked race {0}': 'no debe ser una baliza de la prueba seguida {0}',
  'must be a UUID, such as `00000000-0000-4000-8000-000000000000`':
    'debe ser un UUID, como `00000000-0000-4000-8000-000000000000`',
  'must be the same UUID as `id`': 'debe ser el mismo UUID que `id`',
  'a UUID, such as `00000000-0000-4000-8000-000000000000`':
    'un UUID, como `00000000-0000-4000-8000-000000000000`',
  'has {0}: the first one counts': 'tiene {0}: cuenta el primero',
}
