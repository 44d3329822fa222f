/** The French texts of refusals of tags, by their English patterns. */
export const fr = {
  'Leaderboard {0} does not exist.': 'Le classement {0} n’existe pas.',
  'The leaderboard {0} has no race {1} of the fleet {2}.':
    'Le classement {0} n’a pas de course {1} de la flotte {2}.',
  'must name a race that exists': 'doit nommer une course qui existe',
  'must not be combined with `createdSince`, which has another order':
    'ne doit pas être combiné avec `createdSince`, qui a un autre ordre',
  'must contain the `id` of a tag, or its `tag` and `raceTimepoint`, with its `comment`, `image` and `public` where they are not empty or false':
    'doit contenir l’`id` d’une note, ou son `tag` et son `raceTimepoint`, avec `comment`, `image` et `public` s’ils ne sont ni vides ni faux',
  'must also contain the `username`: several authors have a public tag with this `id`':
    'doit aussi contenir `username` : plusieurs auteurs ont une note publique avec cet `id`',
  'You have no such tag on this race. Without an `id`, `tag_json` must also have the present `comment`, `image` and `public` of the tag.':
    'Vous n’avez pas de telle note sur cette course. Sans `id`, `tag_json` doit aussi avoir `comment`, `image` et `public` actuels de la note.',
  'Only its author may change a tag.': 'Seul son auteur peut modifier une note.',
  'Tag already exists: you have the same one on this race.':
    'La note existe déjà : vous avez la même sur cette course.',
  'must differ from your other tags': 'doit différer de vos autres notes',
  'You made a tag with this id before, with other content.':
    'Vous avez déjà fait une note avec cet identifiant, avec un autre contenu.',
}
