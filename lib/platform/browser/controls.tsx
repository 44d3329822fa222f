/** The controls that the pages have in common. */

/** @param more attributes, such as `class: 'main'` */
export const button = (
  words: unknown,
  press: (event: Event) => unknown,
  more?: Record<string, unknown>,
) => (
  <button type="button" class="secondary" onClick={press} {...more}>
    {words}
  </button>
)

/**
 * A list of choices in its label.
 * @param options values and words
 */
export const select = (
  label: string,
  value: string | number,
  options: readonly (readonly (string | number)[])[],
  choose: (value: string) => unknown,
) => (
  <label>
    {label}
    <select value={value} onChange={({ target }: any) => choose(target.value)}>
      {options.map(([each, words]) => (
        <option value={each}>{words}</option>
      ))}
    </select>
  </label>
)

/** Leads back to this page. */
export const signInLink = (words: string) => (
  <a class="action" href={`/account?next=${encodeURIComponent(location.pathname)}`}>
    {words}
  </a>
)
