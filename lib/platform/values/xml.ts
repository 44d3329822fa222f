/** XML files of other programs. */
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom'
import { Failure } from './failure.ts'

/**
 * Returns the root element. The parser knows no entities but the five of XML.
 * @param roots the local names that the root may have
 * @param kinds the names of the kinds of documents, for the error
 * @throws Failure `malformed-request`
 */
export const parseXml = (xml: string, roots: readonly string[], kinds: string): Element => {
  const unreadable = (detail: string): Failure =>
    new Failure('malformed-request', `The document is not ${kinds}. ${detail.slice(0, 300)}.`)
  if (/<!DOCTYPE/i.test(xml)) throw unreadable('It must not have a DTD')
  const root = rootOf(xml, unreadable)
  if (root !== null && roots.includes(root.localName ?? '')) return root
  throw unreadable(`The root element must be ${roots.map((name) => `\`${name}\``).join(' or ')}`)
}

const rootOf = (xml: string, unreadable: (detail: string) => Failure): Element | null => {
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing })
    return parser.parseFromString(xml, 'text/xml').documentElement
  } catch (error) {
    throw unreadable((error as Error).message)
  }
}

/** The descendants with a local name, in any namespace. */
export const elementsIn = (element: Element, name: string): readonly Element[] => [
  ...element.getElementsByTagNameNS('*', name),
]
