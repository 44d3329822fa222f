/** The French texts of refusals of races, by their English patterns. */
export const fr = {
  "Could not find a boat with id '{0}'.": 'Aucun bateau n’a l’identifiant « {0} ».',
  "Could not find a competitor with id '{0}'.": 'Aucun concurrent n’a l’identifiant « {0} ».',
  "Could not find a competitor with ID '{0}'.": 'Aucun concurrent n’a l’identifiant « {0} ».',
  'must name a regatta with less than {0} mappings of devices: removing a competitor from the regatta removes those of the competitor':
    'doit nommer une régate avec moins de {0} liaisons d’appareils : retirer un concurrent retire aussi les siennes',
  "Could not find an event with id '{0}'.": 'Aucun événement n’a l’identifiant « {0} ».',
  'A regatta takes at most {0} bytes. Use shorter names.':
    'Une régate prend au plus {0} octets. Prenez des noms plus courts.',
  "Could not find a regatta with name '{0}'.": 'Aucune régate ne s’appelle « {0} ».',
  "Could not find a leaderboard with name '{0}'.": 'Aucun classement ne s’appelle « {0} ».',
  'must be a time zone such as Europe/Berlin': 'doit être un fuseau horaire comme Europe/Berlin',
  'is required, or `venuelat` and `venuelng` instead':
    'est obligatoire, ou `venuelat` et `venuelng` à la place',
  'must be a day that exists': 'doit être un jour qui existe',
  'must not be before the start': 'ne doit pas être avant le début',
  'must differ from the names of the other series': 'doit différer des noms des autres séries',
  'must differ from the names of the other fleets, with `/` written as `__`':
    'doit différer des noms des autres flottes, avec `__` au lieu de `/`',
  'must be of an entry of the regatta': 'doit être d’une inscription de la régate',
  'must be in one list, and once': 'doit être dans une seule liste, une seule fois',
  'must be the number of one entry: put the nationality in front, or send the id of the competitor in `competitorIds`':
    'doit être le numéro d’une seule inscription : mettez la nationalité devant, ou envoyez l’identifiant du concurrent dans `competitorIds`',
  'must be one of {0}': 'doit être l’un de {0}',
  'must be the name of what is deleted': 'doit être le nom de ce qui est supprimé',
  'is required with `fleet`': 'est obligatoire avec `fleet`',
  "Could not find a race column with name '{0}' in regatta '{1}'.":
    'La régate « {1} » n’a pas de course « {0} ».',
  'must leave the regatta with at most {0} races, found {1}':
    'doit laisser à la régate au plus {0} courses, trouvé : {1}',
  'A regatta cannot have so many races.': 'Une régate ne peut pas avoir tant de courses.',
  'must be at most {0}: the current pass is {1}':
    'doit être {0} au plus : le passage actuel est {1}',
  'There is a tracked race {0} in the regatta {1} already.':
    'La régate {1} a déjà une course suivie {0}.',
  '{0} Choose a `tracked_race_name`.': '{0} Choisissez un `tracked_race_name`.',
  'The secret of the registration link is enough only for the device that registered the competitor there. Send its id as deviceUuid, or sign in with UPDATE.':
    'Le lien d’inscription ne suffit qu’à l’appareil qui y a inscrit le concurrent. Envoyez son identifiant comme deviceUuid, ou connectez-vous avec UPDATE.',
  "Could not find a race with name '{0}' in regatta '{1}'.":
    'La régate « {1} » n’a pas de course « {0} ».',
  "Could not find a race column '{0}' in leaderboard '{1}'.":
    'Le classement « {1} » n’a pas de course « {0} ».',
  "Could not find a fleet '{0}' in raceColumn '{1}'.":
    'La course « {1} » n’a pas de flotte « {0} ».',
  'There is a regatta {0} already.': 'Il y a déjà une régate {0}. Choisissez un autre nom.',
  'There is a regatta already whose name in paths is {0}, like that of {1}.':
    'Il y a déjà une régate dont le nom dans les adresses est {0}, comme celui de {1}.',
  'There is a regatta already whose name looks like {0}. Choose another name.':
    'Il y a déjà une régate dont le nom ressemble à {0}. Choisissez-en un autre.',
  'Not permitted to set the secret of the registration link: your permission [{0}] has an end, and the secret has none. Leave out registrationLinkSecret.':
    'Vous ne pouvez pas changer le lien d’inscription : votre permission [{0}] a une fin, et le lien n’en a pas. Omettez registrationLinkSecret.',
  'three letters such as GER': 'trois lettres comme GER',
  'a URL with http or https, or empty': 'une adresse avec http ou https, ou vide',
  'is the event of {0} regattas already, which is the limit':
    'est déjà l’événement de {0} régates, ce qui est la limite',
  "Could not find a leaderboard group with name '{0}'.":
    'Aucun groupe de classements ne s’appelle « {0} ».',
  'must be shorter: the regatta {0} would have {1} characters, and {2} are the limit':
    'doit être plus court : la régate {0} aurait {1} caractères, et {2} sont la limite',
  'must be the name of a series of the regatta': 'doit être le nom d’une série de la régate',
  'The event {0} has a group of its own already.': 'L’événement {0} a déjà son propre groupe.',
  'must be null with a high point system: only LOW_POINT and LOW_POINT_WINNER_GETS_ZERO can have others':
    "doit être null avec un système de points hauts : seuls LOW_POINT et LOW_POINT_WINNER_GETS_ZERO peuvent en avoir d'autres",
  'must not be `rank` with a high point system, in which the number of a worse rank is a better score':
    "ne doit pas être `rank` avec un système de points hauts, où le nombre d'un rang moins bon est un meilleur score",
  'must be a low point system: a series carries a rank over, and the number of a worse one would be a better score':
    "doit être un système de points a minima : une série reprend un rang, et le nombre d'un rang moins bon serait un meilleur score",
  'must be `points`: only the points of `HIGH_POINT` are a part of possible ones':
    'doit être `points` : seuls les points de `HIGH_POINT` sont une part des points possibles',
  'must be absent beside `minimumRaces`': 'doit être absent à côté de `minimumRaces`',
  'must have either `best` or `share`': 'doit avoir soit `best`, soit `share`',
  'must be null beside `average`: an average is one of all races, or `average` must be null':
    'doit être null à côté de `average` : une moyenne porte sur toutes les courses, sinon `average` doit être null',
  'must be in the order qualifying, final, medal, one of each: the series {0} before {1} is {2}':
    "doit suivre l'ordre qualifying, final, medal, une fois chacun : la série {0} avant {1} est {2}",
  'must be absent: {0} is no final and no medal series, which alone carry scores':
    "doit être absent : {0} n'est ni une série finale ni une série de médailles, les seules qui reprennent des scores",
  'must be absent: there is no qualifying series before {0} whose scores it could carry':
    "doit être absent : il n'y a pas avant {0} de série de qualification dont elle pourrait reprendre les scores",
  'must be absent: {0} is no qualifying series, which alone has races left over':
    "doit être absent : {0} n'est pas une série de qualification, la seule où il reste des courses",
}
