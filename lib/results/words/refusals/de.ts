/** The German texts of refusals of results, by their English patterns. */
export const de = {
  'must be the sail number of `competitorId`, {0}, or be left out':
    'muss die Segelnummer von `competitorId` sein, {0}, oder fehlen',
  'must be the sail number of an entry of the regatta':
    'muss die Segelnummer einer Meldung der Regatta sein',
  'must be the sail number of one entry. Candidates: {0}. Put the nationality in front, or send `competitorId`':
    'muss die Segelnummer einer einzigen Meldung sein. Möglich: {0}. Stell die Nationalität voran, oder sende `competitorId`',
  'must be there, or `competitorId`': 'muss da sein, oder `competitorId`',
  'must not be in two lines: /finishes/{0} is also of {1}':
    'darf nicht in zwei Zeilen stehen: /finishes/{0} ist auch von {1}',
  'must not be on the first line: no boat is before it':
    'darf nicht in der ersten Zeile stehen: Kein Boot ist davor',
  'must not stand beside {0}: a penalty needs a boat that keeps her place. Leave out the penalties or the code, or send `points`':
    'darf nicht neben {0} stehen: Eine Strafe braucht ein Boot, das seinen Platz behält. Lass die Strafen oder das Kürzel weg, oder sende `points`',
  'must be there for RDG, or `points`': 'muss für RDG da sein, oder `points`',
  'must be the name of a race column of the regatta':
    'muss der Name einer Wettfahrt der Regatta sein',
  'must be there for redress of the kind `points`':
    'muss für Wiedergutmachung der Art `points` da sein',
  'must name a race column to average, or be left out':
    'muss eine Wettfahrt für den Durchschnitt nennen, oder fehlen',
  'must not be before {0}, {1}': 'darf nicht vor {0} liegen, {1}',
  'the start of the race': 'dem Start der Wettfahrt',
  'the time of {0}': 'der Zeit von {0}',
  'must be `draft` until the race has a start time. Give it on the start page of the race, or with `PUT leaderboards/{leaderboard}/starttime`':
    'muss `draft` sein, bis die Wettfahrt eine Startzeit hat. Gib sie auf der Startseite der Wettfahrt an, oder mit `PUT leaderboards/{leaderboard}/starttime`',
  'must be there: allowances are seconds for each nautical mile':
    'muss da sein: Vergütungen sind Sekunden für jede Seemeile',
  'must be there: places are by corrected time. Or send `points`, or a code':
    'muss da sein: Plätze folgen der berechneten Zeit. Oder sende `points`, oder ein Kürzel',
  'is of a boat without a rating: set her handicap in the entries, or send `points`':
    'gehört zu einem Boot ohne Rennwert: Trag ihn bei den Meldungen ein, oder sende `points`',
  '{0} ({1}) is not in the list of the fleet {2} in {3}. Assign her first, or remove her from the sheet.':
    '{0} ({1}) steht nicht in der Liste der Flotte {2} in {3}. Teil das Boot zuerst zu, oder nimm es aus der Zielliste.',
  'The fleet {0} has no boats in {1} yet. Assign them first.':
    'Die Flotte {0} hat in {1} noch keine Boote. Teil sie zuerst zu.',
  'must not be DUTY: {0} has it in other races ({1}), and the limit is {2}':
    'darf nicht DUTY sein: {0} hat es in anderen Wettfahrten ({1}), und die Grenze ist {2}',
  '{0} is in the sheet of the fleet {1} already. Remove her from one of the two.':
    '{0} steht schon auf der Liste der Gruppe {1}. Entfern sie aus einer der beiden.',
  'Times cannot be scored by {0}, which needs a performance curve. Send `points` for each boat without a code.':
    'Nach {0} lassen sich Zeiten nicht werten, denn das braucht eine Leistungskurve. Sende `points` für jedes Boot ohne Kürzel.',
  'Race {0} {1} has no finish sheet yet.': 'Die Wettfahrt {0} {1} hat noch keine Zielliste.',
  'A finish sheet takes at most {0} bytes. Use shorter comments.':
    'Eine Zielliste hat höchstens {0} Bytes. Nimm kürzere Kommentare.',
  'A change of results takes at most {0} bytes. Change fewer entries at once.':
    'Eine Änderung der Ergebnisse hat höchstens {0} Bytes. Ändere weniger auf einmal.',
  'must name fewer race columns, or `maxCompetitorsCount` must be at most {0}':
    'muss weniger Wettfahrten nennen, oder `maxCompetitorsCount` darf höchstens {0} sein',
  '{0}, because the response would have more than {1} bytes':
    '{0}, denn die Antwort hätte mehr als {1} Bytes',
  'The series does not exist.': 'Die Serie gibt es nicht.',
  'must be from 0.1 to 10, with at most two decimals':
    'muss von 0,1 bis 10 sein, mit höchstens zwei Nachkommastellen',
  "Could not find a fleet with name '{0}' in race column '{1}'.":
    'Die Wettfahrt „{1}“ hat keine Gruppe „{0}“.',
  'a number from 0.1 to 10, or empty': 'eine Zahl von 0,1 bis 10, oder leer',
  'The regatta has results, or has had some. Its handicap stays.':
    'Die Regatta hat Ergebnisse, oder hatte welche. Ihre Vergütung bleibt.',
  'The fleet {0} is not empty. Boats: {1}. Move them to another fleet first.':
    'Die Flotte {0} ist nicht leer. Boote: {1}. Ordne sie zuerst einer anderen Flotte zu.',
  'The race {0} of the fleet {1} has a course, a start, tracking or a result. The fleet stays.':
    'Die Wettfahrt {0} der Flotte {1} hat eine Bahn, einen Start, eine Verfolgung oder ein Ergebnis. Die Flotte bleibt.',
}
