/** The German words of explanations of permissions. */
import type { RightsWords } from './en.ts'

export const de: RightsWords = {
  purposes: {
    'LEADERBOARD:READ': 'die Ergebnisse und öffentlichen Notizen bei {place} sehen',
    'LEADERBOARD:UPDATE': 'bei {place} Wettfahrten werten und öffentliche Notizen schreiben',
    'REGATTA:READ': 'die Wettfahrten bei {place} sehen',
    'REGATTA:UPDATE': 'bei {place} Bahnen legen und Wettfahrten hinzufügen',
    'REGATTA:DELETE': 'die Regatta bei {place} löschen',
  },
  why: {
    permitted: 'Erlaubt',
    notPermitted: 'Nicht erlaubt',
    may: '{user} darf {purpose}.',
    mayNot: '{user} darf nicht {purpose}.',
    nobody: 'Wer nicht angemeldet ist,',
    checked: 'Was der Dienst geprüft hat, der Reihe nach',
    decides: 'Entscheidet:',
    applies: 'trifft zu',
    appliesNot: 'trifft nicht zu',
    wouldAllow: 'Was es erlauben würde',
    eachIsEnough:
      'Jede dieser Änderungen genügt. Zuerst kommen Änderungen für eine Person, zuletzt solche für alle.',
    changed: 'Die Änderung ist gemacht. So ist die Entscheidung jetzt.',
    doThis: 'Das machen',
    until: 'Bis, in deiner Zeitzone; leer: ohne Ende',
    wanted: 'Ich will das:',
    typeName: 'Tippe dazu den Benutzernamen {user}',
    requests: 'Anfragen für Programme',
    youMay: 'Du darfst das.',
    signInHint: 'Du bist nicht angemeldet. {signIn}, um zu sehen, was du darfst.',
    signIn: 'Melde dich an',
    wildcard:
      'Keine Knöpfe: Die Berechtigung enthält {star}. Frag nach einer Aktion an einem Objekt.',
    fromElsewhere:
      'Keine Knöpfe: Eine fremde Seite hat hierher geführt. Öffne die Adresse dieser Seite selbst, um etwas zu ändern.',
  },
}
