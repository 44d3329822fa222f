/** The German texts of refusals of all endpoints, by their English patterns. */
export const de = {
  'The request cannot be read': 'Die Anfrage ist nicht lesbar',
  'The input is not valid': 'Die Eingabe ist nicht gültig',
  'The input refers to a missing object': 'Die Eingabe nennt etwas, das es nicht gibt',
  'Sign in first': 'Melde dich zuerst an',
  'The credentials are not valid': 'Die Zugangsdaten sind nicht gültig',
  'Not permitted': 'Nicht erlaubt',
  'Refused because another site sent it': 'Abgelehnt, weil eine fremde Seite das gesendet hat',
  'Not found': 'Nicht gefunden',
  'The path does not support this method': 'Der Pfad kennt diese Methode nicht',
  'The object exists already': 'Das gibt es schon',
  'A race uses the mark': 'Eine Wettfahrt benutzt die Bahnmarke',
  'The regatta has a metric by which times cannot be scored':
    'Die Regatta wird nicht nach Zeit gewertet',
  'The boat is in the sheet of another fleet': 'Das Boot steht auf der Liste einer anderen Gruppe',
  'The boat has results': 'Das Boot hat Ergebnisse',
  'The regatta depends on the setting': 'Die Regatta hängt von der Einstellung ab',
  'Another request changed the object at the same time':
    'Jemand hat zur selben Zeit etwas geändert',
  'The same request is still running': 'Dieselbe Anfrage läuft noch',
  'The service needs an administrator': 'Der Dienst braucht einen Administrator',
  'The service does not work without this role': 'Ohne diese Rolle arbeitet der Dienst nicht',
  'The feed no longer has the next event': 'Der Feed hat das nächste Ereignis nicht mehr',
  'The invitation is not valid any more': 'Die Einladung gilt nicht mehr',
  'The permission must name one object': 'Die Berechtigung muss ein Objekt nennen',
  'The condition of the request is not met': 'Die Bedingung der Anfrage ist nicht erfüllt',
  'The user cannot be created or changed like this':
    'So lässt sich das Konto nicht anlegen oder ändern',
  'The request is too large': 'Die Anfrage ist zu groß',
  'The media type of the body is not supported': 'Der Medientyp des Inhalts wird nicht unterstützt',
  'The key was sent with another request': 'Der Schlüssel gehört zu einer anderen Anfrage',
  'Too many requests in a minute': 'Zu viele Anfragen in einer Minute',
  'Internal error': 'Interner Fehler',
  'The storage of the service is full': 'Der Speicher des Dienstes ist voll',
  'The service cannot store anything now. What is stored can be read.':
    'Der Dienst kann gerade nichts speichern. Gespeichertes kann gelesen werden.',
  'The service is temporarily unavailable': 'Der Dienst ist gerade nicht erreichbar',
  'Sign in first.': 'Melde dich zuerst an.',
  'Sign in: {0} is not public.': 'Melde dich an: {0} ist nicht öffentlich.',
  'Subject does not have permission [{0}]': 'Dir fehlt die Berechtigung [{0}].',
  'There is a {0} {1} already.': 'Es gibt schon ein Objekt {1} der Art {0}.',
  'The id {0} belongs, or belonged, to another {1}.':
    'Die Id {0} gehört oder gehörte einem anderen Objekt der Art {1}.',
  'Only administrators choose the id of a group or a role. Leave `id` out.':
    'Nur Administratoren wählen die Id einer Gruppe oder Rolle. Lass `id` weg.',
  "No role with id '{0}' found.": 'Es gibt keine Rolle mit der Id „{0}“.',
  'User {0} not known': 'Das Konto {0} gibt es nicht.',
  'Usergroup with this id does not exist.': 'Eine Gruppe mit dieser Id gibt es nicht.',
  '{0} {1} does not exist.': '{0} {1} gibt es nicht.',
  'You have {0} until {1}, and can give it until then only.':
    'Du hast {0} bis {1}, und kannst es nur bis dahin weitergeben.',
  '{0}. {1}': '{0}. {1}',
  '{0}. You have {1} {2}. You may use it, but not pass it on. Passing it on needs {3}.':
    '{0}. Du hast {1} {2}. Du kannst es nutzen, aber nicht weitergeben. Dazu brauchst du {3}.',
  'a transitive role of your own': 'eine eigene Rolle, die du weitergeben darfst',
  '{0}, ownership of the group, or your own permission to update the group':
    '{0}, die Gruppe als Eigentum oder die eigene Berechtigung, sie zu ändern',
  'through the group {0}': 'durch die Gruppe {0}',
  'through a role that is not transitive': 'durch eine Rolle, die man nicht weitergibt',
  'because everybody has it': 'weil alle es haben',
  'through the access control list': 'durch die Zugriffsliste',
  '{0}, or ownership of the object': '{0} oder das Objekt als Eigentum',
  'must have `*` or upper-case letters, digits and `_` as {0}, found `{1}`':
    'muss als {0} `*` oder Großbuchstaben, Ziffern und `_` haben, gefunden: `{1}`',
  type: 'Art',
  action: 'Aktion',
  'must not have an empty id': 'darf keine leere Id haben',
  'must have ids of at most {0} bytes in encoded form':
    'darf nur Ids von höchstens {0} Bytes haben',
  'must be `*`, `TYPE:ACTION` or `TYPE:ACTION:ID`':
    'muss `*`, `TYPE:ACTION` oder `TYPE:ACTION:ID` sein',
  'The user name, the password or the token is not valid.':
    'Der Benutzername, das Passwort oder der Schlüssel stimmt nicht.',
  'The service does not respond fast enough. Try again soon.':
    'Der Dienst antwortet nicht schnell genug. Versuch es gleich noch einmal.',
  'Too many passwords wait to be checked. Try again later.':
    'Zu viele Passwörter warten auf ihre Prüfung. Versuch es später noch einmal.',
  'Password does not meet requirements: it {0}.': 'Das Passwort genügt nicht: Es {0}.',
  'must have at least {0} characters': 'muss mindestens {0} Zeichen haben',
  'must have at most {0} bytes in UTF-8': 'darf höchstens {0} Bytes in UTF-8 haben',
  'must not be the user name': 'darf nicht der Benutzername sein',
  'is one of the common passwords, which are guessed first':
    'ist eines der häufigen Passwörter, die als Erste geraten werden',
  'an empty text': 'ein leerer Text',
  'a list of {0}': 'eine Liste mit {0}',
  'an object': 'ein Objekt',
  'the text {0}': 'der Text {0}',
  'a text': 'ein Text',
  'a whole number': 'eine ganze Zahl',
  'a number': 'eine Zahl',
  'a fraction': 'ein Bruch',
  'true or false': '`true` oder `false`',
  'a list': 'eine Liste',
  null: 'null',
  'something else': 'etwas anderes',
  'must be {0}, found {1}': 'muss {0} sein, gefunden: {1}',
  'must be {0}': 'muss {0} sein',
  'Did you mean it by {0}?': 'Hast du das mit {0} gemeint?',
  "Did you mean it by '{0}'?": 'Hast du das mit „{0}“ gemeint?',
  'Did you mean `{0}`?': 'Meinst du `{0}`?',
  'Did you mean {0}?': 'Meinst du {0}?',
  'is required': 'muss angegeben werden',
  'must not hold control or invisible characters, found {0}':
    'darf keine Steuerzeichen und keine unsichtbaren Zeichen haben, gefunden: {0}',
  '{0} as character {1}': '{0} als Zeichen {1}',
  'must have {0} to {1} characters, found {2}': 'muss {0} bis {1} Zeichen haben, gefunden: {2}',
  'must have at most {0} entries, found {1}': 'darf höchstens {0} Einträge haben, gefunden: {1}',
  '{0} or more': '{0} oder mehr',
  '{0} to {1}': '{0} bis {1}',
  'must be a JSON object, as text. It {0}': 'muss ein JSON-Objekt als Text sein ({0})',
  'must be given once': 'darf nur einmal angegeben werden',
  'must be sent in the body: addresses end up in logs':
    'muss im Inhalt gesendet werden, denn Adressen landen in Protokollen',
  'has one value in the query and another one in the body':
    'hat einen Wert in der Adresse und einen anderen im Inhalt',
  'The query has more than {0} characters.': 'Die Adresse hat mehr als {0} Zeichen.',
  'Other requests keep changing the same object. Try again.':
    'Andere ändern gerade dasselbe. Versuch es noch einmal.',
  'must name an object, in at most {0} bytes': 'muss ein Objekt nennen, in höchstens {0} Bytes',
  'The body is not a picture of type {0}.': 'Die Datei ist kein Bild der Art {0}.',
  'The picture has a side of more than {0} pixels.':
    'Eine Seite des Bildes hat mehr als {0} Pixel.',
  'The body has more than {0} bytes.': 'Der Inhalt hat mehr als {0} Bytes.',
  'Nothing was done, because of {0}: {1}': 'Nichts wurde getan, wegen {0}: {1}',
  'no GET returns an ETag of the object that this request changes. Remove the header.':
    'kein GET nennt den ETag dessen, was diese Anfrage ändert. Lass den Header weg.',
  'the object does not exist.': 'das Objekt gibt es nicht.',
  'the object has changed since you read it. Read it again.':
    'jemand hat es geändert, seit du es gelesen hast. Lies es noch einmal.',
  'there is one already. Read it: it may be your own, from an earlier attempt.':
    'es gibt schon eins. Lies es: Es kann dein eigenes sein, von einem früheren Versuch.',
  'it is still what you have seen.': 'es ist noch, was du gesehen hast.',
  'A page of another site sent this with credentials that the browser added by itself.':
    'Eine fremde Seite hat das gesendet, mit Zugangsdaten, die der Browser von selbst hinzugefügt hat.',
  'This GET changes something, and it may come from a link on another site. Send a POST, or sign in with `Authorization: Bearer`, or add the header `Sec-Fetch-Site: same-origin`.':
    'Dieses GET ändert etwas, und es kann von einem Link auf einer fremden Seite kommen. Sende ein POST, oder melde dich mit `Authorization: Bearer` an, oder füge den Header `Sec-Fetch-Site: same-origin` hinzu.',
  'This Idempotency-Key was sent with another request. Take a new key for each request.':
    'Dieser Idempotency-Key wurde mit einer anderen Anfrage gesendet. Nimm für jede Anfrage einen neuen.',
  'The request with this Idempotency-Key is still running. Repeat it later to get its response.':
    'Die Anfrage mit diesem Idempotency-Key läuft noch. Wiederhol sie später, um ihre Antwort zu erhalten.',
  'The response is too large to be stored. Nothing was changed. Send the request without Idempotency-Key.':
    'Die Antwort ist zu groß, um aufbewahrt zu werden. Nichts wurde geändert. Sende die Anfrage ohne Idempotency-Key.',
  'Something went wrong here. Tell the operator the request id.':
    'Hier ist etwas schiefgegangen. Nenn dem Betreiber die Anfragenummer.',
  'This user has sent {0} requests': 'Dieses Konto hat {0} Anfragen gesendet',
  'This network has sent {0} requests': 'Dieses Netz hat {0} Anfragen gesendet',
  'This network has signed in {0} times': 'Dieses Netz hat sich {0} Mal angemeldet',
  'The devices in this network have sent {0} requests':
    'Die Geräte in diesem Netz haben {0} Anfragen gesendet',
  'This user has changed roles and groups {0} times':
    'Dieses Konto hat {0} Mal Rollen und Gruppen geändert',
  'This connection has sent {0} messages': 'Diese Verbindung hat {0} Nachrichten gesendet',
  '{0} within a minute. Try again in {1}.': '{0}, in einer Minute. Versuch es in {1} noch einmal.',
  '{0} second': '{0} Sekunde',
  '{0} seconds': '{0} Sekunden',
  'is not the name of an object that you may read': 'ist kein Name, den du lesen darfst',
  'is not known here': 'ist hier unbekannt',
  'Leave it out.': 'Lass es weg.',
  'Leave it out, or use {0}.': 'Lass es weg, oder nimm {0}.',
  'There is nothing at this path. See /docs for what there is.':
    'Unter diesem Pfad gibt es nichts. Was es gibt, steht unter /docs.',
  'There is nothing at this path. Did you mean `{0}`? See /docs for what there is.':
    'Unter diesem Pfad gibt es nichts. Meinst du `{0}`? Was es gibt, steht unter /docs.',
  'This path knows {0}, not {1}.': 'Dieser Pfad kennt {0}, nicht {1}.',
  '{0} {1}.': '{0} {1}.',
  'The body looks like JSON, but it was read as a form. Send it with `Content-Type: application/json`':
    'Der Inhalt sieht wie JSON aus, wurde aber als Formular gelesen. Sende ihn mit `Content-Type: application/json`',
  '{0}, found {1}': '{0}, gefunden: {1}',
  'must be {0} or more': 'muss {0} oder mehr sein',
  'must be {0} or less': 'darf höchstens {0} sein',
  '{0} character': '{0} Zeichen',
  '{0} characters': '{0} Zeichen',
  'must have at least {0}': 'muss mindestens {0} haben',
  'must have at most {0}': 'darf höchstens {0} haben',
  '{0} entry': '{0} Eintrag',
  '{0} entries': '{0} Einträge',
  '{0} or {1}': '{0} oder {1}',
  '{0}': '{0}',
  '{0} that matches {1}': '{0} nach dem Muster {1}',
  '{0} from {1} to {2}': '{0} von {1} bis {2}',
  '{0} of at most {1}': '{0} mit höchstens {1}',
  'a text of {0}': 'ein Text mit {0}',
  'must come from {0}': 'muss von {0} stammen',
  'the `Link` of a page': 'dem `Link` einer Seite',
  'The cursor is not valid for this list.': 'Der Cursor gilt nicht für diese Liste.',
  'The table does not respond in time. Try again soon.':
    'Die Datenbank antwortet nicht rechtzeitig. Versuch es gleich noch einmal.',
  'The table cannot be reached. Try again soon.':
    'Die Datenbank ist nicht erreichbar. Versuch es gleich noch einmal.',
  'row {0}': 'Zeile {0}',
  '{0} in row {1}': '{0} in Zeile {1}',
  ' (and {0} more)': ' (und {0} weitere)',
  'Missing {0}. It {1}.{2}': 'Es fehlt: {0}. Der Wert {1}.{2}',
  'Invalid {0}. It {1}.{2}': 'Ungültig: {0}. Der Wert {1}.{2}',
  'must have a part, and at most {0} bytes in encoded form':
    'muss einen Teil haben, und höchstens {0} Bytes',
  'The id of the object {0}.': 'Die Id des Objekts {0}.',
  'must have at most {0} characters, found {1}': 'darf höchstens {0} Zeichen haben, gefunden: {1}',
  'The file is not valid UTF-16.': 'Die Datei ist kein gültiges UTF-16.',
  'The file has more than {0} lines.': 'Die Datei hat mehr als {0} Zeilen.',
  'The cell in row {0}, column {1} has more than {2} characters.':
    'Die Zelle in Zeile {0}, Spalte {1} hat mehr als {2} Zeichen.',
  'The file is not a table: {0}.': 'Die Datei ist keine Tabelle: {0}.',
  'is required, and the file has no column with such a header':
    'muss angegeben werden, und die Datei hat keine Spalte mit einer solchen Überschrift',
  'must be followed by 1 to {0}, found {1}': 'muss vor 1 bis {0} stehen, gefunden: {1}',
  '{0} row': '{0} Zeile',
  '{0} rows': '{0} Zeilen',
  '{0} waypoint': '{0} Wegpunkt',
  '{0} waypoints': '{0} Wegpunkten',
  'must be a time that exists': 'muss eine Zeit sein, die es gibt',
  'must be {0}; the day and the time must exist': 'muss {0} sein; Tag und Uhrzeit muss es geben',
  'must be after `validFrom`': 'muss nach `validFrom` liegen',
  'must be after now, which is {0}': 'muss nach jetzt liegen, also nach {0}',
  'must have {0} to {1} characters': 'muss {0} bis {1} Zeichen haben',
  'must be in Unicode normalization form C': 'muss in der Unicode-Normalform C sein',
  'must not contain control, invisible or unassigned characters, found {0}':
    'darf keine Steuerzeichen, unsichtbaren oder unbekannten Zeichen haben, gefunden: {0}',
  'must not begin or end with a blank': 'darf nicht mit einem Leerzeichen beginnen oder enden',
  'must not contain a colon, because HTTP Basic cannot transmit it':
    'darf keinen Doppelpunkt haben, denn HTTP Basic kann ihn nicht übertragen',
  'must not contain `~` before two hexadecimal digits, which stand for a byte in paths':
    'darf kein `~` vor zwei hexadezimalen Ziffern haben, die in Pfaden für ein Byte stehen',
  'is reserved': 'ist vergeben',
  'The document is not {0}. {1}.': 'Das Dokument ist nicht {0}. {1}.',
  'It must not have a DTD': 'Es darf keine DTD haben',
  'It has more than {0} levels of elements': 'Es hat mehr als {0} Ebenen von Elementen',
  'The root element must be {0}': 'Das äußerste Element muss {0} sein',
  'a UUID': 'eine UUID',
  'an upper-case word such as EVENT': 'ein Wort in Großbuchstaben wie EVENT',
  'an e-mail address, or empty': 'eine E-Mail-Adresse oder leer',
  'an e-mail address': 'eine E-Mail-Adresse',
  'a text without control or invisible characters':
    'ein Text ohne Steuerzeichen und unsichtbare Zeichen',
  'a text without control or invisible characters, and without blanks at its beginning':
    'ein Text ohne Steuerzeichen und unsichtbare Zeichen, und ohne Leerzeichen am Anfang',
  'a text of at least one character, without control characters, and without blanks at its edges, and not `.` or `..`':
    'ein Text mit mindestens einem Zeichen, ohne Steuerzeichen, ohne Leerzeichen am Rand, und nicht `.` oder `..`',
  'a text of at least one character, without control or invisible characters, and without blanks at its edges, and not `.`, `..`, `__proto__`, `constructor` or `prototype`':
    'ein Text mit mindestens einem Zeichen, ohne Steuerzeichen und unsichtbare Zeichen, ohne Leerzeichen am Rand, und nicht `.`, `..`, `__proto__`, `constructor` oder `prototype`',
  'a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00':
    'ein Datum wie 2026-06-20, oder Datum und Uhrzeit wie 2026-06-20T10:30:00+02:00',
  '`#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`, each letter a hexadecimal digit':
    '`#RRGGBB`, `#RGB`, `RRGGBB` oder `RGB`, jeder Buchstabe eine hexadezimale Ziffer',
  'Several Content-Type headers contradict each other. Send one.':
    'Mehrere Header Content-Type widersprechen sich. Sende einen.',
  'A body with the Content-Encoding `{0}` is not read: send it without one.':
    'Ein Inhalt mit dem Content-Encoding `{0}` wird nicht gelesen: Sende ihn ohne.',
  'A body without a Content-Type is not read here: send {0}.':
    'Ein Inhalt ohne Content-Type wird hier nicht gelesen: Sende {0}.',
  'A body of type `{0}` is not read here: send {1}.':
    'Ein Inhalt der Art `{0}` wird hier nicht gelesen: Sende {1}.',
  'The body must be a JSON object.': 'Der Inhalt muss ein JSON-Objekt sein.',
  'must be `*`, or tags in double quotes with commas between them':
    'muss `*` sein, oder Tags in doppelten Anführungszeichen mit Kommas dazwischen',
  'The header Idempotency-Key must have 1 to {0} printable ASCII characters, for example a UUID.':
    'Der Header Idempotency-Key muss 1 bis {0} druckbare ASCII-Zeichen haben, zum Beispiel eine UUID.',
  'The body is not valid UTF-8.': 'Der Inhalt ist kein gültiges UTF-8.',
  'absent: {0}': 'weggelassen: {0}',
  'must be at most {0}': 'darf höchstens {0} sein',
  'The token “{0}” does not allow {1}.': 'Das Token „{0}“ erlaubt {1} nicht.',
  'No token may do this. Sign in with the password.':
    'Kein Token darf das. Melde dich mit dem Passwort an.',
}
