/** The German texts of refusals of tags, by their English patterns. */
export const de = {
  'Leaderboard {0} does not exist.': 'Die Rangliste {0} gibt es nicht.',
  'The leaderboard {0} has no race {1} of the fleet {2}.':
    'Die Rangliste {0} hat keine Wettfahrt {1} der Gruppe {2}.',
  'must name a race that exists': 'muss eine Wettfahrt nennen, die es gibt',
  'must not be combined with `createdSince`, which has another order':
    'darf nicht mit `createdSince` zusammen stehen, das eine andere Reihenfolge hat',
  'must contain the `id` of a tag, or its `tag` and `raceTimepoint`, with its `comment`, `image` and `public` where they are not empty or false':
    'muss die `id` einer Notiz enthalten, oder ihr `tag` und `raceTimepoint`, mit `comment`, `image` und `public`, wo sie nicht leer oder falsch sind',
  'must also contain the `username`: several authors have a public tag with this `id`':
    'muss auch `username` enthalten: Mehrere haben eine öffentliche Notiz mit dieser `id`',
  'You have no such tag on this race. Without an `id`, `tag_json` must also have the present `comment`, `image` and `public` of the tag.':
    'Du hast keine solche Notiz in dieser Wettfahrt. Ohne `id` braucht `tag_json` auch `comment`, `image` und `public` der Notiz, wie sie jetzt sind.',
  'Only its author may change a tag.': 'Nur wer eine Notiz geschrieben hat, darf sie ändern.',
  'Tag already exists: you have the same one on this race.':
    'Die Notiz gibt es schon: Du hast dieselbe in dieser Wettfahrt.',
  'must differ from your other tags': 'muss sich von deinen anderen Notizen unterscheiden',
  'You made a tag with this id before, with other content.':
    'Du hast schon eine Notiz mit dieser Id gemacht, mit anderem Inhalt.',
}
