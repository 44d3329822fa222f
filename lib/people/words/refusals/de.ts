/** The German texts of refusals of people, by their English patterns. */
export const de = {
  'Not permitted to {0} {1}': 'Bei {1} darfst du nicht {0}',
  'set the password of': 'das Passwort setzen',
  change: 'das Konto ändern',
  delete: 'das Konto löschen',
  '{0} [{1}]': '{0} [{1}]',
  '{0}, who has the permission [{1}], which you cannot pass on':
    '{0}, denn das Konto hat die Berechtigung [{1}], die du nicht weitergeben kannst',
  '{0} {1}': '{0} {1}',
  '{0}, who has a right that you cannot pass on. {1}':
    '{0}, denn das Konto hat ein Recht, das du nicht weitergeben kannst. {1}',
  'An administrator whose role has no end can do it, or a user who can pass on every right of that user.':
    'Ein Administrator, dessen Rolle kein Ende hat, kann das, oder wer jedes Recht dieses Kontos weitergeben kann.',
  'User already exists': 'Diesen Benutzernamen gibt es schon. Wähl einen anderen.',
  'User already exists whose name in paths is like that of {0}.':
    'Es gibt schon einen Benutzernamen, der in Adressen wie {0} aussieht.',
  'User does not exist': 'Dieses Konto gibt es nicht.',
  'Usergroup with this name already exists: {0}{1}, which the new user would get.':
    'Die Gruppe {0}{1}, die das neue Konto bekäme, gibt es schon.',
  'This link is not valid any more. Ask for a new one where you got it.':
    'Dieser Link gilt nicht mehr. Bitte dort um einen neuen, wo du ihn bekommen hast.',
  'This service sends no mail. Ask an administrator for a link.':
    'Dieser Dienst sendet keine E-Mails. Bitte einen Administrator um einen Link.',
  'This link is not valid any more. Ask for a new mail.':
    'Dieser Link gilt nicht mehr. Bitte um eine neue E-Mail.',
  'username or email must be provided': 'Gib den Benutzernamen oder die E-Mail-Adresse an.',
  'The request has no scoped token.': 'Die Anfrage hat kein Token mit eigener Liste.',
  'must be at most a year from now, so not after {0}':
    'darf höchstens ein Jahr von jetzt liegen, also nicht nach {0}',
  'must not be another token of this user, who has {0}. End one first':
    'darf kein weiteres Token dieses Kontos sein, das schon {0} hat. Beende zuerst eines',
  'You have no session with the id {0}.': 'Du hast keine Sitzung mit der Kennung {0}.',
  'You have no token with the id {0}.': 'Du hast kein Token mit der Kennung {0}.',
}
