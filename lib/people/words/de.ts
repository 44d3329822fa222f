import type { PeopleWords } from './en.ts'

/** Die deutschen Wörter über Passwörter und Adressen von Konten. */
export const de: PeopleWords = {
  reset: {
    title: 'Neues Passwort setzen',
    needsScript: 'Hier ein Passwort zu setzen braucht JavaScript.',
    reading: 'Die Seite liest den Link.',
    incomplete: 'Der Link ist unvollständig. Öffne ihn noch einmal so, wie du ihn bekommen hast.',
    madeBy: '{by} hat diesen Link für {user} gemacht. Er gilt einmal, bis {time}.',
    made: 'Dieser Link ist für {user}. Er gilt einmal, bis {time}.',
    userName: 'Benutzername',
    newPassword: 'Neues Passwort, mindestens 8 Zeichen',
    set: 'Passwort setzen',
    isSet: 'Dein Passwort ist gesetzt. Melde dich damit an.',
  },
  lost: {
    heading: 'Jemand hat das Passwort verloren',
    about:
      'Mach einen Link, mit dem diese Person ein neues setzt. Du kannst das für Konten, deren Passwort du setzen darfst.',
    userName: 'Benutzername',
    make: 'Link machen',
    passOn: 'Gib ihn nur dieser Person. Er gilt einmal, eine Stunde lang.',
    ask: 'Passwort verloren? Bitte einen Administrator um einen Link.',
  },
  notice: {
    heading: 'Ein Link hat dein Passwort gesetzt',
    madeBy: '{by} hat den Link am {made} gemacht. Benutzt wurde er am {used}.',
    made: 'Der Link wurde am {made} gemacht und am {used} benutzt.',
    stays: 'Alle Sitzungen und dein Zugangstoken sind beendet. Das bleibt:',
    keys: 'SSH-Schlüssel',
    webhooks: 'Webhooks',
    invitations: 'Einladungen',
    notYou: 'Wenn du das nicht warst, setz ein anderes Passwort und sag es einem Administrator.',
    close: 'Hinweis schließen',
    closed: 'Der Hinweis ist geschlossen.',
  },
  forgot: {
    heading: 'Passwort verloren?',
    about:
      'Gib deinen Benutzernamen oder deine E-Mail-Adresse an. Wenn die Adresse des Kontos bestätigt ist, kommt eine E-Mail mit einem Link.',
    address: 'E-Mail-Adresse',
    send: 'E-Mail senden',
    sent: 'Wenn es ein solches Konto mit bestätigter Adresse gibt, ist eine E-Mail unterwegs.',
  },
  address: {
    heading: 'E-Mail-Adresse',
    confirmed:
      '{address} ist bestätigt. Ein verlorenes Passwort lässt sich mit einer E-Mail dorthin neu setzen.',
    unconfirmed: '{address} ist nicht bestätigt. Öffne den Link in der E-Mail, die dorthin ging.',
    send: 'E-Mail noch einmal senden',
    sent: 'Die E-Mail ist unterwegs. Ihr Link gilt einen Tag.',
    absent:
      'Du hast keine Adresse angegeben. Mit einer lässt sich ein verlorenes Passwort per E-Mail neu setzen.',
    newAddress: 'Neue E-Mail-Adresse',
    save: 'Adresse speichern',
    saved: 'Die Adresse ist gespeichert.',
  },
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    needsScript: 'Zum Bestätigen wird JavaScript gebraucht.',
    press: 'Bestätige mit dem Knopf deine E-Mail-Adresse.',
    confirm: 'Adresse bestätigen',
    confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  },
  mail: {
    resetSubject: 'Neues Passwort für {user}',
    resetText:
      'Jemand, vielleicht du, hat für {user} auf {host} um ein neues Passwort gebeten.\n\nSetz es innerhalb einer Stunde:\n\n{link}\n\nWenn du nicht darum gebeten hast, tu nichts: das Passwort bleibt.\n',
    confirmSubject: 'Bestätige deine Adresse auf {host}',
    confirmText:
      'Das Konto {user} auf {host} hat diese E-Mail-Adresse. Wenn du das bist, bestätige sie innerhalb eines Tages:\n\n{link}\n\nSonst tu nichts.\n',
    inviteSubject: '{inviter} lädt dich zu {host} ein',
    inviteText:
      '{inviter} lädt dich zu {host} ein. Der Link zeigt, was du bekommst:\n\n{link}\n\nWenn du {inviter} nicht kennst, tu nichts.\n',
  },
}
