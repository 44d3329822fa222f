/** The Spanish texts of refusals of results, by their English patterns. */
export const es = {
  'must be the sail number of `competitorId`, {0}, or be left out':
    'debe ser el número de vela de `competitorId`, {0}, o faltar',
  'must be the sail number of an entry of the regatta':
    'debe ser el número de vela de una inscripción de la regata',
  'must be the sail number of one entry. Candidates: {0}. Put the nationality in front, or send `competitorId`':
    'debe ser el número de vela de una sola inscripción. Posibles: {0}. Pon delante la nacionalidad, o envía `competitorId`',
  'must be there, or `competitorId`': 'debe estar, o `competitorId`',
  'must not be in two lines: /finishes/{0} is also of {1}':
    'no debe estar en dos líneas: /finishes/{0} también es de {1}',
  'must not be on the first line: no boat is before it':
    'no debe estar en la primera línea: no hay ningún barco delante',
  'must not stand beside {0}: a penalty needs a boat that keeps her place. Leave out the penalties or the code, or send `points`':
    'no debe estar junto a {0}: una penalización necesita un barco que conserve su puesto. Omite las penalizaciones o el código, o envía `points`',
  'must be there for RDG, or `points`': 'debe estar para RDG, o `points`',
  'must be the name of a race column of the regatta':
    'debe ser el nombre de una prueba de la regata',
  'must be there for redress of the kind `points`':
    'debe estar para una reparación del tipo `points`',
  'must name a race column to average, or be left out':
    'debe nombrar una prueba para la media, o faltar',
  'must not be before {0}, {1}': 'no debe ser anterior a {0}, {1}',
  'the start of the race': 'la salida de la prueba',
  'the time of {0}': 'el tiempo de {0}',
  'must be `draft` until the race has a start time. Give it on the start page of the race, or with `PUT leaderboards/{leaderboard}/starttime`':
    'debe ser `draft` hasta que la prueba tenga hora de salida. Indícala en la página de salida de la prueba, o con `PUT leaderboards/{leaderboard}/starttime`',
  'must be there: allowances are seconds for each nautical mile':
    'debe estar: las ventajas son segundos por milla',
  'must be there: places are by corrected time. Or send `points`, or a code':
    'debe estar: los puestos son por tiempo compensado. O envía `points`, o un código',
  'is of a boat without a rating: set her handicap in the entries, or send `points`':
    'es de un barco sin rating: ponlo en las inscripciones, o envía `points`',
  '{0} ({1}) is not in the list of the fleet {2} in {3}. Assign her first, or remove her from the sheet.':
    '{0} ({1}) no está en la lista de la flota {2} en {3}. Asígnalo primero, o quítalo de la hoja.',
  'The fleet {0} has no boats in {1} yet. Assign them first.':
    'La flota {0} aún no tiene barcos en {1}. Asígnalos primero.',
  'must not be DUTY: {0} has it in other races ({1}), and the limit is {2}':
    'no debe ser DUTY: {0} lo tiene en otras pruebas ({1}), y el límite es {2}',
  '{0} is in the sheet of the fleet {1} already. Remove her from one of the two.':
    '{0} ya está en la hoja de la flota {1}. Quítalo de una de las dos.',
  'Times cannot be scored by {0}, which needs a performance curve. Send `points` for each boat without a code.':
    'Con {0} no se puede puntuar por tiempo, porque necesita una curva de rendimiento. Envía `points` para cada barco sin código.',
  'Race {0} {1} has no finish sheet yet.': 'La prueba {0} {1} aún no tiene hoja de llegada.',
  'A finish sheet takes at most {0} bytes. Use shorter comments.':
    'Una hoja de llegada ocupa como máximo {0} bytes. Usa comentarios más cortos.',
  'A change of results takes at most {0} bytes. Change fewer entries at once.':
    'Un cambio de resultados ocupa como máximo {0} bytes. Cambia menos de una vez.',
  'must name fewer race columns, or `maxCompetitorsCount` must be at most {0}':
    'debe nombrar menos pruebas, o `maxCompetitorsCount` debe ser {0} como máximo',
  '{0}, because the response would have more than {1} bytes':
    '{0}, porque la respuesta tendría más de {1} bytes',
  'The series does not exist.': 'La serie no existe.',
  'must be from 0.1 to 10, with at most two decimals':
    'debe ser de 0,1 a 10, con dos decimales como máximo',
  "Could not find a fleet with name '{0}' in race column '{1}'.":
    'La prueba «{1}» no tiene ninguna flota «{0}».',
  'a number from 0.1 to 10, or empty': 'un número de 0,1 a 10, o vacío',
  'The regatta has results, or has had some. Its handicap stays.':
    'La regata tiene resultados, o los ha tenido. Su compensación no cambia.',
  'The fleet {0} is not empty. Boats: {1}. Move them to another fleet first.':
    'La flota {0} no está vacía. Barcos: {1}. Pásalos antes a otra flota.',
  'The race {0} of the fleet {1} has a course, a start, tracking or a result. The fleet stays.':
    'La prueba {0} de la flota {1} tiene un recorrido, una salida, un seguimiento o un resultado. La flota se queda.',
}
