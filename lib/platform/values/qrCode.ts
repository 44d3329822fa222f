import { encodeQR } from 'qr'
import { escaped } from './escaped.ts'

/** Scanners need an empty border of four modules (ISO/IEC 18004). */
const border = 4

/** Draws a link as a QR code, dark on white also in dark mode. */
export const drawQrCode = (link: string, title: string): string => {
  const rows = encodeQR(link, 'raw', { border, ecc: 'medium' })
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  const size = rows.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${8 * size}" ` +
    `height="${8 * size}" shape-rendering="crispEdges" role="img"><title>${escaped(title)}</title>` +
    `<desc>${escaped(link)}</desc>` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  )
}
