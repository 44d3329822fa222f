/** Renderings of this process, because pages and pictures are requested again and again. */
import { hash } from 'node:crypto'
import { RecentMap } from './recentMap.ts'

/** The largest one has half a megabyte. */
const renderingsMax = 20

/** @param render depends on its argument only, which JSON can represent */
export const remembered = <Content, Rendered>(
  render: (content: Content) => Rendered,
): ((content: Content) => Rendered) => {
  const recent = new RecentMap<Rendered>(renderingsMax)
  return (content) => {
    const key = hash('sha256', JSON.stringify(content), 'base64url')
    const known = recent.get(key)
    if (known !== undefined) return known
    const rendered = render(content)
    recent.set(key, rendered)
    return rendered
  }
}
