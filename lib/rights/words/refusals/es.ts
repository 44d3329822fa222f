/** The Spanish texts of refusals of rights, by their English patterns. */
export const es = {
  'This invitation is not valid any more. Ask the person who sent it for a new one.':
    'Esta invitación ya no es válida. Pide una nueva a quien la envió.',
  'This network has sent many unknown secrets. Check the link, and try it again later.':
    'Esta red envió muchos enlaces desconocidos. Comprueba el enlace e inténtalo más tarde.',
  'You have this role already, for another time or with another right to pass it on. Both together are not one role. To accept, give back the role that you have first.':
    'Ya tienes este rol, por otro tiempo o con otro derecho a darlo. Los dos juntos no son un solo rol. Devuelve primero el que tienes.',
  '{0} is the last administrator who may pass the role on without an end. Give somebody else the role admin first, with transitive, from now on and without an end.':
    '{0} es el último administrador que puede dar el rol sin fin. Da primero a otra persona el rol admin, con derecho a darlo, desde ahora y sin fin.',
  'User is in {0} groups, and cannot be in more.':
    'La cuenta está en {0} grupos y no puede estar en más.',
  'User has {0} roles already.': 'La cuenta ya tiene {0} roles.',
  roles: 'roles',
  'gives a role back': 'devuelva un rol',
  memberships: 'pertenencias',
  'leaves a group': 'deje un grupo',
  'memberships of groups that members cannot leave': 'pertenencias a grupos que no se pueden dejar',
  'is removed from a group': 'sea quitada de un grupo',
  'User has {0} {1} from you already. Revoke one first, or ask a user with permission to update {2}.':
    'La cuenta ya tiene {0} {1} de tu parte. Quita antes algo, o pide ayuda a quien pueda cambiar {2}.',
  'User has {0} {1} from others already. Ask a user with permission to update {2}, or wait until {3} {4}.':
    'La cuenta ya tiene {0} {1} de otros. Pide ayuda a quien pueda cambiar {2}, o espera a que {3} {4}.',
  'Not permitted to change ownership to a new owner [{0}]':
    'No puedes dar la propiedad a otro [{0}]',
  'Not permitted to change ownership: only members can transfer an object to a group [{0}]':
    'No puedes cambiar la propiedad: solo los miembros pueden dar un objeto a un grupo [{0}]',
  'User Not found': 'La cuenta no existe',
  'UserGroup Not found': 'El grupo no existe',
  'an existing user or null': 'una cuenta que exista, o null',
  'the id of an existing group or null': 'el identificador de un grupo que exista, o null',
  'must have at most {0} entries that have not expired':
    'debe tener como máximo {0} elementos vigentes',
  'must be the id of an existing group, or null for everybody':
    'debe ser el identificador de un grupo que exista, o null para todos',
  'UserGroup with ID {0} Not found': 'No hay ningún grupo con el identificador {0}',
  'Not permitted to grant what you do not hold yourself [{0}]':
    'Solo puedes dar lo que tienes tú [{0}]',
  'must be one type, one action and at most one id: send one request for each':
    'debe ser un tipo, una acción y como máximo un identificador: envía una solicitud por cada uno',
  'Invalid permission. It {0}.': 'Permiso no válido. El valor {0}.',
  'must be at most {0} single permissions in all':
    'debe ser como máximo {0} permisos simples en total',
  'Username does not meet requirements: it {0}.': 'El nombre de usuario no sirve: {0}.',
  'looks like the name of an administrator': 'se parece al nombre de un administrador',
  'Names that end in {0}, or look like it, are reserved for the groups that are created with users.':
    'Los nombres que acaban en {0}, o se le parecen, se reservan para los grupos de las cuentas nuevas. Elige otro.',
  'The name is, or looks like, the name of the group of the server.':
    'El nombre es el del grupo del servidor, o se le parece. Elige otro.',
  'User not found': 'La cuenta no existe',
  'User with this name does not exist.': 'No hay ninguna cuenta con este nombre.',
  'Usergroup with this name does not exist.': 'No hay ningún grupo con este nombre.',
  'User is already in this group.': 'La cuenta ya está en este grupo.',
  'User is not in this group.': 'La cuenta no está en este grupo.',
  'You have no invitation with the id {0}.':
    'No tienes ninguna invitación con el identificador {0}.',
  'Permission needs to specify exactly one object identifier':
    'El permiso debe nombrar un solo objeto',
  'must be `TYPE:ACTION:ID`, one of each': 'debe ser `TYPE:ACTION:ID`, uno de cada',
  'Role {0} was already added to group {1}.': 'El grupo {1} ya tiene el rol {0}.',
  'Group {0} has {1} roles already.': 'El grupo {0} ya tiene {1} roles.',
  'Not permitted to add role {0} to group {1}': 'No puedes dar el rol {0} al grupo {1}',
  'Role is currently not added to the group.': 'El grupo no tiene este rol.',
  'The role admin must keep the permission `*`.': 'El rol admin debe conservar el permiso `*`.',
  'Not permitted to grant permissions for role {0}': 'No puedes dar permisos al rol {0}',
  'Not permitted to revoke permissions for role {0}': 'No puedes quitar permisos al rol {0}',
  'Not permitted to change the permissions of role {0}: your permission [{1}] has an end, and the change has none.':
    'No puedes cambiar los permisos del rol {0}: tu permiso [{1}] tiene fin, y el cambio no.',
  'You are in {0} groups, and cannot be in more.': 'Estás en {0} grupos y no puedes estar en más.',
  'You have {0} roles, and cannot have more.': 'Tienes {0} roles y no puedes tener más.',
  'Usergroup with this name already exists.': 'Ya hay un grupo con este nombre. Elige otro.',
  'must be given, or `groupId` instead': 'debe indicarse, o `groupId` en su lugar',
  'must not be given together with `groupId`: a membership has no role, and no end':
    'no debe indicarse junto con `groupId`: una pertenencia no tiene rol ni fin',
  'must be after now, which is {0}, and not after {1}, in {2} days':
    'debe ser posterior a ahora, {0}, y no posterior a {1}, dentro de {2} días',
  'The service does not work without the role {0}.': 'El servicio no funciona sin el rol {0}.',
  'Members cannot leave {0} themselves. Ask a user with permission to update the group [{1}]':
    'Los miembros no pueden dejar {0} por sí mismos. Pídelo a quien pueda cambiar el grupo [{1}]',
  'You do not have this role with this qualification.': 'No tienes este rol en este ámbito.',
  'User does not have this role with this qualification.':
    'La cuenta no tiene este rol en este ámbito.',
  'You are in no group with this id.': 'No estás en ningún grupo con este identificador.',
  'must be {0} for the type {1}': 'debe ser {0} para el tipo {1}',
  'must be a type of this service, or of an object that you may access':
    'debe ser un tipo de este servicio, o el de un objeto al que puedas acceder',
  'the id of an invitation: 43 letters, digits, `-` and `_`':
    'el identificador de una invitación: 43 letras, cifras, `-` y `_`',
  'Not permitted to give somebody the rights of the group': 'No puedes dar los derechos del grupo',
  'is required for a `task`': 'es necesario para `task`',
  'must be sent alone: either `permission`, or `task` with `regatta`':
    'debe ir solo: o `permission`, o `task` con `regatta`',
  'must not be given together with `email`: only the mail has the link':
    'no debe indicarse junto con `email`: solo el correo tiene el enlace',
}
