/** Reads QR codes as a camera does. */
import type { Locator } from 'playwright-core'
import { decodeQR } from 'qr/decode.js'

/** Reads the QR code from the pixels of the page. */
export const scan = async (code: Locator) => {
  const picture = (await code.screenshot()).toString('base64')
  const image = await code.page().evaluate(async (data) => {
    const element = new Image()
    element.src = `data:image/png;base64,${data}`
    await element.decode()
    const { naturalWidth: width, naturalHeight: height } = element
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas?.drawImage(element, 0, 0)
    return { width, height, data: [...(canvas?.getImageData(0, 0, width, height).data ?? [])] }
  }, picture)
  return decodeQR({ ...image, data: Uint8ClampedArray.from(image.data) })
}
