/** The Italian texts of refusals of tags, by their English patterns. */
export const it = {
  'Leaderboard {0} does not exist.': 'La classifica {0} non esiste.',
  'The leaderboard {0} has no race {1} of the fleet {2}.':
    'La classifica {0} non ha una prova {1} della flotta {2}.',
  'must name a race that exists': 'deve indicare una prova che esiste',
  'must not be combined with `createdSince`, which has another order':
    'non deve essere combinato con `createdSince`, che ha un altro ordine',
  'must contain the `id` of a tag, or its `tag` and `raceTimepoint`, with its `comment`, `image` and `public` where they are not empty or false':
    'deve contenere l’`id` di una nota, o il suo `tag` e `raceTimepoint`, con `comment`, `image` e `public` se non sono vuoti o falsi',
  'must also contain the `username`: several authors have a public tag with this `id`':
    'deve contenere anche `username`: più autori hanno una nota pubblica con questo `id`',
  'You have no such tag on this race. Without an `id`, `tag_json` must also have the present `comment`, `image` and `public` of the tag.':
    'Non hai una nota così in questa prova. Senza `id`, `tag_json` deve avere anche `comment`, `image` e `public` attuali della nota.',
  'Only its author may change a tag.': 'Solo il suo autore può cambiare una nota.',
  'Tag already exists: you have the same one on this race.':
    'La nota esiste già: ne hai una uguale in questa prova.',
  'must differ from your other tags': 'deve essere diversa dalle tue altre note',
  'You made a tag with this id before, with other content.':
    'Hai già fatto una nota con questo identificativo, con un altro contenuto.',
}
