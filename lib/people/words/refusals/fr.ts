/** The French texts of refusals of people, by their English patterns. */
export const fr = {
  'Not permitted to {0} {1}': 'Pour {1}, vous ne pouvez pas {0}',
  'set the password of': 'changer le mot de passe',
  change: 'modifier le compte',
  delete: 'supprimer le compte',
  '{0} [{1}]': '{0} [{1}]',
  '{0}, who has the permission [{1}], which you cannot pass on':
    '{0}, qui a la permission [{1}], que vous ne pouvez pas transmettre',
  '{0} {1}': '{0} {1}',
  '{0}, who has a right that you cannot pass on. {1}':
    '{0}, qui a un droit que vous ne pouvez pas transmettre. {1}',
  'An administrator whose role has no end can do it, or a user who can pass on every right of that user.':
    'Un administrateur dont le rôle n’a pas de fin peut le faire, ou quelqu’un qui peut transmettre tous les droits de ce compte.',
  'User already exists': 'Ce nom d’utilisateur existe déjà. Choisissez-en un autre.',
  'User already exists whose name in paths is like that of {0}.':
    'Il y a déjà un nom d’utilisateur qui ressemble à {0} dans les adresses.',
  'User does not exist': 'Ce compte n’existe pas.',
  'Usergroup with this name already exists: {0}{1}, which the new user would get.':
    'Le groupe {0}{1}, que le nouveau compte aurait, existe déjà.',
  'This link is not valid any more. Ask for a new one where you got it.':
    'Ce lien n’est plus valable. Demandez-en un nouveau là où vous l’avez reçu.',
  'This service sends no mail. Ask an administrator for a link.':
    'Ce service n’envoie pas d’e-mails. Demandez un lien à un administrateur.',
  'This link is not valid any more. Ask for a new mail.':
    'Ce lien n’est plus valable. Demandez un nouvel e-mail.',
  'username or email must be provided': 'Donnez le nom d’utilisateur ou l’adresse e-mail.',
  'The request has no scoped token.': 'La requête n’a pas de jeton limité.',
  'must be at most a year from now, so not after {0}':
    'doit être dans un an au plus, donc pas après {0}',
  'must not be another token of this user, who has {0}. End one first':
    'ne peut pas être un jeton de plus de ce compte, qui en a {0}. Mettez d’abord fin à l’un d’eux',
  'You have no session with the id {0}.': 'Vous n’avez pas de session avec l’identifiant {0}.',
  'You have no token with the id {0}.': 'Vous n’avez pas de jeton avec l’identifiant {0}.',
}
