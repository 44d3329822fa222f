/** The Spanish texts of refusals of all endpoints, by their English patterns. */
export const es = {
  'The request cannot be read': 'La solicitud no se puede leer',
  'The input is not valid': 'Los datos no son válidos',
  'The input refers to a missing object': 'Los datos nombran algo que no existe',
  'Sign in first': 'Inicia sesión primero',
  'The credentials are not valid': 'Las credenciales no son válidas',
  'Not permitted': 'No permitido',
  'Refused because another site sent it': 'Rechazado porque lo envió otro sitio',
  'Not found': 'No encontrado',
  'The path does not support this method': 'La ruta no admite este método',
  'The object exists already': 'El objeto ya existe',
  'A race uses the mark': 'Una prueba usa la baliza',
  'The regatta has a metric by which times cannot be scored': 'La regata no se puntúa por tiempo',
  'The boat is in the sheet of another fleet': 'El barco está en la hoja de otra flota',
  'The boat has results': 'El barco tiene resultados',
  'The regatta depends on the setting': 'La regata depende del ajuste',
  'Another request changed the object at the same time': 'Otra solicitud cambió el objeto a la vez',
  'The same request is still running': 'La misma solicitud sigue en curso',
  'The service needs an administrator': 'El servicio necesita un administrador',
  'The service does not work without this role': 'El servicio no funciona sin este rol',
  'The feed no longer has the next event': 'El flujo ya no tiene el evento siguiente',
  'The invitation is not valid any more': 'La invitación ya no es válida',
  'The permission must name one object': 'El permiso debe nombrar un objeto',
  'The condition of the request is not met': 'No se cumple la condición de la solicitud',
  'The user cannot be created or changed like this': 'La cuenta no se puede crear ni cambiar así',
  'The request is too large': 'La solicitud es demasiado grande',
  'The media type of the body is not supported': 'El tipo de medio del cuerpo no se admite',
  'The key was sent with another request': 'La clave se envió con otra solicitud',
  'Too many requests in a minute': 'Demasiadas solicitudes en un minuto',
  'Internal error': 'Error interno',
  'The storage of the service is full': 'El almacenamiento del servicio está lleno',
  'The service cannot store anything now. What is stored can be read.':
    'El servicio no puede guardar nada por ahora. Lo guardado se puede leer.',
  'The service is temporarily unavailable': 'El servicio no está disponible por ahora',
  'Sign in first.': 'Inicia sesión primero.',
  'Sign in: {0} is not public.': 'Inicia sesión: {0} no es público.',
  'Subject does not have permission [{0}]': 'Te falta el permiso [{0}].',
  'There is a {0} {1} already.': 'Ya hay un objeto {1} del tipo {0}.',
  'The id {0} belongs, or belonged, to another {1}.':
    'El identificador {0} pertenece o pertenecía a otro objeto del tipo {1}.',
  'Only administrators choose the id of a group or a role. Leave `id` out.':
    'Solo los administradores eligen el identificador de un grupo o un rol. Omite `id`.',
  "No role with id '{0}' found.": 'No hay ningún rol con el identificador «{0}».',
  'User {0} not known': 'La cuenta {0} no existe.',
  'Usergroup with this id does not exist.': 'No hay ningún grupo con este identificador.',
  '{0} {1} does not exist.': '{0} {1} no existe.',
  'You have {0} until {1}, and can give it until then only.':
    'Tienes {0} hasta {1}, y solo puedes darlo hasta entonces.',
  '{0}. {1}': '{0}. {1}',
  '{0}. You have {1} {2}. You may use it, but not pass it on. Passing it on needs {3}.':
    '{0}. Tienes {1} {2}. Puedes usarlo, pero no darlo a otros. Para eso hace falta {3}.',
  'a transitive role of your own': 'un rol propio que puedas dar a otros',
  '{0}, ownership of the group, or your own permission to update the group':
    '{0}, la propiedad del grupo, o el permiso propio de cambiarlo',
  'through the group {0}': 'por el grupo {0}',
  'through a role that is not transitive': 'por un rol que no se da a otros',
  'because everybody has it': 'porque todos lo tienen',
  'through the access control list': 'por la lista de acceso',
  '{0}, or ownership of the object': '{0}, o la propiedad del objeto',
  'must have `*` or upper-case letters, digits and `_` as {0}, found `{1}`':
    'debe tener `*` o mayúsculas, cifras y `_` como {0}; se encontró `{1}`',
  type: 'tipo',
  action: 'acción',
  'must not have an empty id': 'no debe tener un identificador vacío',
  'must have ids of at most {0} bytes in encoded form':
    'debe tener identificadores de {0} bytes como máximo',
  'must be `*`, `TYPE:ACTION` or `TYPE:ACTION:ID`':
    'debe ser `*`, `TYPE:ACTION` o `TYPE:ACTION:ID`',
  'The user name, the password or the token is not valid.':
    'El nombre de usuario, la contraseña o la clave no son válidos.',
  'The service does not respond fast enough. Try again soon.':
    'El servicio no responde lo bastante rápido. Inténtalo pronto de nuevo.',
  'Too many passwords wait to be checked. Try again later.':
    'Demasiadas contraseñas esperan su comprobación. Inténtalo más tarde.',
  'Password does not meet requirements: it {0}.': 'La contraseña no sirve: {0}.',
  'must have at least {0} characters': 'debe tener al menos {0} caracteres',
  'must have at most {0} bytes in UTF-8': 'debe tener como máximo {0} bytes en UTF-8',
  'must not be the user name': 'no debe ser el nombre de usuario',
  'is one of the common passwords, which are guessed first':
    'es una de las contraseñas comunes, que se adivinan primero',
  'an empty text': 'un texto vacío',
  'a list of {0}': 'una lista de {0}',
  'an object': 'un objeto',
  'the text {0}': 'el texto {0}',
  'a text': 'un texto',
  'a whole number': 'un número entero',
  'a number': 'un número',
  'a fraction': 'una fracción',
  'true or false': '`true` o `false`',
  'a list': 'una lista',
  null: 'null',
  'something else': 'otra cosa',
  'must be {0}, found {1}': 'debe ser {0}; se encontró {1}',
  'must be {0}': 'debe ser {0}',
  'Did you mean it by {0}?': '¿Te referías a eso con {0}?',
  "Did you mean it by '{0}'?": '¿Te referías a eso con «{0}»?',
  'Did you mean `{0}`?': '¿Querías decir `{0}`?',
  'Did you mean {0}?': '¿Querías decir {0}?',
  'is required': 'es obligatorio',
  'must not hold control or invisible characters, found {0}':
    'no debe tener caracteres de control ni invisibles; se encontró {0}',
  '{0} as character {1}': '{0} como carácter {1}',
  'must have {0} to {1} characters, found {2}':
    'debe tener de {0} a {1} caracteres; se encontraron {2}',
  'must have at most {0} entries, found {1}':
    'debe tener como máximo {0} elementos; se encontraron {1}',
  '{0} or more': '{0} o más',
  '{0} to {1}': 'de {0} a {1}',
  'must be a JSON object, as text. It {0}': 'debe ser un objeto JSON, como texto ({0})',
  'must be given once': 'debe indicarse una sola vez',
  'must be sent in the body: addresses end up in logs':
    'debe enviarse en el cuerpo: las direcciones acaban en los registros',
  'has one value in the query and another one in the body':
    'tiene un valor en la dirección y otro en el cuerpo',
  'The query has more than {0} characters.': 'La dirección tiene más de {0} caracteres.',
  'Other requests keep changing the same object. Try again.':
    'Otras solicitudes cambian el mismo objeto. Inténtalo de nuevo.',
  'must name an object, in at most {0} bytes': 'debe nombrar un objeto, en {0} bytes como máximo',
  'The body is not a picture of type {0}.': 'El archivo no es una imagen del tipo {0}.',
  'The picture has a side of more than {0} pixels.':
    'La imagen tiene un lado de más de {0} píxeles.',
  'The body has more than {0} bytes.': 'El contenido tiene más de {0} bytes.',
  'Nothing was done, because of {0}: {1}': 'No se hizo nada, por {0}: {1}',
  'no GET returns an ETag of the object that this request changes. Remove the header.':
    'ningún GET devuelve el ETag del objeto que cambia esta solicitud. Quita la cabecera.',
  'the object does not exist.': 'el objeto no existe.',
  'the object has changed since you read it. Read it again.':
    'el objeto cambió desde que lo leíste. Léelo de nuevo.',
  'there is one already. Read it: it may be your own, from an earlier attempt.':
    'ya hay uno. Léelo: puede ser el tuyo, de un intento anterior.',
  'it is still what you have seen.': 'sigue siendo lo que viste.',
  'A page of another site sent this with credentials that the browser added by itself.':
    'Una página de otro sitio envió esto con credenciales que añadió el navegador.',
  'This GET changes something, and it may come from a link on another site. Send a POST, or sign in with `Authorization: Bearer`, or add the header `Sec-Fetch-Site: same-origin`.':
    'Este GET cambia algo, y puede venir de un enlace en otro sitio. Envía un POST, o inicia sesión con `Authorization: Bearer`, o añade la cabecera `Sec-Fetch-Site: same-origin`.',
  'This Idempotency-Key was sent with another request. Take a new key for each request.':
    'Esta Idempotency-Key se envió con otra solicitud. Usa una nueva para cada solicitud.',
  'The request with this Idempotency-Key is still running. Repeat it later to get its response.':
    'La solicitud con esta Idempotency-Key sigue en curso. Repítela más tarde para obtener su respuesta.',
  'The response is too large to be stored. Nothing was changed. Send the request without Idempotency-Key.':
    'La respuesta es demasiado grande para guardarla. No se cambió nada. Envía la solicitud sin Idempotency-Key.',
  'Something went wrong here. Tell the operator the request id.':
    'Algo salió mal aquí. Indica al operador el identificador de la solicitud.',
  'This user has sent {0} requests': 'Esta cuenta envió {0} solicitudes',
  'This network has sent {0} requests': 'Esta red envió {0} solicitudes',
  'This network has signed in {0} times': 'Esta red inició sesión {0} veces',
  'The devices in this network have sent {0} requests':
    'Los dispositivos de esta red enviaron {0} solicitudes',
  'This user has changed roles and groups {0} times': 'Esta cuenta cambió roles y grupos {0} veces',
  'This connection has sent {0} messages': 'Esta conexión envió {0} mensajes',
  '{0} within a minute. Try again in {1}.': '{0} en un minuto. Inténtalo de nuevo en {1}.',
  '{0} second': '{0} segundo',
  '{0} seconds': '{0} segundos',
  'is not the name of an object that you may read': 'no es el nombre de un objeto que puedas leer',
  'is not known here': 'no se conoce aquí',
  'Leave it out.': 'Omítelo.',
  'Leave it out, or use {0}.': 'Omítelo, o usa {0}.',
  'There is nothing at this path. See /docs for what there is.':
    'No hay nada en esta ruta. En /docs está lo que hay.',
  'There is nothing at this path. Did you mean `{0}`? See /docs for what there is.':
    'No hay nada en esta ruta. ¿Querías decir `{0}`? En /docs está lo que hay.',
  'This path knows {0}, not {1}.': 'Esta ruta conoce {0}, no {1}.',
  '{0} {1}.': '{0} {1}.',
  'The body looks like JSON, but it was read as a form. Send it with `Content-Type: application/json`':
    'El cuerpo parece JSON, pero se leyó como formulario. Envíalo con `Content-Type: application/json`',
  '{0}, found {1}': '{0}; se encontró {1}',
  'must be {0} or more': 'debe ser {0} o más',
  'must be {0} or less': 'debe ser {0} o menos',
  '{0} character': '{0} carácter',
  '{0} characters': '{0} caracteres',
  'must have at least {0}': 'debe tener al menos {0}',
  'must have at most {0}': 'debe tener como máximo {0}',
  '{0} entry': '{0} elemento',
  '{0} entries': '{0} elementos',
  '{0} or {1}': '{0} o {1}',
  '{0}': '{0}',
  '{0} that matches {1}': '{0} según el patrón {1}',
  '{0} from {1} to {2}': '{0} de {1} a {2}',
  '{0} of at most {1}': '{0} de {1} como máximo',
  'a text of {0}': 'un texto de {0}',
  'must come from {0}': 'debe venir de {0}',
  'the `Link` of a page': 'el `Link` de una página',
  'The cursor is not valid for this list.': 'El cursor no es válido para esta lista.',
  'The table does not respond in time. Try again soon.':
    'La base de datos no responde a tiempo. Inténtalo pronto de nuevo.',
  'The table cannot be reached. Try again soon.':
    'No se puede acceder a la base de datos. Inténtalo pronto de nuevo.',
  'row {0}': 'fila {0}',
  '{0} in row {1}': '{0} en la fila {1}',
  ' (and {0} more)': ' (y {0} más)',
  'Missing {0}. It {1}.{2}': 'Falta {0}. El valor {1}.{2}',
  'Invalid {0}. It {1}.{2}': '{0} no es válido. El valor {1}.{2}',
  'must have a part, and at most {0} bytes in encoded form':
    'debe tener una parte, y {0} bytes como máximo',
  'The id of the object {0}.': 'El identificador del objeto {0}.',
  'must have at most {0} characters, found {1}':
    'debe tener como máximo {0} caracteres; se encontraron {1}',
  'The file is not valid UTF-16.': 'El archivo no es UTF-16 válido.',
  'The file has more than {0} lines.': 'El archivo tiene más de {0} líneas.',
  'The cell in row {0}, column {1} has more than {2} characters.':
    'La celda de la fila {0}, columna {1} tiene más de {2} caracteres.',
  'The file is not a table: {0}.': 'El archivo no es una tabla: {0}.',
  'is required, and the file has no column with such a header':
    'es obligatorio, y el archivo no tiene ninguna columna con ese título',
  'must be followed by 1 to {0}, found {1}': 'debe ir seguido de 1 a {0}; se encontraron {1}',
  '{0} row': '{0} fila',
  '{0} rows': '{0} filas',
  '{0} waypoint': '{0} punto de paso',
  '{0} waypoints': '{0} puntos de paso',
  'must be a time that exists': 'debe ser una hora que exista',
  'must be {0}; the day and the time must exist': 'debe ser {0}; el día y la hora deben existir',
  'must be after `validFrom`': 'debe ser posterior a `validFrom`',
  'must be after now, which is {0}': 'debe ser posterior a ahora, {0}',
  'must have {0} to {1} characters': 'debe tener de {0} a {1} caracteres',
  'must be in Unicode normalization form C': 'debe estar en la forma de normalización Unicode C',
  'must not contain control, invisible or unassigned characters, found {0}':
    'no debe tener caracteres de control, invisibles o desconocidos; se encontró {0}',
  'must not begin or end with a blank': 'no debe empezar ni acabar con un espacio',
  'must not contain a colon, because HTTP Basic cannot transmit it':
    'no debe contener dos puntos, que HTTP Basic no puede transmitir',
  'must not contain `~` before two hexadecimal digits, which stand for a byte in paths':
    'no debe contener `~` antes de dos cifras hexadecimales, que en las rutas representan un byte',
  'is reserved': 'está reservado',
  'The document is not {0}. {1}.': 'El documento no es {0}. {1}.',
  'It must not have a DTD': 'No debe tener una DTD',
  'It has more than {0} levels of elements': 'Tiene más de {0} niveles de elementos',
  'The root element must be {0}': 'El elemento raíz debe ser {0}',
  'a UUID': 'un UUID',
  'an upper-case word such as EVENT': 'una palabra en mayúsculas como EVENT',
  'an e-mail address, or empty': 'una dirección de correo, o vacío',
  'an e-mail address': 'una dirección de correo',
  'a text without control or invisible characters':
    'un texto sin caracteres de control ni invisibles',
  'a text without control or invisible characters, and without blanks at its beginning':
    'un texto sin caracteres de control ni invisibles, y sin espacios al principio',
  'a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`':
    'un texto de al menos un carácter, sin caracteres de control ni espacios en los bordes, y que no sea `.` ni `..`',
  'a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.`, `..`, `__proto__`, `constructor` or `prototype`':
    'un texto de al menos un carácter, sin caracteres de control ni invisibles, sin espacios en los bordes, y que no sea `.`, `..`, `__proto__`, `constructor` ni `prototype`',
  'a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00':
    'una fecha como 2026-06-20, o fecha y hora como 2026-06-20T10:30:00+02:00',
  '`#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit':
    '`#RRGGBB`, `#RGB`, `RRGGBB` o `RGB`, cada letra una cifra hexadecimal',
  'Several Content-Type headers contradict each other. Send one.':
    'Varias cabeceras Content-Type se contradicen. Envía una.',
  'A body with the Content-Encoding `{0}` is not read: send it without one.':
    'No se lee un cuerpo con el Content-Encoding `{0}`: envíalo sin él.',
  'A body without a Content-Type is not read here: send {0}.':
    'Aquí no se lee un cuerpo sin Content-Type: envía {0}.',
  'A body of type `{0}` is not read here: send {1}.':
    'Aquí no se lee un cuerpo del tipo `{0}`: envía {1}.',
  'The body must be a JSON object.': 'El cuerpo debe ser un objeto JSON.',
  'must be `*`, or tags in double quotes with commas between them':
    'debe ser `*`, o etiquetas entre comillas dobles separadas por comas',
  'The header Idempotency-Key must have 1 to {0} printable ASCII characters, for example a UUID.':
    'La cabecera Idempotency-Key debe tener de 1 a {0} caracteres ASCII imprimibles, por ejemplo un UUID.',
  'The body is not valid UTF-8.': 'El cuerpo no es UTF-8 válido.',
  'absent: {0}': 'ausente: {0}',
  'must be at most {0}': 'debe ser {0} como máximo',
  'The token “{0}” does not allow {1}.': 'El token «{0}» no permite {1}.',
  'No token may do this. Sign in with the password.':
    'Ningún token puede hacer esto. Inicia sesión con la contraseña.',
}
