/** Boats at one time: their symbols with bearings, tails and names. */
import type { Box } from '#courses/pictures/geometry.ts'
import { bySail, inOrder, layoutFleet, lookOf, type View } from '../rules/fleetLayout.ts'
import type { TrackedBoat } from '../steps/raceBoard.ts'
import { escaped } from '#values/escaped.ts'
import {
  type Attributes,
  element,
  group,
  pathThrough,
  rounded,
  tooltip,
} from '#courses/pictures/markup.ts'
import { cleaned, textWidth } from '#values/text.ts'

/** The outlines of boats that sail upwards. */
const hulls = ['M0-8C4-3 4 2 3 6H-3C-4 2-4-3 0-8Z', 'M0-9L5 6L0 3L-5 6Z', 'M0-9L5 0L0 6L-5 0Z']

export const hullDefinition = element(
  'defs',
  {},
  ...hulls.map((d, index) => element('path', { id: `hull${index}`, d })),
)

/** Wider than the font, whose width depends on the system. */
const estimatedFontSize = 12.5

/** @param taken the boxes of other texts, which names must not cover */
export const drawFleet = (
  boats: readonly TrackedBoat[],
  atMillis: number,
  view: View,
  taken: readonly Box[],
) => {
  const looks = boats.toSorted(bySail).map((boat, index) => ({
    ...boat,
    name: shortNameOf(boat),
    look: lookOf(index, colorOf(boat)),
  }))
  const named = inOrder(looks)
  const measure = (text: string) => textWidth(text, estimatedFontSize)
  const { shown, outside, scale } = layoutFleet(view, named, atMillis, { measure, taken })
  const tails = shown.map(({ boat, tail }) =>
    element('path', { ...colored('tail', 'stroke', boat), d: pathThrough(tail) }),
  )
  const symbols = shown.map(({ boat, point, angle, isSilent, name }) => {
    const transform = `translate(${rounded(point.x)} ${rounded(point.y)})`
    return element(
      'g',
      { class: isSilent ? 'silent' : undefined, transform },
      tooltip(nameOfBoat(boat)),
      element('use', {
        href: boat.look.hull,
        ...colored('hull', 'fill', boat),
        transform: `rotate(${angle}) scale(${scale})`,
      }),
      name?.tie ? element('line', { class: 'tie', ...name.tie }) : '',
      name ? element('text', { class: 'name', ...name.label }, escaped(name.text)) : '',
    )
  })
  // The leading boats come last, so that they cover the others.
  return { outside, markup: group('fleet', ...tails, ...symbols.toReversed()) }
}

const colorOf = ({ color }: TrackedBoat): string | null =>
  color !== null && /^#[0-9a-f]{6}$/i.test(color) ? color : null

/** The color of the boat, or a class for one of those that tell boats apart. */
const colored = (
  name: string,
  attribute: 'fill' | 'stroke',
  boat: TrackedBoat & { readonly look: ReturnType<typeof lookOf> },
): Attributes => ({
  class: name + boat.look.classes,
  [attribute]: colorOf(boat) ?? undefined,
})

const shortNameOf = ({ name, sailNumber }: TrackedBoat): string =>
  cleaned(name) || cleaned(sailNumber ?? '')

/** All that is known about a boat, for example `1 Anna, GER 7`. */
export const nameOfBoat = (boat: TrackedBoat): string =>
  [[boat.rank ?? [], shortNameOf(boat)].flat().join(' '), cleaned(boat.sailNumber ?? '')]
    .filter((text) => text !== '')
    .join(', ')
