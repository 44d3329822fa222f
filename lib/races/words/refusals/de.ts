/** The German texts of refusals of races, by their English patterns. */
export const de = {
  "Could not find a boat with id '{0}'.": 'Es gibt kein Boot mit der Id „{0}“.',
  "Could not find a competitor with id '{0}'.": 'Es gibt keinen Teilnehmer mit der Id „{0}“.',
  "Could not find a competitor with ID '{0}'.": 'Es gibt keinen Teilnehmer mit der Id „{0}“.',
  'must name a regatta with less than {0} mappings of devices: removing a competitor from the regatta removes those of the competitor':
    'muss eine Regatta mit weniger als {0} Zuordnungen von Geräten nennen: Mit einem Teilnehmer gehen auch seine Zuordnungen',
  "Could not find an event with id '{0}'.": 'Es gibt keine Veranstaltung mit der Id „{0}“.',
  'A regatta takes at most {0} bytes. Use shorter names.':
    'Eine Regatta hat höchstens {0} Bytes. Nimm kürzere Namen.',
  "Could not find a regatta with name '{0}'.": 'Es gibt keine Regatta mit dem Namen „{0}“.',
  "Could not find a leaderboard with name '{0}'.": 'Es gibt keine Rangliste mit dem Namen „{0}“.',
  'must be a time zone such as Europe/Berlin': 'muss eine Zeitzone wie Europe/Berlin sein',
  'is required, or `venuelat` and `venuelng` instead':
    'muss angegeben werden, oder stattdessen `venuelat` und `venuelng`',
  'must be a day that exists': 'muss ein Tag sein, den es gibt',
  'must not be before the start': 'darf nicht vor dem Beginn liegen',
  'must differ from the names of the other series':
    'muss sich von den Namen der anderen Serien unterscheiden',
  'must differ from the names of the other fleets, with `/` written as `__`':
    'muss sich von den Namen der anderen Gruppen unterscheiden, mit `__` statt `/`',
  'must be of an entry of the regatta': 'muss zu einer Meldung der Regatta gehören',
  'must be in one list, and once': 'darf nur in einer Liste stehen, und nur einmal',
  'must be the number of one entry: put the nationality in front, or send the id of the competitor in `competitorIds`':
    'muss die Nummer einer einzigen Meldung sein: Stell die Nationalität voran, oder sende die Id des Teilnehmers in `competitorIds`',
  'must be one of {0}': 'muss eins von {0} sein',
  'must be the name of what is deleted': 'muss der Name dessen sein, was gelöscht wird',
  'is required with `fleet`': 'muss mit `fleet` angegeben werden',
  "Could not find a race column with name '{0}' in regatta '{1}'.":
    'Die Regatta „{1}“ hat keine Wettfahrt „{0}“.',
  'must leave the regatta with at most {0} races, found {1}':
    'muss der Regatta höchstens {0} Wettfahrten lassen, gefunden: {1}',
  'A regatta cannot have so many races.': 'So viele Wettfahrten kann eine Regatta nicht haben.',
  'must be at most {0}: the current pass is {1}':
    'darf höchstens {0} sein: Der jetzige Durchgang ist {1}',
  'There is a tracked race {0} in the regatta {1} already.':
    'Die Regatta {1} hat schon eine verfolgte Wettfahrt {0}.',
  '{0} Choose a `tracked_race_name`.': '{0} Wähl einen `tracked_race_name`.',
  'The secret of the registration link is enough only for the device that registered the competitor there. Send its id as deviceUuid, or sign in with UPDATE.':
    'Der Link zur Meldung genügt nur dem Gerät, das dort gemeldet hat. Sende seine Id als deviceUuid, oder melde dich mit UPDATE an.',
  "Could not find a race with name '{0}' in regatta '{1}'.":
    'Die Regatta „{1}“ hat keine Wettfahrt „{0}“.',
  "Could not find a race column '{0}' in leaderboard '{1}'.":
    'Die Rangliste „{1}“ hat keine Wettfahrt „{0}“.',
  "Could not find a fleet '{0}' in raceColumn '{1}'.":
    'Die Wettfahrt „{1}“ hat keine Gruppe „{0}“.',
  'There is a regatta {0} already.': 'Es gibt schon eine Regatta {0}. Wähl einen anderen Namen.',
  'There is a regatta already whose name in paths is {0}, like that of {1}.':
    'Es gibt schon eine Regatta, die in Adressen {0} heißt, wie {1}.',
  'There is a regatta already whose name looks like {0}. Choose another name.':
    'Es gibt schon eine Regatta, deren Name wie {0} aussieht. Wähl einen anderen.',
  'Not permitted to set the secret of the registration link: your permission [{0}] has an end, and the secret has none. Leave out registrationLinkSecret.':
    'Du darfst den Link zur Meldung nicht ändern: Deine Berechtigung [{0}] hat ein Ende, der Link hat keins. Lass registrationLinkSecret weg.',
  'three letters such as GER': 'drei Buchstaben wie GER',
  'a URL with http or https, or empty': 'eine Adresse mit http oder https, oder leer',
  'is the event of {0} regattas already, which is the limit':
    'ist schon die Veranstaltung von {0} Regatten, mehr sind nicht möglich',
  "Could not find a leaderboard group with name '{0}'.":
    'Es gibt keine Ranglistengruppe mit dem Namen „{0}“.',
  'must be shorter: the regatta {0} would have {1} characters, and {2} are the limit':
    'muss kürzer sein: Die Regatta {0} hätte {1} Zeichen, und höchstens {2} sind möglich',
  'must be the name of a series of the regatta': 'muss der Name einer Serie der Regatta sein',
  'The event {0} has a group of its own already.':
    'Die Veranstaltung {0} hat schon eine eigene Gruppe.',
  'must be null with a high point system: only LOW_POINT and LOW_POINT_WINNER_GETS_ZERO can have others':
    'muss bei einem High-Point-System null sein: Nur LOW_POINT und LOW_POINT_WINNER_GETS_ZERO können andere Punkte haben',
  'must not be `rank` with a high point system, in which the number of a worse rank is a better score':
    'darf bei einem High-Point-System nicht `rank` sein: Die Zahl eines schlechteren Rangs wäre dort mehr wert',
  'must be a low point system: a series carries a rank over, and the number of a worse one would be a better score':
    'muss ein Low-Point-System sein: Eine Serie übernimmt einen Rang, und die Zahl eines schlechteren wäre mehr wert',
  'must be `points`: only the points of `HIGH_POINT` are a part of possible ones':
    'muss `points` sein: Nur die Punkte von `HIGH_POINT` sind ein Anteil der möglichen',
  'must be absent beside `minimumRaces`': 'darf neben `minimumRaces` nicht stehen',
  'must have either `best` or `share`': 'muss entweder `best` oder `share` haben',
  'must be null beside `average`: an average is one of all races, or `average` must be null':
    'muss neben `average` null sein: Ein Durchschnitt umfasst alle Wettfahrten, sonst muss `average` null sein',
  'must be in the order qualifying, final, medal, one of each: the series {0} before {1} is {2}':
    'muss in der Reihenfolge qualifying, final, medal stehen, je einmal: Die Serie {0} vor {1} ist {2}',
  'must be absent: {0} is no final and no medal series, which alone carry scores':
    'darf nicht angegeben werden: {0} ist weder Final- noch Medaillenserie, und nur diese übernehmen Wertungen',
  'must be absent: there is no qualifying series before {0} whose scores it could carry':
    'darf nicht angegeben werden: Vor {0} steht keine Qualifikationsserie, deren Wertungen sie übernehmen könnte',
  'must be absent: {0} is no qualifying series, which alone has races left over':
    'darf nicht angegeben werden: {0} ist keine Qualifikationsserie, und nur in einer solchen bleiben Wettfahrten übrig',
}
