import { plainText } from '#values/plainText.ts'

/** A name that a user chose. It cannot reverse the surrounding text or hide characters. */
export const Name = ({ children }: { readonly children: string }) => (
  <bdi>{plainText(children)}</bdi>
)
