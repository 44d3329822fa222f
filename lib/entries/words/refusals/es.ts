/** The Spanish texts of refusals of entries, by their English patterns. */
export const es = {
  'Name the column `PY` for Portsmouth numbers, `YS` for yardsticks.':
    'Llama a la columna `PY` para números de Portsmouth, `YS` para yardsticks.',
  "must be a three-letter code of the IOC such as GER, found '{0}'":
    'debe ser un código de tres letras del COI como GER; se encontró «{0}»',
  'must be in the file once for a class, and is in row {0} already':
    'debe estar una sola vez en el archivo para una clase, y ya está en la fila {0}',
  "The entries of regatta '{0}' closed at {1}. Ask an organizer to enter the boat.":
    'Las inscripciones de la regata «{0}» cerraron el {1}. Pide a un organizador que inscriba el barco.',
  'must name a regatta with less than {0} entries by its link: an organizer can enter others':
    'debe nombrar una regata con menos de {0} inscripciones por su enlace: un organizador puede inscribir a otros',
  'The registration link takes {0} entries within a minute. Try again in {1}.':
    'El enlace admite {0} inscripciones por minuto. Inténtalo de nuevo en {1}.',
  'must name a regatta that has at most {0} entries then':
    'debe nombrar una regata que tenga entonces {0} inscripciones como máximo',
  "Self-registration to regatta '{0}' is not allowed.":
    'No es posible inscribirse por cuenta propia en la regata «{0}».',
  "Device is already registered to regatta '{0}'.":
    'Este dispositivo ya está inscrito en la regata «{0}».',
  "No competitor name specified and no user authenticated; can't derive competitor name.":
    'Falta un nombre, y nadie ha iniciado sesión. Indica un nombre.',
  '{0} has a result in {1} {2}. Send `withdraw=true` to keep the entry as a withdrawn one.':
    '{0} tiene un resultado en {1} {2}. Retira la inscripción en lugar de quitarla (`withdraw=true`).',
  'is required here: one of {0}': 'es obligatorio aquí: uno de {0}',
  'must leave each boat in at most {0} races with lists of their own: an empty list removes one':
    'debe dejar a cada barco en {0} pruebas con listas propias como máximo: una lista vacía quita una',
  "Not allowed to update competitor with id '{0}'.":
    'No puedes cambiar el participante con el identificador «{0}».',
  'must not be null, because every competitor has a name':
    'no debe ser null, porque todo participante tiene un nombre',
  'No competitor found for id {0}': 'No hay ningún participante con el identificador {0}',
  'must be the id of an entry of the regatta':
    'debe ser el identificador de una inscripción de la regata',
  'must be named once in the request': 'debe nombrarse una sola vez en la solicitud',
  "Could not use a boat class with name 'null'.": 'Falta la clase de barco.',
  'Boat is not valid': 'El barco no existe',
  'is required for a new entry': 'es obligatorio para una inscripción nueva',
  'must be the number of one entry: add the nationality or the class':
    'debe ser el número de una sola inscripción: añade la nacionalidad o la clase',
  'must be another entry than that of row {0}': 'debe ser otra inscripción que la de la fila {0}',
  'Ask the organizer of the event for its current link.':
    'Pide al organizador del evento su enlace actual.',
  '{0} is the sail number of {1} already. Change one of them.':
    '{0} ya es el número de vela de {1}. Cambia uno de los dos.',
  'must be the regatta of another class of the event':
    'debe ser la regata de otra clase del evento',
  '{0} has a result in {1} {2}, and stays in this class.':
    '{0} tiene un resultado en {1} {2}, y se queda en esta clase.',
  'The boat is already entered in {0}.': 'El barco ya está inscrito en {0}.',
  'must have an entry, or `remove`, `withdraw`, `change` or `add` must':
    'debe tener un elemento, o bien `remove`, `withdraw`, `change` o `add`',
  '{0} more errors are not listed': '{0} errores más no están enumerados',
  'must be absent: fleets by {0} do not follow from it':
    'no debe estar: las flotas por {0} no dependen de ello',
  'is required for a medal series: the number of boats that sail in it':
    'es necesario en una serie de medallas: el número de barcos que navegan en ella',
  'must have a number for each fleet: {0}': 'debe tener un número para cada flota: {0}',
  'must add up to the number of boats in the regatta, {0}; found {1}':
    'debe sumar el número de barcos de la regata, {0}; hallado {1}',
}
