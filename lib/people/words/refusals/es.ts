/** The Spanish texts of refusals of people, by their English patterns. */
export const es = {
  'Not permitted to {0} {1}': 'Con {1} no puedes {0}',
  'set the password of': 'cambiar la contraseña',
  change: 'cambiar la cuenta',
  delete: 'borrar la cuenta',
  '{0} [{1}]': '{0} [{1}]',
  '{0}, who has the permission [{1}], which you cannot pass on':
    '{0}, que tiene el permiso [{1}], que no puedes dar',
  '{0} {1}': '{0} {1}',
  '{0}, who has a right that you cannot pass on. {1}':
    '{0}, que tiene un derecho que no puedes dar. {1}',
  'An administrator whose role has no end can do it, or a user who can pass on every right of that user.':
    'Puede hacerlo un administrador cuyo rol no tiene fin, o alguien que pueda dar todos los derechos de esa cuenta.',
  'User already exists': 'Ese nombre de usuario ya existe. Elige otro.',
  'User already exists whose name in paths is like that of {0}.':
    'Ya hay un nombre de usuario que en las direcciones es como {0}.',
  'User does not exist': 'Esta cuenta no existe.',
  'Usergroup with this name already exists: {0}{1}, which the new user would get.':
    'El grupo {0}{1}, que tendría la nueva cuenta, ya existe.',
  'This link is not valid any more. Ask for a new one where you got it.':
    'Este enlace ya no es válido. Pide uno nuevo donde te lo dieron.',
  'This service sends no mail. Ask an administrator for a link.':
    'Este servicio no envía correos. Pide un enlace a un administrador.',
  'This link is not valid any more. Ask for a new mail.':
    'Este enlace ya no es válido. Pide un correo nuevo.',
  'username or email must be provided': 'Escribe el nombre de usuario o el correo electrónico.',
  'The request has no scoped token.': 'La petición no tiene un token limitado.',
  'must be at most a year from now, so not after {0}':
    'debe ser como máximo dentro de un año, es decir, no después de {0}',
  'must not be another token of this user, who has {0}. End one first':
    'no puede ser un token más de esta cuenta, que ya tiene {0}. Termina antes uno',
  'You have no session with the id {0}.': 'No tienes ninguna sesión con el identificador {0}.',
  'You have no token with the id {0}.': 'No tienes ningún token con el identificador {0}.',
}
