/** The French texts of refusals of results, by their English patterns. */
export const fr = {
  'must be the sail number of `competitorId`, {0}, or be left out':
    'doit être le numéro de voile de `competitorId`, {0}, ou manquer',
  'must be the sail number of an entry of the regatta':
    'doit être le numéro de voile d’une inscription de la régate',
  'must be the sail number of one entry. Candidates: {0}. Put the nationality in front, or send `competitorId`':
    'doit être le numéro de voile d’une seule inscription. Possibles : {0}. Mettez la nationalité devant, ou envoyez `competitorId`',
  'must be there, or `competitorId`': 'doit être là, ou `competitorId`',
  'must not be in two lines: /finishes/{0} is also of {1}':
    'ne doit pas être sur deux lignes : /finishes/{0} est aussi de {1}',
  'must not be on the first line: no boat is before it':
    'ne doit pas être sur la première ligne : aucun bateau n’est devant',
  'must not stand beside {0}: a penalty needs a boat that keeps her place. Leave out the penalties or the code, or send `points`':
    'ne doit pas être à côté de {0} : une pénalité demande un bateau qui garde sa place. Omettez les pénalités ou le code, ou envoyez `points`',
  'must be there for RDG, or `points`': 'doit être là pour RDG, ou `points`',
  'must be the name of a race column of the regatta': 'doit être le nom d’une course de la régate',
  'must be there for redress of the kind `points`':
    'doit être là pour une réparation du genre `points`',
  'must name a race column to average, or be left out':
    'doit nommer une course pour la moyenne, ou manquer',
  'must not be before {0}, {1}': 'ne doit pas être avant {0}, {1}',
  'the start of the race': 'le départ de la course',
  'the time of {0}': 'le temps de {0}',
  'must be `draft` until the race has a start time. Give it on the start page of the race, or with `PUT leaderboards/{leaderboard}/starttime`':
    'doit être `draft` tant que la course n’a pas d’heure de départ. Donnez-la sur la page de départ de la course, ou par `PUT leaderboards/{leaderboard}/starttime`',
  'must be there: allowances are seconds for each nautical mile':
    'doit être là : les allocations sont des secondes par mille',
  'must be there: places are by corrected time. Or send `points`, or a code':
    'doit être là : les places sont au temps compensé. Ou envoyez `points`, ou un code',
  'is of a boat without a rating: set her handicap in the entries, or send `points`':
    'est d’un bateau sans coefficient : donnez-le dans les inscriptions, ou envoyez `points`',
  '{0} ({1}) is not in the list of the fleet {2} in {3}. Assign her first, or remove her from the sheet.':
    '{0} ({1}) n’est pas dans la liste de la flotte {2} dans {3}. Attribuez-lui d’abord la flotte, ou retirez-le de la feuille.',
  'The fleet {0} has no boats in {1} yet. Assign them first.':
    'La flotte {0} n’a pas encore de bateaux dans {1}. Attribuez-les d’abord.',
  'must not be DUTY: {0} has it in other races ({1}), and the limit is {2}':
    'ne doit pas être DUTY : {0} l’a dans d’autres courses ({1}), et la limite est {2}',
  '{0} is in the sheet of the fleet {1} already. Remove her from one of the two.':
    '{0} est déjà sur la feuille de la flotte {1}. Retirez-le de l’une des deux.',
  'Times cannot be scored by {0}, which needs a performance curve. Send `points` for each boat without a code.':
    '{0} ne permet pas de classer au temps, car il faut une courbe de performance. Envoyez `points` pour chaque bateau sans code.',
  'Race {0} {1} has no finish sheet yet.': 'La course {0} {1} n’a pas encore de feuille d’arrivée.',
  'A finish sheet takes at most {0} bytes. Use shorter comments.':
    'Une feuille d’arrivée prend au plus {0} octets. Prenez des commentaires plus courts.',
  'A change of results takes at most {0} bytes. Change fewer entries at once.':
    'Un changement de résultats prend au plus {0} octets. Modifiez moins à la fois.',
  'must name fewer race columns, or `maxCompetitorsCount` must be at most {0}':
    'doit nommer moins de courses, ou `maxCompetitorsCount` doit être {0} au plus',
  '{0}, because the response would have more than {1} bytes':
    '{0}, car la réponse aurait plus de {1} octets',
  'The series does not exist.': 'La série n’existe pas.',
  'must be from 0.1 to 10, with at most two decimals':
    'doit être entre 0,1 et 10, avec au plus deux décimales',
  "Could not find a fleet with name '{0}' in race column '{1}'.":
    'La course « {1} » n’a pas de flotte « {0} ».',
  'a number from 0.1 to 10, or empty': 'un nombre entre 0,1 et 10, ou vide',
  'The regatta has results, or has had some. Its handicap stays.':
    'La régate a des résultats, ou en a eu. Son handicap reste.',
  'The fleet {0} is not empty. Boats: {1}. Move them to another fleet first.':
    'La flotte {0} n’est pas vide. Bateaux : {1}. Placez-les d’abord dans une autre flotte.',
  'The race {0} of the fleet {1} has a course, a start, tracking or a result. The fleet stays.':
    'La course {0} de la flotte {1} a un parcours, un départ, un suivi ou un résultat. La flotte reste.',
}
