/**
 * A copy of a text that the service has drawn, with these values in its places.
 * @param id of a `TextTemplate`
 */
export const filledText = (id: string, values: Readonly<Record<string, string | null>>) => {
  const { content } = document.getElementById(id) as HTMLTemplateElement
  const copy = document.importNode(content, true)
  for (const place of copy.querySelectorAll<HTMLElement>('[data-place]')) {
    place.textContent = values[place.dataset.place ?? ''] ?? ''
  }
  return copy
}
