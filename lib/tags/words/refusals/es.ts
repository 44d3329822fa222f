/** The Spanish texts of refusals of tags, by their English patterns. */
export const es = {
  'Leaderboard {0} does not exist.': 'La clasificación {0} no existe.',
  'The leaderboard {0} has no race {1} of the fleet {2}.':
    'La clasificación {0} no tiene ninguna prueba {1} de la flota {2}.',
  'must name a race that exists': 'debe nombrar una prueba que exista',
  'must not be combined with `createdSince`, which has another order':
    'no debe combinarse con `createdSince`, que tiene otro orden',
  'must contain the `id` of a tag, or its `tag` and `raceTimepoint`, with its `comment`, `image` and `public` where they are not empty or false':
    'debe contener el `id` de una nota, o su `tag` y `raceTimepoint`, con `comment`, `image` y `public` si no están vacíos ni son falsos',
  'must also contain the `username`: several authors have a public tag with this `id`':
    'debe contener también `username`: varios autores tienen una nota pública con este `id`',
  'You have no such tag on this race. Without an `id`, `tag_json` must also have the present `comment`, `image` and `public` of the tag.':
    'No tienes esa nota en esta prueba. Sin `id`, `tag_json` debe tener también `comment`, `image` y `public` actuales de la nota.',
  'Only its author may change a tag.': 'Solo su autor puede cambiar una nota.',
  'Tag already exists: you have the same one on this race.':
    'La nota ya existe: tienes la misma en esta prueba.',
  'must differ from your other tags': 'debe ser distinta de tus otras notas',
  'You made a tag with this id before, with other content.':
    'Ya hiciste una nota con este identificador, con otro contenido.',
}
