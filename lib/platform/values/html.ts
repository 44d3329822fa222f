export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** One paragraph, with `code` between backticks. */
export const inline = (text: string): string =>
  escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** Paragraphs with blank lines between them. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\n+/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')
