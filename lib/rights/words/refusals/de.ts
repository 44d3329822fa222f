/** The German texts of refusals of rights, by their English patterns. */
export const de = {
  'This invitation is not valid any more. Ask the person who sent it for a new one.':
    'Diese Einladung gilt nicht mehr. Bitte um eine neue, wer sie geschickt hat.',
  'This network has sent many unknown secrets. Check the link, and try it again later.':
    'Dieses Netz hat viele unbekannte Links gesendet. Prüf den Link, und versuch es später noch einmal.',
  'You have this role already, for another time or with another right to pass it on. Both together are not one role. To accept, give back the role that you have first.':
    'Du hast diese Rolle schon, für eine andere Zeit oder mit einem anderen Recht, sie weiterzugeben. Beide zusammen sind nicht eine Rolle. Gib zuerst die zurück, die du hast.',
  '{0} is the last administrator who may pass the role on without an end. Give somebody else the role admin first, with transitive, from now on and without an end.':
    '{0} ist der letzte Administrator, der die Rolle ohne Ende weitergeben darf. Gib zuerst jemand anderem die Rolle admin, zum Weitergeben, ab jetzt und ohne Ende.',
  'User is in {0} groups, and cannot be in more.':
    'Das Konto ist in {0} Gruppen, mehr sind nicht möglich.',
  'User has {0} roles already.': 'Das Konto hat schon {0} Rollen.',
  roles: 'Rollen',
  'gives a role back': 'eine Rolle zurückgibt',
  memberships: 'Mitgliedschaften',
  'leaves a group': 'eine Gruppe verlässt',
  'memberships of groups that members cannot leave':
    'Mitgliedschaften in Gruppen, die man nicht verlassen kann',
  'is removed from a group': 'aus einer Gruppe entfernt wird',
  'User has {0} {1} from you already. Revoke one first, or ask a user with permission to update {2}.':
    'Das Konto hat von dir schon {0} {1}. Nimm zuerst eine zurück, oder frag jemanden, der {2} ändern darf.',
  'User has {0} {1} from others already. Ask a user with permission to update {2}, or wait until {3} {4}.':
    'Das Konto hat von anderen schon {0} {1}. Frag jemanden, der {2} ändern darf, oder warte, bis {3} {4}.',
  'Not permitted to change ownership to a new owner [{0}]':
    'Du darfst das Eigentum nicht weitergeben [{0}]',
  'Not permitted to change ownership: only members can transfer an object to a group [{0}]':
    'Du darfst das Eigentum nicht ändern: Nur Mitglieder können einer Gruppe ein Objekt geben [{0}]',
  'User Not found': 'Das Konto gibt es nicht',
  'UserGroup Not found': 'Die Gruppe gibt es nicht',
  'an existing user or null': 'ein Konto, das es gibt, oder null',
  'the id of an existing group or null': 'die Id einer Gruppe, die es gibt, oder null',
  'must have at most {0} entries that have not expired':
    'darf höchstens {0} Einträge haben, die noch gelten',
  'must be the id of an existing group, or null for everybody':
    'muss die Id einer Gruppe sein, die es gibt, oder null für alle',
  'UserGroup with ID {0} Not found': 'Eine Gruppe mit der Id {0} gibt es nicht',
  'Not permitted to grant what you do not hold yourself [{0}]':
    'Du kannst nur geben, was du selbst hast [{0}]',
  'must be one type, one action and at most one id: send one request for each':
    'muss eine Art, eine Aktion und höchstens eine Id sein: Sende für jede eine Anfrage',
  'Invalid permission. It {0}.': 'Ungültige Berechtigung. Der Wert {0}.',
  'must be at most {0} single permissions in all':
    'darf insgesamt höchstens {0} einzelne Berechtigungen sein',
  'Username does not meet requirements: it {0}.': 'Der Benutzername geht nicht: Er {0}.',
  'looks like the name of an administrator': 'sieht wie der Name eines Administrators aus',
  'Names that end in {0}, or look like it, are reserved for the groups that are created with users.':
    'Namen, die auf {0} enden oder so aussehen, sind für die Gruppen neuer Konten vorgesehen. Wähl einen anderen.',
  'The name is, or looks like, the name of the group of the server.':
    'Der Name ist der Name der Gruppe des Servers, oder sieht so aus. Wähl einen anderen.',
  'User not found': 'Das Konto gibt es nicht',
  'User with this name does not exist.': 'Ein Konto mit diesem Namen gibt es nicht.',
  'Usergroup with this name does not exist.': 'Eine Gruppe mit diesem Namen gibt es nicht.',
  'User is already in this group.': 'Das Konto ist schon in dieser Gruppe.',
  'User is not in this group.': 'Das Konto ist nicht in dieser Gruppe.',
  'You have no invitation with the id {0}.': 'Du hast keine Einladung mit der Id {0}.',
  'Permission needs to specify exactly one object identifier':
    'Die Berechtigung muss genau ein Objekt nennen',
  'must be `TYPE:ACTION:ID`, one of each': 'muss `TYPE:ACTION:ID` sein, je eines',
  'Role {0} was already added to group {1}.': 'Die Gruppe {1} hat die Rolle {0} schon.',
  'Group {0} has {1} roles already.': 'Die Gruppe {0} hat schon {1} Rollen.',
  'Not permitted to add role {0} to group {1}':
    'Du darfst der Gruppe {1} die Rolle {0} nicht geben',
  'Role is currently not added to the group.': 'Die Gruppe hat diese Rolle nicht.',
  'The role admin must keep the permission `*`.':
    'Die Rolle admin muss die Berechtigung `*` behalten.',
  'Not permitted to grant permissions for role {0}':
    'Du darfst der Rolle {0} keine Berechtigungen geben',
  'Not permitted to revoke permissions for role {0}':
    'Du darfst der Rolle {0} keine Berechtigungen nehmen',
  'Not permitted to change the permissions of role {0}: your permission [{1}] has an end, and the change has none.':
    'Du darfst die Berechtigungen der Rolle {0} nicht ändern: Deine Berechtigung [{1}] hat ein Ende, die Änderung hat keins.',
  'You are in {0} groups, and cannot be in more.':
    'Du bist in {0} Gruppen, mehr sind nicht möglich.',
  'You have {0} roles, and cannot have more.': 'Du hast {0} Rollen, mehr sind nicht möglich.',
  'Usergroup with this name already exists.':
    'Eine Gruppe mit diesem Namen gibt es schon. Wähl einen anderen.',
  'must be given, or `groupId` instead': 'muss angegeben werden, oder stattdessen `groupId`',
  'must not be given together with `groupId`: a membership has no role, and no end':
    'darf nicht zusammen mit `groupId` angegeben werden: Eine Mitgliedschaft hat keine Rolle und kein Ende',
  'must be after now, which is {0}, and not after {1}, in {2} days':
    'muss nach jetzt liegen, also nach {0}, und nicht nach {1}, in {2} Tagen',
  'The service does not work without the role {0}.':
    'Der Dienst arbeitet nicht ohne die Rolle {0}.',
  'Members cannot leave {0} themselves. Ask a user with permission to update the group [{1}]':
    'Mitglieder können {0} nicht selbst verlassen. Frag jemanden, der die Gruppe ändern darf [{1}]',
  'You do not have this role with this qualification.':
    'Du hast diese Rolle in diesem Bereich nicht.',
  'User does not have this role with this qualification.':
    'Das Konto hat diese Rolle in diesem Bereich nicht.',
  'You are in no group with this id.': 'Du bist in keiner Gruppe mit dieser Id.',
  'must be {0} for the type {1}': 'muss für die Art {1} {0} sein',
  'must be a type of this service, or of an object that you may access':
    'muss eine Art dieses Dienstes sein, oder die eines Objekts, auf das du zugreifen darfst',
  'the id of an invitation: 43 letters, digits, `-` and `_`':
    'die Id einer Einladung: 43 Buchstaben, Ziffern, `-` und `_`',
  'Not permitted to give somebody the rights of the group':
    'Du darfst niemandem die Rechte der Gruppe geben',
  'is required for a `task`': 'ist für `task` nötig',
  'must be sent alone: either `permission`, or `task` with `regatta`':
    'muss allein stehen: entweder `permission`, oder `task` mit `regatta`',
  'must not be given together with `email`: only the mail has the link':
    'darf nicht zusammen mit `email` angegeben werden: Nur die E-Mail hat den Link',
}
