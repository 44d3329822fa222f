/** The controls that the pages have in common. */
import type { ComponentChildren, TargetedEvent } from 'preact'

export type InputEvent = TargetedEvent<HTMLInputElement>

/** @param more attributes, such as `class: 'main'` */
export const button = (
  words: ComponentChildren,
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
  label: ComponentChildren,
  value: string | number,
  options: readonly (readonly (string | number)[])[],
  choose: (value: string) => unknown,
) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
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
