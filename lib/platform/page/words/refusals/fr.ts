/** The French texts of refusals of all endpoints, by their English patterns. */
export const fr = {
  'The request cannot be read': 'La demande est illisible',
  'The input is not valid': 'La saisie n’est pas valable',
  'The input refers to a missing object': 'La saisie renvoie à un objet absent',
  'Sign in first': 'Connectez-vous d’abord',
  'The credentials are not valid': 'Les identifiants ne sont pas valables',
  'Not permitted': 'Non autorisé',
  'Refused because another site sent it': 'Refusé, car envoyé par un autre site',
  'Not found': 'Introuvable',
  'The path does not support this method': 'Le chemin ne connaît pas cette méthode',
  'The object exists already': 'L’objet existe déjà',
  'A race uses the mark': 'Une course utilise la marque',
  'The regatta has a metric by which times cannot be scored': 'La régate ne se classe pas au temps',
  'The boat is in the sheet of another fleet': 'Le bateau est sur la feuille d’une autre flotte',
  'The boat has results': 'Le bateau a des résultats',
  'The regatta depends on the setting': 'La régate dépend du réglage',
  'Another request changed the object at the same time':
    'Une autre demande a modifié l’objet au même moment',
  'The same request is still running': 'La même demande est encore en cours',
  'The service needs an administrator': 'Le service a besoin d’un administrateur',
  'The service does not work without this role': 'Le service ne fonctionne pas sans ce rôle',
  'The feed no longer has the next event': 'Le flux n’a plus l’événement suivant',
  'The invitation is not valid any more': 'L’invitation n’est plus valable',
  'The permission must name one object': 'La permission doit nommer un objet',
  'The condition of the request is not met': 'La condition de la demande n’est pas remplie',
  'The user cannot be created or changed like this':
    'Le compte ne peut pas être créé ou modifié ainsi',
  'The request is too large': 'La demande est trop grande',
  'The media type of the body is not supported':
    'Le type de média du corps n’est pas pris en charge',
  'The key was sent with another request': 'La clé a servi à une autre demande',
  'Too many requests in a minute': 'Trop de demandes en une minute',
  'Internal error': 'Erreur interne',
  'The storage of the service is full': 'Le stockage du service est plein',
  'The service cannot store anything now. What is stored can be read.':
    'Le service ne peut rien enregistrer pour le moment. Ce qui est enregistré peut être lu.',
  'The service is temporarily unavailable': 'Le service est momentanément indisponible',
  'Sign in first.': 'Connectez-vous d’abord.',
  'Sign in: {0} is not public.': 'Connectez-vous : {0} n’est pas public.',
  'Subject does not have permission [{0}]': 'Il vous manque la permission [{0}].',
  'There is a {0} {1} already.': 'Il y a déjà un objet {1} du type {0}.',
  'The id {0} belongs, or belonged, to another {1}.':
    'L’identifiant {0} appartient, ou appartenait, à un autre objet du type {1}.',
  'Only administrators choose the id of a group or a role. Leave `id` out.':
    'Seuls les administrateurs choisissent l’identifiant d’un groupe ou d’un rôle. Omettez `id`.',
  "No role with id '{0}' found.": 'Aucun rôle n’a l’identifiant « {0} ».',
  'User {0} not known': 'Le compte {0} n’existe pas.',
  'Usergroup with this id does not exist.': 'Aucun groupe n’a cet identifiant.',
  '{0} {1} does not exist.': '{0} {1} n’existe pas.',
  'You have {0} until {1}, and can give it until then only.':
    'Vous avez {0} jusqu’à {1}, et ne pouvez le donner que jusque-là.',
  '{0}. {1}': '{0}. {1}',
  '{0}. You have {1} {2}. You may use it, but not pass it on. Passing it on needs {3}.':
    '{0}. Vous avez {1} {2}. Vous pouvez vous en servir, mais pas le transmettre. Pour cela, il faut {3}.',
  'a transitive role of your own': 'un rôle à vous que vous pouvez transmettre',
  '{0}, ownership of the group, or your own permission to update the group':
    '{0}, la propriété du groupe, ou la permission de le modifier',
  'through the group {0}': 'par le groupe {0}',
  'through a role that is not transitive': 'par un rôle qui ne se transmet pas',
  'because everybody has it': 'parce que tout le monde l’a',
  'through the access control list': 'par la liste d’accès',
  '{0}, or ownership of the object': '{0}, ou la propriété de l’objet',
  'must have `*` or upper-case letters, digits and `_` as {0}, found `{1}`':
    'doit avoir `*` ou des majuscules, des chiffres et `_` comme {0}, trouvé : `{1}`',
  type: 'type',
  action: 'action',
  'must not have an empty id': 'ne doit pas avoir d’identifiant vide',
  'must have ids of at most {0} bytes in encoded form':
    'doit avoir des identifiants de {0} octets au plus',
  'must be `*`, `TYPE:ACTION` or `TYPE:ACTION:ID`':
    'doit être `*`, `TYPE:ACTION` ou `TYPE:ACTION:ID`',
  'The user name, the password or the token is not valid.':
    'Le nom d’utilisateur, le mot de passe ou le jeton n’est pas valable.',
  'The service does not respond fast enough. Try again soon.':
    'Le service ne répond pas assez vite. Réessayez bientôt.',
  'Too many passwords wait to be checked. Try again later.':
    'Trop de mots de passe attendent d’être vérifiés. Réessayez plus tard.',
  'Password does not meet requirements: it {0}.': 'Le mot de passe ne convient pas : il {0}.',
  'must have at least {0} characters': 'doit avoir au moins {0} caractères',
  'must have at most {0} bytes in UTF-8': 'doit avoir au plus {0} octets en UTF-8',
  'must not be the user name': 'ne doit pas être le nom d’utilisateur',
  'is one of the common passwords, which are guessed first':
    'est un des mots de passe courants, que l’on devine en premier',
  'an empty text': 'un texte vide',
  'a list of {0}': 'une liste de {0}',
  'an object': 'un objet',
  'the text {0}': 'le texte {0}',
  'a text': 'un texte',
  'a whole number': 'un nombre entier',
  'a number': 'un nombre',
  'a fraction': 'une fraction',
  'true or false': '`true` ou `false`',
  'a list': 'une liste',
  null: 'null',
  'something else': 'autre chose',
  'must be {0}, found {1}': 'doit être {0}, trouvé : {1}',
  'must be {0}': 'doit être {0}',
  'Did you mean it by {0}?': 'Est-ce ce que vous vouliez dire par {0} ?',
  "Did you mean it by '{0}'?": 'Est-ce ce que vous vouliez dire par « {0} » ?',
  'Did you mean `{0}`?': 'Vouliez-vous dire `{0}` ?',
  'Did you mean {0}?': 'Vouliez-vous dire {0} ?',
  'is required': 'est obligatoire',
  'must not hold control or invisible characters, found {0}':
    'ne doit pas avoir de caractères de contrôle ou invisibles, trouvé : {0}',
  '{0} as character {1}': '{0} au caractère {1}',
  'must have {0} to {1} characters, found {2}': 'doit avoir de {0} à {1} caractères, trouvé : {2}',
  'must have at most {0} entries, found {1}': 'doit avoir au plus {0} éléments, trouvé : {1}',
  '{0} or more': '{0} ou plus',
  '{0} to {1}': 'entre {0} et {1}',
  'must be a JSON object, as text. It {0}': 'doit être un objet JSON, en texte ({0})',
  'must be given once': 'doit être donné une seule fois',
  'must be sent in the body: addresses end up in logs':
    'doit être envoyé dans le corps : les adresses finissent dans les journaux',
  'has one value in the query and another one in the body':
    'a une valeur dans l’adresse et une autre dans le corps',
  'The query has more than {0} characters.': 'L’adresse a plus de {0} caractères.',
  'Other requests keep changing the same object. Try again.':
    'D’autres modifient sans cesse le même objet. Réessayez.',
  'must name an object, in at most {0} bytes': 'doit nommer un objet, en {0} octets au plus',
  'The body is not a picture of type {0}.': 'Le fichier n’est pas une image du type {0}.',
  'The picture has a side of more than {0} pixels.': 'L’image a un côté de plus de {0} pixels.',
  'The body has more than {0} bytes.': 'Le contenu a plus de {0} octets.',
  'Nothing was done, because of {0}: {1}': 'Rien n’a été fait, à cause de {0} : {1}',
  'no GET returns an ETag of the object that this request changes. Remove the header.':
    'aucun GET ne donne l’ETag de l’objet que modifie cette demande. Retirez l’en-tête.',
  'the object does not exist.': 'l’objet n’existe pas.',
  'the object has changed since you read it. Read it again.':
    'l’objet a changé depuis que vous l’avez lu. Relisez-le.',
  'there is one already. Read it: it may be your own, from an earlier attempt.':
    'il y en a déjà un. Lisez-le : il peut être le vôtre, d’un essai précédent.',
  'it is still what you have seen.': 'c’est encore ce que vous avez vu.',
  'A page of another site sent this with credentials that the browser added by itself.':
    'Une page d’un autre site a envoyé cela, avec des identifiants que le navigateur a ajoutés lui-même.',
  'This GET changes something, and it may come from a link on another site. Send a POST, or sign in with `Authorization: Bearer`, or add the header `Sec-Fetch-Site: same-origin`.':
    'Ce GET modifie quelque chose, et il peut venir d’un lien sur un autre site. Envoyez un POST, ou connectez-vous avec `Authorization: Bearer`, ou ajoutez l’en-tête `Sec-Fetch-Site: same-origin`.',
  'This Idempotency-Key was sent with another request. Take a new key for each request.':
    'Cette Idempotency-Key a servi à une autre demande. Prenez-en une nouvelle pour chaque demande.',
  'The request with this Idempotency-Key is still running. Repeat it later to get its response.':
    'La demande avec cette Idempotency-Key est encore en cours. Répétez-la plus tard pour avoir sa réponse.',
  'The response is too large to be stored. Nothing was changed. Send the request without Idempotency-Key.':
    'La réponse est trop grande pour être gardée. Rien n’a été modifié. Envoyez la demande sans Idempotency-Key.',
  'Something went wrong here. Tell the operator the request id.':
    'Quelque chose s’est mal passé ici. Donnez à l’exploitant le numéro de demande.',
  'This user has sent {0} requests': 'Ce compte a envoyé {0} demandes',
  'This network has sent {0} requests': 'Ce réseau a envoyé {0} demandes',
  'This network has signed in {0} times': 'Ce réseau s’est connecté {0} fois',
  'The devices in this network have sent {0} requests':
    'Les appareils de ce réseau ont envoyé {0} demandes',
  'This user has changed roles and groups {0} times':
    'Ce compte a modifié {0} fois des rôles et des groupes',
  'This connection has sent {0} messages': 'Cette connexion a envoyé {0} messages',
  '{0} within a minute. Try again in {1}.': '{0} en une minute. Réessayez dans {1}.',
  '{0} second': '{0} seconde',
  '{0} seconds': '{0} secondes',
  'is not the name of an object that you may read':
    'n’est pas le nom d’un objet que vous pouvez lire',
  'is not known here': 'n’est pas connu ici',
  'Leave it out.': 'Omettez-le.',
  'Leave it out, or use {0}.': 'Omettez-le, ou prenez {0}.',
  'There is nothing at this path. See /docs for what there is.':
    'Il n’y a rien à ce chemin. Voyez /docs pour ce qu’il y a.',
  'There is nothing at this path. Did you mean `{0}`? See /docs for what there is.':
    'Il n’y a rien à ce chemin. Vouliez-vous dire `{0}` ? Voyez /docs pour ce qu’il y a.',
  'This path knows {0}, not {1}.': 'Ce chemin connaît {0}, pas {1}.',
  '{0} {1}.': '{0} {1}.',
  'The body looks like JSON, but it was read as a form. Send it with `Content-Type: application/json`':
    'Le corps ressemble à du JSON, mais il a été lu comme un formulaire. Envoyez-le avec `Content-Type: application/json`',
  '{0}, found {1}': '{0}, trouvé : {1}',
  'must be {0} or more': 'doit être {0} ou plus',
  'must be {0} or less': 'doit être {0} ou moins',
  '{0} character': '{0} caractère',
  '{0} characters': '{0} caractères',
  'must have at least {0}': 'doit avoir au moins {0}',
  'must have at most {0}': 'doit avoir au plus {0}',
  '{0} entry': '{0} élément',
  '{0} entries': '{0} éléments',
  '{0} or {1}': '{0} ou {1}',
  '{0}': '{0}',
  '{0} that matches {1}': '{0} selon le modèle {1}',
  '{0} from {1} to {2}': '{0} de {1} à {2}',
  '{0} of at most {1}': '{0} de {1} au plus',
  'a text of {0}': 'un texte de {0}',
  'must come from {0}': 'doit venir de {0}',
  'the `Link` of a page': 'le `Link` d’une page',
  'The cursor is not valid for this list.': 'Le curseur n’est pas valable pour cette liste.',
  'The table does not respond in time. Try again soon.':
    'La base ne répond pas à temps. Réessayez bientôt.',
  'The table cannot be reached. Try again soon.': 'La base est inaccessible. Réessayez bientôt.',
  'row {0}': 'ligne {0}',
  '{0} in row {1}': '{0} à la ligne {1}',
  ' (and {0} more)': ' (et {0} de plus)',
  'Missing {0}. It {1}.{2}': 'Il manque {0}. La valeur {1}.{2}',
  'Invalid {0}. It {1}.{2}': '{0} n’est pas valable. La valeur {1}.{2}',
  'must have a part, and at most {0} bytes in encoded form':
    'doit avoir une partie, et {0} octets au plus',
  'The id of the object {0}.': 'L’identifiant de l’objet {0}.',
  'must have at most {0} characters, found {1}': 'doit avoir au plus {0} caractères, trouvé : {1}',
  'The file is not valid UTF-16.': 'Le fichier n’est pas de l’UTF-16 valable.',
  'The file has more than {0} lines.': 'Le fichier a plus de {0} lignes.',
  'The cell in row {0}, column {1} has more than {2} characters.':
    'La cellule de la ligne {0}, colonne {1} a plus de {2} caractères.',
  'The file is not a table: {0}.': 'Le fichier n’est pas un tableau : {0}.',
  'is required, and the file has no column with such a header':
    'est obligatoire, et le fichier n’a pas de colonne avec un tel titre',
  'must be followed by 1 to {0}, found {1}': 'doit être suivi de 1 à {0}, trouvé : {1}',
  '{0} row': '{0} ligne',
  '{0} rows': '{0} lignes',
  '{0} waypoint': '{0} point de passage',
  '{0} waypoints': '{0} points de passage',
  'must be a time that exists': 'doit être une heure qui existe',
  'must be {0}; the day and the time must exist':
    'doit être {0} ; le jour et l’heure doivent exister',
  'must be after `validFrom`': 'doit être après `validFrom`',
  'must be after now, which is {0}': 'doit être après maintenant, {0}',
  'must have {0} to {1} characters': 'doit avoir de {0} à {1} caractères',
  'must be in Unicode normalization form C': 'doit être en forme de normalisation Unicode C',
  'must not contain control, invisible or unassigned characters, found {0}':
    'ne doit pas avoir de caractères de contrôle, invisibles ou inconnus, trouvé : {0}',
  'must not begin or end with a blank': 'ne doit pas commencer ni finir par une espace',
  'must not contain a colon, because HTTP Basic cannot transmit it':
    'ne doit pas contenir de deux-points, que HTTP Basic ne peut pas transmettre',
  'must not contain `~` before two hexadecimal digits, which stand for a byte in paths':
    'ne doit pas contenir `~` devant deux chiffres hexadécimaux, qui représentent un octet dans les chemins',
  'is reserved': 'est réservé',
  'The document is not {0}. {1}.': 'Le document n’est pas {0}. {1}.',
  'It must not have a DTD': 'Il ne doit pas avoir de DTD',
  'It has more than {0} levels of elements': 'Il a plus de {0} niveaux d’éléments',
  'The root element must be {0}': 'L’élément racine doit être {0}',
  'a UUID': 'un UUID',
  'an upper-case word such as EVENT': 'un mot en majuscules comme EVENT',
  'an e-mail address, or empty': 'une adresse e-mail, ou vide',
  'an e-mail address': 'une adresse e-mail',
  'a text without control or invisible characters':
    'un texte sans caractères de contrôle ni invisibles',
  'a text without control or invisible characters, and without blanks at its beginning':
    'un texte sans caractères de contrôle ni invisibles, et sans espaces au début',
  'a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`':
    'un texte d’au moins un caractère, sans caractères de contrôle ni espaces aux bords, et ni `.` ni `..`',
  'a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.`, `..`, `__proto__`, `constructor` or `prototype`':
    'un texte d’au moins un caractère, sans caractères de contrôle ni invisibles, sans espaces aux bords, et ni `.`, `..`, `__proto__`, `constructor` ni `prototype`',
  'a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00':
    'une date comme 2026-06-20, ou une date et une heure comme 2026-06-20T10:30:00+02:00',
  '`#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit':
    '`#RRGGBB`, `#RGB`, `RRGGBB` ou `RGB`, chaque lettre un chiffre hexadécimal',
  'Several Content-Type headers contradict each other. Send one.':
    'Plusieurs en-têtes Content-Type se contredisent. Envoyez-en un.',
  'A body with the Content-Encoding `{0}` is not read: send it without one.':
    'Un corps avec le Content-Encoding `{0}` n’est pas lu : envoyez-le sans.',
  'A body without a Content-Type is not read here: send {0}.':
    'Un corps sans Content-Type n’est pas lu ici : envoyez {0}.',
  'A body of type `{0}` is not read here: send {1}.':
    'Un corps du type `{0}` n’est pas lu ici : envoyez {1}.',
  'The body must be a JSON object.': 'Le corps doit être un objet JSON.',
  'must be `*`, or tags in double quotes with commas between them':
    'doit être `*`, ou des étiquettes entre guillemets doubles, séparées par des virgules',
  'The header Idempotency-Key must have 1 to {0} printable ASCII characters, for example a UUID.':
    'L’en-tête Idempotency-Key doit avoir de 1 à {0} caractères ASCII imprimables, par exemple un UUID.',
  'The body is not valid UTF-8.': 'Le corps n’est pas de l’UTF-8 valable.',
  'absent: {0}': 'absent : {0}',
  'must be at most {0}': 'doit être {0} au plus',
  'The token “{0}” does not allow {1}.': 'Le jeton « {0} » n’autorise pas {1}.',
  'No token may do this. Sign in with the password.':
    'Aucun jeton ne peut faire cela. Connectez-vous avec le mot de passe.',
}
