import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Failure, oneOf, type Sentence, sentence, sentenceOf } from './failure.ts'

/** Deeper documents are refused, as in JSON: the work for a document grows with its depth. */
const depthMax = 32

export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

/** @param roots possible names @param kinds of documents, for the error @throws Failure `malformed-request` */
export const parseXml = (xml: string, roots: readonly string[], kinds: string): XmlElement => {
  const unreadable = (detail: Sentence | string): Failure =>
    new Failure('malformed-request', sentence`The document is not ${sentenceOf(kinds)}. ${detail}.`)
  const parser = new SaxesParser({ xmlns: true })
  const document = { children: [] as (XmlElement | string)[] }
  const open = [document]
  parser.on('doctype', () => {
    throw unreadable(sentence`It must not have a DTD`)
  })
  parser.on('opentag', (tag) => {
    if (open.length > depthMax)
      throw unreadable(sentence`It has more than ${depthMax} levels of elements`)
    const element = { name: tag.local, attributes: attributesOf(tag), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  for (const event of ['text', 'cdata'] as const) {
    parser.on(event, (text) => open.at(-1)?.children.push(text))
  }
  parser.on('error', ({ message }) => {
    throw unreadable(message.slice(0, 300))
  })
  parser.write(xml).close()
  const root = elementsOf(document)[0]
  if (root !== undefined && roots.includes(root.name)) return root
  throw unreadable(sentence`The root element must be ${oneOf(roots)}`)
}

const attributesOf = ({ attributes }: SaxesTagNS) =>
  Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value]))

const elementsOf = ({ children }: Pick<XmlElement, 'children'>): readonly XmlElement[] =>
  children.filter((child) => typeof child !== 'string')

/** The descendants with a name, in any namespace. */
export const elementsIn = (element: XmlElement, name: string): readonly XmlElement[] =>
  elementsOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsIn(child, name),
  ])

/** The text of the element and its descendants, without blanks at the edges. */
export const textIn = (element: XmlElement | undefined): string =>
  element === undefined ? '' : allText(element).trim()

const allText = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : allText(child))).join('')
