/** On one line, without characters that control a terminal, break XML or change the text direction. */
export const plainText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '\ufffd')
    .trim()
