/** The Spanish texts of refusals of races, by their English patterns. */
export const es = {
  "Could not find a boat with id '{0}'.": 'No hay ningún barco con el identificador «{0}».',
  "Could not find a competitor with id '{0}'.":
    'No hay ningún participante con el identificador «{0}».',
  "Could not find a competitor with ID '{0}'.":
    'No hay ningún participante con el identificador «{0}».',
  'must name a regatta with less than {0} mappings of devices: removing a competitor from the regatta removes those of the competitor':
    'debe nombrar una regata con menos de {0} asignaciones de dispositivos: al quitar un participante se quitan las suyas',
  "Could not find an event with id '{0}'.": 'No hay ningún evento con el identificador «{0}».',
  'A regatta takes at most {0} bytes. Use shorter names.':
    'Una regata ocupa como máximo {0} bytes. Usa nombres más cortos.',
  "Could not find a regatta with name '{0}'.": 'No hay ninguna regata con el nombre «{0}».',
  "Could not find a leaderboard with name '{0}'.":
    'No hay ninguna clasificación con el nombre «{0}».',
  'must be a time zone such as Europe/Berlin': 'debe ser una zona horaria como Europe/Berlin',
  'is required, or `venuelat` and `venuelng` instead':
    'es obligatorio, o `venuelat` y `venuelng` en su lugar',
  'must be a day that exists': 'debe ser un día que exista',
  'must not be before the start': 'no debe ser anterior al comienzo',
  'must differ from the names of the other series':
    'debe ser distinto de los nombres de las otras series',
  'must differ from the names of the other fleets, with `/` written as `__`':
    'debe ser distinto de los nombres de las otras flotas, con `__` en lugar de `/`',
  'must be of an entry of the regatta': 'debe ser de una inscripción de la regata',
  'must be in one list, and once': 'debe estar en una sola lista, y una sola vez',
  'must be the number of one entry: put the nationality in front, or send the id of the competitor in `competitorIds`':
    'debe ser el número de una sola inscripción: pon delante la nacionalidad, o envía el identificador del participante en `competitorIds`',
  'must be one of {0}': 'debe ser uno de {0}',
  'must be the name of what is deleted': 'debe ser el nombre de lo que se borra',
  'is required with `fleet`': 'es obligatorio con `fleet`',
  "Could not find a race column with name '{0}' in regatta '{1}'.":
    'La regata «{1}» no tiene ninguna prueba «{0}».',
  'must leave the regatta with at most {0} races, found {1}':
    'debe dejar a la regata como máximo {0} pruebas; se encontraron {1}',
  'A regatta cannot have so many races.': 'Una regata no puede tener tantas pruebas.',
  'must be at most {0}: the current pass is {1}':
    'debe ser {0} como máximo: la pasada actual es {1}',
  'There is a tracked race {0} in the regatta {1} already.':
    'La regata {1} ya tiene una prueba seguida {0}.',
  '{0} Choose a `tracked_race_name`.': '{0} Elige un `tracked_race_name`.',
  'The secret of the registration link is enough only for the device that registered the competitor there. Send its id as deviceUuid, or sign in with UPDATE.':
    'El enlace de inscripción solo basta al dispositivo que inscribió al participante. Envía su identificador como deviceUuid, o inicia sesión con UPDATE.',
  "Could not find a race with name '{0}' in regatta '{1}'.":
    'La regata «{1}» no tiene ninguna prueba «{0}».',
  "Could not find a race column '{0}' in leaderboard '{1}'.":
    'La clasificación «{1}» no tiene ninguna prueba «{0}».',
  "Could not find a fleet '{0}' in raceColumn '{1}'.":
    'La prueba «{1}» no tiene ninguna flota «{0}».',
  'There is a regatta {0} already.': 'Ya hay una regata {0}. Elige otro nombre.',
  'There is a regatta already whose name in paths is {0}, like that of {1}.':
    'Ya hay una regata que en las direcciones se llama {0}, como {1}.',
  'There is a regatta already whose name looks like {0}. Choose another name.':
    'Ya hay una regata cuyo nombre se parece a {0}. Elige otro.',
  'Not permitted to set the secret of the registration link: your permission [{0}] has an end, and the secret has none. Leave out registrationLinkSecret.':
    'No puedes cambiar el enlace de inscripción: tu permiso [{0}] tiene fin, y el enlace no. Omite registrationLinkSecret.',
  'three letters such as GER': 'tres letras como GER',
  'a URL with http or https, or empty': 'una dirección con http o https, o vacía',
  'is the event of {0} regattas already, which is the limit':
    'ya es el evento de {0} regatas, que es el límite',
  "Could not find a leaderboard group with name '{0}'.":
    'No hay ningún grupo de clasificaciones con el nombre «{0}».',
  'must be shorter: the regatta {0} would have {1} characters, and {2} are the limit':
    'debe ser más corto: la regata {0} tendría {1} caracteres, y {2} son el límite',
  'must be the name of a series of the regatta': 'debe ser el nombre de una serie de la regata',
  'The event {0} has a group of its own already.': 'El evento {0} ya tiene un grupo propio.',
  'must be null with a high point system: only LOW_POINT and LOW_POINT_WINNER_GETS_ZERO can have others':
    'debe ser null con un sistema de puntuación alta: solo LOW_POINT y LOW_POINT_WINNER_GETS_ZERO pueden tener otros',
  'must not be `rank` with a high point system, in which the number of a worse rank is a better score':
    'no debe ser `rank` con un sistema de puntuación alta, en el que el número de un puesto peor es una puntuación mejor',
  'must be a low point system: a series carries a rank over, and the number of a worse one would be a better score':
    'debe ser un sistema de puntuación baja: una serie arrastra un puesto, y el número de uno peor sería una puntuación mejor',
  'must be `points`: only the points of `HIGH_POINT` are a part of possible ones':
    'debe ser `points`: solo los puntos de `HIGH_POINT` son una parte de los posibles',
  'must be absent beside `minimumRaces`': 'no debe estar junto a `minimumRaces`',
  'must have either `best` or `share`': 'debe tener `best` o `share`, uno de los dos',
  'must be null beside `average`: an average is one of all races, or `average` must be null':
    'debe ser null junto a `average`: un promedio es de todas las pruebas, o `average` debe ser null',
  'must be in the order qualifying, final, medal, one of each: the series {0} before {1} is {2}':
    'debe seguir el orden qualifying, final, medal, una vez cada uno: la serie {0} antes de {1} es {2}',
  'must be absent: {0} is no final and no medal series, which alone carry scores':
    'no debe estar: {0} no es una serie final ni de medallas, las únicas que arrastran puntuaciones',
  'must be absent: there is no qualifying series before {0} whose scores it could carry':
    'no debe estar: no hay antes de {0} una serie clasificatoria cuyas puntuaciones pueda arrastrar',
  'must be absent: {0} is no qualifying series, which alone has races left over':
    'no debe estar: {0} no es una serie clasificatoria, la única en la que sobran pruebas',
}
