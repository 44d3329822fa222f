/** Colors and fonts. Programs for print and conversion do not support CSS variables. */

export const light = {
  background: '#f5f9fc',
  ink: '#16283a',
  muted: '#4f6375',
  leg: '#5a7085',
  port: '#c4161c',
  starboard: '#0b7a3b',
  faint: '#a9bac8',
}

export const dark = {
  background: '#0f1c28',
  ink: '#eaf1f7',
  muted: '#a3b5c4',
  leg: '#8fa6ba',
  port: '#ff7b74',
  starboard: '#4fd28b',
  faint: '#45596b',
}

const paper = { ...light, background: '#ffffff', ink: '#000000', muted: '#333333' }

const colors = ({ background, ink, muted, leg, port, starboard, faint }: typeof light): string =>
  [
    `.background,.hollow{fill:${background}}`,
    `.ink,.name,.heading{fill:${ink}}`,
    `.muted,.note{fill:${muted}}`,
    `.name,.note,.heading{stroke:${background}}`,
    `.leg,.line,.wind{stroke:${leg}}`,
    `.head{fill:${leg}}`,
    `.edge{stroke:${ink}}`,
    `.glow{stroke:${background}}`,
    `.faint{stroke:${faint}}`,
    `.port{stroke:${port}}`,
    `.port-fill{fill:${port}}`,
    `.starboard{stroke:${starboard}}`,
    `.number{fill:${background};stroke:${leg}}`,
  ].join('')

const shapes = [
  'text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;white-space:pre}',
  '.name{font-size:15px;font-weight:600}',
  '.note{font-size:13px}',
  '.heading{font-size:20px;font-weight:700}',
  // The outline keeps a text readable where a leg crosses it.
  '.name,.note,.heading{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}',
  '.digits{font-size:13px;font-weight:600;text-anchor:middle}',
  '.leg,.line,.wind,.port,.starboard,.faint,.edge,.glow{stroke-linecap:round;stroke-linejoin:round}',
  '.leg,.port,.starboard,.wind,.line,.faint{fill:none}',
  '.leg{stroke-width:1.8px}',
  '.line{stroke-width:2px;stroke-dasharray:7 5}',
  '.gate{stroke-dasharray:1 5}',
  '.wind{stroke-width:3px}',
  '.port,.starboard{stroke-width:3px}',
  '.starboard{stroke-dasharray:6 4.5}',
  '.open{stroke-dasharray:none}',
  '.edge{stroke-width:1.5px}',
  '.glow{stroke-width:4.5px}',
  '.faint{stroke-width:1.2px}',
  '.number{stroke-width:1.3px}',
  '.start-flag{fill:#f47b20}',
  '.finish-flag{fill:#1f5fbf}',
].join('')

export const styleSheet =
  shapes +
  colors(light) +
  `@media screen and (prefers-color-scheme:dark){${colors(dark)}}` +
  `@media print{.background{fill:none}${colors(paper).replace('.background,.hollow', '.hollow')}}`

/** The width of every picture: a phone shows 13 units of it as 11 pixels. */
export const pictureWidth = 420

/** Sizes of the classes above, in units of the picture, with space for bold letters. */
export const fontSizes = {
  heading: { size: 20, estimated: 22, line: 26 },
  name: { size: 15, estimated: 16, line: 18 },
  note: { size: 13, estimated: 13, line: 16 },
} as const
