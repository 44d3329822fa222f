/** The French texts of refusals of rights, by their English patterns. */
export const fr = {
  'This invitation is not valid any more. Ask the person who sent it for a new one.':
    'Cette invitation n’est plus valable. Demandez-en une nouvelle à qui l’a envoyée.',
  'This network has sent many unknown secrets. Check the link, and try it again later.':
    'Ce réseau a envoyé beaucoup de liens inconnus. Vérifiez le lien, et réessayez plus tard.',
  'You have this role already, for another time or with another right to pass it on. Both together are not one role. To accept, give back the role that you have first.':
    'Vous avez déjà ce rôle, pour une autre durée ou avec un autre droit de le transmettre. Les deux ne font pas un seul rôle. Rendez d’abord celui que vous avez.',
  '{0} is the last administrator who may pass the role on without an end. Give somebody else the role admin first, with transitive, from now on and without an end.':
    '{0} est le dernier administrateur qui peut transmettre le rôle sans fin. Donnez d’abord à quelqu’un d’autre le rôle admin, transmissible, dès maintenant et sans fin.',
  'User is in {0} groups, and cannot be in more.':
    'Le compte est dans {0} groupes, et ne peut pas en avoir plus.',
  'User has {0} roles already.': 'Le compte a déjà {0} rôles.',
  roles: 'rôles',
  'gives a role back': 'rend un rôle',
  memberships: 'adhésions',
  'leaves a group': 'quitte un groupe',
  'memberships of groups that members cannot leave':
    'adhésions à des groupes que l’on ne peut pas quitter',
  'is removed from a group': 'est retiré d’un groupe',
  'User has {0} {1} from you already. Revoke one first, or ask a user with permission to update {2}.':
    'Le compte a déjà {0} {1} de vous. Retirez-en d’abord, ou demandez à quelqu’un qui peut modifier {2}.',
  'User has {0} {1} from others already. Ask a user with permission to update {2}, or wait until {3} {4}.':
    'Le compte a déjà {0} {1} d’autres. Demandez à quelqu’un qui peut modifier {2}, ou attendez que {3} {4}.',
  'Not permitted to change ownership to a new owner [{0}]':
    'Vous ne pouvez pas donner la propriété [{0}]',
  'Not permitted to change ownership: only members can transfer an object to a group [{0}]':
    'Vous ne pouvez pas changer la propriété : seuls les membres peuvent donner un objet à un groupe [{0}]',
  'User Not found': 'Le compte n’existe pas',
  'UserGroup Not found': 'Le groupe n’existe pas',
  'an existing user or null': 'un compte qui existe, ou null',
  'the id of an existing group or null': 'l’identifiant d’un groupe qui existe, ou null',
  'must have at most {0} entries that have not expired':
    'doit avoir au plus {0} éléments encore valables',
  'must be the id of an existing group, or null for everybody':
    'doit être l’identifiant d’un groupe qui existe, ou null pour tous',
  'UserGroup with ID {0} Not found': 'Aucun groupe n’a l’identifiant {0}',
  'Not permitted to grant what you do not hold yourself [{0}]':
    'Vous ne pouvez donner que ce que vous avez vous-même [{0}]',
  'must be one type, one action and at most one id: send one request for each':
    'doit être un type, une action et un identifiant au plus : envoyez une demande pour chacun',
  'Invalid permission. It {0}.': 'Permission non valable. La valeur {0}.',
  'must be at most {0} single permissions in all':
    'doit être au plus {0} permissions simples en tout',
  'Username does not meet requirements: it {0}.': 'Le nom d’utilisateur ne convient pas : il {0}.',
  'looks like the name of an administrator': 'ressemble au nom d’un administrateur',
  'Names that end in {0}, or look like it, are reserved for the groups that are created with users.':
    'Les noms qui finissent par {0}, ou y ressemblent, sont réservés aux groupes des nouveaux comptes. Choisissez-en un autre.',
  'The name is, or looks like, the name of the group of the server.':
    'Le nom est celui du groupe du serveur, ou lui ressemble. Choisissez-en un autre.',
  'User not found': 'Le compte n’existe pas',
  'User with this name does not exist.': 'Aucun compte n’a ce nom.',
  'Usergroup with this name does not exist.': 'Aucun groupe n’a ce nom.',
  'User is already in this group.': 'Le compte est déjà dans ce groupe.',
  'User is not in this group.': 'Le compte n’est pas dans ce groupe.',
  'You have no invitation with the id {0}.': 'Vous n’avez pas d’invitation avec l’identifiant {0}.',
  'Permission needs to specify exactly one object identifier':
    'La permission doit nommer un seul objet',
  'must be `TYPE:ACTION:ID`, one of each': 'doit être `TYPE:ACTION:ID`, un de chaque',
  'Role {0} was already added to group {1}.': 'Le groupe {1} a déjà le rôle {0}.',
  'Group {0} has {1} roles already.': 'Le groupe {0} a déjà {1} rôles.',
  'Not permitted to add role {0} to group {1}':
    'Vous ne pouvez pas donner le rôle {0} au groupe {1}',
  'Role is currently not added to the group.': 'Le groupe n’a pas ce rôle.',
  'The role admin must keep the permission `*`.': 'Le rôle admin doit garder la permission `*`.',
  'Not permitted to grant permissions for role {0}':
    'Vous ne pouvez pas donner de permissions au rôle {0}',
  'Not permitted to revoke permissions for role {0}':
    'Vous ne pouvez pas retirer de permissions au rôle {0}',
  'Not permitted to change the permissions of role {0}: your permission [{1}] has an end, and the change has none.':
    'Vous ne pouvez pas changer les permissions du rôle {0} : votre permission [{1}] a une fin, et le changement n’en a pas.',
  'You are in {0} groups, and cannot be in more.':
    'Vous êtes dans {0} groupes, et ne pouvez pas en avoir plus.',
  'You have {0} roles, and cannot have more.':
    'Vous avez {0} rôles, et ne pouvez pas en avoir plus.',
  'Usergroup with this name already exists.':
    'Un groupe de ce nom existe déjà. Choisissez-en un autre.',
  'must be given, or `groupId` instead': 'doit être donné, ou `groupId` à la place',
  'must not be given together with `groupId`: a membership has no role, and no end':
    'ne doit pas être donné avec `groupId` : une adhésion n’a ni rôle ni fin',
  'must be after now, which is {0}, and not after {1}, in {2} days':
    'doit être après maintenant, {0}, et pas après {1}, dans {2} jours',
  'The service does not work without the role {0}.':
    'Le service ne fonctionne pas sans le rôle {0}.',
  'Members cannot leave {0} themselves. Ask a user with permission to update the group [{1}]':
    'Les membres ne peuvent pas quitter {0} eux-mêmes. Demandez à quelqu’un qui peut modifier le groupe [{1}]',
  'You do not have this role with this qualification.': 'Vous n’avez pas ce rôle dans ce domaine.',
  'User does not have this role with this qualification.':
    'Le compte n’a pas ce rôle dans ce domaine.',
  'You are in no group with this id.': 'Vous n’êtes dans aucun groupe avec cet identifiant.',
  'must be {0} for the type {1}': 'doit être {0} pour le type {1}',
  'must be a type of this service, or of an object that you may access':
    'doit être un type de ce service, ou celui d’un objet auquel vous avez accès',
  'the id of an invitation: 43 letters, digits, `-` and `_`':
    'l’identifiant d’une invitation : 43 lettres, chiffres, `-` et `_`',
  'Not permitted to give somebody the rights of the group':
    'Vous ne pouvez pas donner les droits du groupe',
  'is required for a `task`': 'est nécessaire pour `task`',
  'must be sent alone: either `permission`, or `task` with `regatta`':
    'doit être envoyé seul : soit `permission`, soit `task` avec `regatta`',
  'must not be given together with `email`: only the mail has the link':
    'ne doit pas être donné avec `email` : seul l’e-mail contient le lien',
}
