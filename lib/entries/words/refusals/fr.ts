/** The French texts of refusals of entries, by their English patterns. */
export const fr = {
  'Name the column `PY` for Portsmouth numbers, `YS` for yardsticks.':
    'Appelez la colonne `PY` pour des nombres de Portsmouth, `YS` pour des yardsticks.',
  "must be a three-letter code of the IOC such as GER, found '{0}'":
    'doit être un code du CIO à trois lettres comme GER, trouvé : « {0} »',
  'must be in the file once for a class, and is in row {0} already':
    'doit être une seule fois dans le fichier pour une classe, et est déjà à la ligne {0}',
  "The entries of regatta '{0}' closed at {1}. Ask an organizer to enter the boat.":
    'Les inscriptions à la régate « {0} » ont fermé à {1}. Demandez à un organisateur d’inscrire le bateau.',
  'must name a regatta with less than {0} entries by its link: an organizer can enter others':
    'doit nommer une régate avec moins de {0} inscriptions par son lien : un organisateur peut en inscrire d’autres',
  'The registration link takes {0} entries within a minute. Try again in {1}.':
    'Le lien d’inscription prend {0} inscriptions par minute. Réessayez dans {1}.',
  'must name a regatta that has at most {0} entries then':
    'doit nommer une régate qui aura au plus {0} inscriptions',
  "Self-registration to regatta '{0}' is not allowed.":
    'On ne peut pas s’inscrire soi-même à la régate « {0} ».',
  "Device is already registered to regatta '{0}'.":
    'Cet appareil est déjà inscrit à la régate « {0} ».',
  "No competitor name specified and no user authenticated; can't derive competitor name.":
    'Il manque un nom, et personne n’est connecté. Donnez un nom.',
  '{0} has a result in {1} {2}. Send `withdraw=true` to keep the entry as a withdrawn one.':
    '{0} a un résultat dans {1} {2}. Retirez l’inscription sans la supprimer (`withdraw=true`).',
  'is required here: one of {0}': 'est obligatoire ici : l’un de {0}',
  'must leave each boat in at most {0} races with lists of their own: an empty list removes one':
    'doit laisser chaque bateau dans au plus {0} courses avec leurs propres listes : une liste vide en retire une',
  "Not allowed to update competitor with id '{0}'.":
    'Vous ne pouvez pas modifier le concurrent avec l’identifiant « {0} ».',
  'must not be null, because every competitor has a name':
    'ne doit pas être null, car chaque concurrent a un nom',
  'No competitor found for id {0}': 'Aucun concurrent n’a l’identifiant {0}',
  'must be the id of an entry of the regatta':
    'doit être l’identifiant d’une inscription de la régate',
  'must be named once in the request': 'doit être nommé une seule fois dans la demande',
  "Could not use a boat class with name 'null'.": 'Il manque la classe de bateau.',
  'Boat is not valid': 'Le bateau n’existe pas',
  'is required for a new entry': 'est obligatoire pour une nouvelle inscription',
  'must be the number of one entry: add the nationality or the class':
    'doit être le numéro d’une seule inscription : ajoutez la nationalité ou la classe',
  'must be another entry than that of row {0}':
    'doit être une autre inscription que celle de la ligne {0}',
  'Ask the organizer of the event for its current link.':
    'Demandez à l’organisateur de l’événement son lien actuel.',
  '{0} is the sail number of {1} already. Change one of them.':
    '{0} est déjà le numéro de voile de {1}. Changez l’un des deux.',
  'must be the regatta of another class of the event':
    'doit être la régate d’une autre classe de l’événement',
  '{0} has a result in {1} {2}, and stays in this class.':
    '{0} a un résultat dans {1} {2}, et reste dans cette classe.',
  'The boat is already entered in {0}.': 'Le bateau est déjà inscrit dans {0}.',
  'must have an entry, or `remove`, `withdraw`, `change` or `add` must':
    'doit avoir un élément, ou bien `remove`, `withdraw`, `change` ou `add`',
  '{0} more errors are not listed': '{0} autres erreurs ne sont pas énumérées',
  'must be absent: fleets by {0} do not follow from it':
    "doit être absent : les flottes par {0} n'en dépendent pas",
  'is required for a medal series: the number of boats that sail in it':
    'est nécessaire pour une série de médailles : le nombre de bateaux qui y courent',
  'must have a number for each fleet: {0}': 'doit avoir un nombre pour chaque flotte : {0}',
  'must add up to the number of boats in the regatta, {0}; found {1}':
    'doit donner au total le nombre de bateaux de la régate, {0} ; trouvé {1}',
}
