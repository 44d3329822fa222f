/** The Italian texts of refusals of rights, by their English patterns. */
export const it = {
  'This invitation is not valid any more. Ask the person who sent it for a new one.':
    'Questo invito non è più valido. Chiedine uno nuovo a chi l’ha mandato.',
  'This network has sent many unknown secrets. Check the link, and try it again later.':
    'Questa rete ha inviato molti link sconosciuti. Controlla il link e riprova più tardi.',
  'You have this role already, for another time or with another right to pass it on. Both together are not one role. To accept, give back the role that you have first.':
    'Hai già questo ruolo, per un altro tempo o con un altro diritto di passarlo. I due insieme non sono un ruolo solo. Restituisci prima quello che hai.',
  '{0} is the last administrator who may pass the role on without an end. Give somebody else the role admin first, with transitive, from now on and without an end.':
    '{0} è l’ultimo amministratore che può passare il ruolo senza fine. Dai prima a qualcun altro il ruolo admin, con il diritto di passarlo, da ora e senza fine.',
  'User is in {0} groups, and cannot be in more.':
    'Il profilo è in {0} gruppi, e non può essere in altri.',
  'User has {0} roles already.': 'Il profilo ha già {0} ruoli.',
  roles: 'ruoli',
  'gives a role back': 'restituisce un ruolo',
  memberships: 'appartenenze',
  'leaves a group': 'lascia un gruppo',
  'memberships of groups that members cannot leave':
    'appartenenze a gruppi che non si possono lasciare',
  'is removed from a group': 'è tolto da un gruppo',
  'User has {0} {1} from you already. Revoke one first, or ask a user with permission to update {2}.':
    'Il profilo ha già {0} {1} da te. Toglierne prima, o chiedi a chi può cambiare {2}.',
  'User has {0} {1} from others already. Ask a user with permission to update {2}, or wait until {3} {4}.':
    'Il profilo ha già {0} {1} da altri. Chiedi a chi può cambiare {2}, o aspetta che {3} {4}.',
  'Not permitted to change ownership to a new owner [{0}]':
    'Non puoi dare la proprietà ad altri [{0}]',
  'Not permitted to change ownership: only members can transfer an object to a group [{0}]':
    'Non puoi cambiare la proprietà: solo i membri possono dare un oggetto a un gruppo [{0}]',
  'User Not found': 'Il profilo non esiste',
  'UserGroup Not found': 'Il gruppo non esiste',
  'an existing user or null': 'un profilo che esiste, o null',
  'the id of an existing group or null': 'l’identificativo di un gruppo che esiste, o null',
  'must have at most {0} entries that have not expired':
    'deve avere al massimo {0} elementi ancora validi',
  'must be the id of an existing group, or null for everybody':
    'deve essere l’identificativo di un gruppo che esiste, o null per tutti',
  'UserGroup with ID {0} Not found': 'Nessun gruppo ha l’identificativo {0}',
  'Not permitted to grant what you do not hold yourself [{0}]':
    'Puoi dare solo quello che hai tu [{0}]',
  'must be one type, one action and at most one id: send one request for each':
    'deve essere un tipo, un’azione e al massimo un identificativo: invia una richiesta per ciascuno',
  'Invalid permission. It {0}.': 'Permesso non valido. Il valore {0}.',
  'must be at most {0} single permissions in all':
    'deve essere al massimo {0} permessi singoli in tutto',
  'Username does not meet requirements: it {0}.': 'Il nome utente non va bene: {0}.',
  'looks like the name of an administrator': 'assomiglia al nome di un amministratore',
  'Names that end in {0}, or look like it, are reserved for the groups that are created with users.':
    'I nomi che finiscono con {0}, o gli assomigliano, sono riservati ai gruppi dei nuovi profili. Scegline un altro.',
  'The name is, or looks like, the name of the group of the server.':
    'Il nome è quello del gruppo del server, o gli assomiglia. Scegline un altro.',
  'User not found': 'Il profilo non esiste',
  'User with this name does not exist.': 'Nessun profilo ha questo nome.',
  'Usergroup with this name does not exist.': 'Nessun gruppo ha questo nome.',
  'User is already in this group.': 'Il profilo è già in questo gruppo.',
  'User is not in this group.': 'Il profilo non è in questo gruppo.',
  'You have no invitation with the id {0}.': 'Non hai nessun invito con l’identificativo {0}.',
  'Permission needs to specify exactly one object identifier':
    'Il permesso deve indicare un solo oggetto',
  'must be `TYPE:ACTION:ID`, one of each': 'deve essere `TYPE:ACTION:ID`, uno di ciascuno',
  'Role {0} was already added to group {1}.': 'Il gruppo {1} ha già il ruolo {0}.',
  'Group {0} has {1} roles already.': 'Il gruppo {0} ha già {1} ruoli.',
  'Not permitted to add role {0} to group {1}': 'Non puoi dare il ruolo {0} al gruppo {1}',
  'Role is currently not added to the group.': 'Il gruppo non ha questo ruolo.',
  'The role admin must keep the permission `*`.': 'Il ruolo admin deve mantenere il permesso `*`.',
  'Not permitted to grant permissions for role {0}': 'Non puoi dare permessi al ruolo {0}',
  'Not permitted to revoke permissions for role {0}': 'Non puoi togliere permessi al ruolo {0}',
  'Not permitted to change the permissions of role {0}: your permission [{1}] has an end, and the change has none.':
    'Non puoi cambiare i permessi del ruolo {0}: il tuo permesso [{1}] ha una fine, e il cambiamento no.',
  'You are in {0} groups, and cannot be in more.': 'Sei in {0} gruppi, e non puoi essere in altri.',
  'You have {0} roles, and cannot have more.': 'Hai {0} ruoli, e non puoi averne altri.',
  'Usergroup with this name already exists.':
    'Un gruppo con questo nome esiste già. Scegline un altro.',
  'must be given, or `groupId` instead': 'deve essere indicato, o `groupId` al suo posto',
  'must not be given together with `groupId`: a membership has no role, and no end':
    'non deve essere indicato insieme a `groupId`: un’appartenenza non ha ruolo né fine',
  'must be after now, which is {0}, and not after {1}, in {2} days':
    'deve essere dopo adesso, {0}, e non dopo {1}, tra {2} giorni',
  'The service does not work without the role {0}.': 'Il servizio non funziona senza il ruolo {0}.',
  'Members cannot leave {0} themselves. Ask a user with permission to update the group [{1}]':
    'I membri non possono lasciare {0} da soli. Chiedi a chi può cambiare il gruppo [{1}]',
  'You do not have this role with this qualification.': 'Non hai questo ruolo in questo ambito.',
  'User does not have this role with this qualification.':
    'Il profilo non ha questo ruolo in questo ambito.',
  'You are in no group with this id.': 'Non sei in nessun gruppo con questo identificativo.',
  'must be {0} for the type {1}': 'deve essere {0} per il tipo {1}',
  'must be a type of this service, or of an object that you may access':
    'deve essere un tipo di questo servizio, o di un oggetto a cui puoi accedere',
  'the id of an invitation: 43 letters, digits, `-` and `_`':
    'l’identificativo di un invito: 43 lettere, cifre, `-` e `_`',
  'Not permitted to give somebody the rights of the group': 'Non puoi dare i diritti del gruppo',
  'is required for a `task`': 'è necessario per `task`',
  'must be sent alone: either `permission`, or `task` with `regatta`':
    'deve essere da solo: o `permission`, o `task` con `regatta`',
  'must not be given together with `email`: only the mail has the link':
    'non deve essere indicato insieme a `email`: solo l’e-mail ha il link',
}
