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
}
