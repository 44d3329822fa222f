/** Sends bytes to a port, and reads the response until the connection closes. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** @param lines of the head; `Host` and `Connection: close` are added unless a line has the header */
export const rawRequest = async (
  port: number,
  [first = '', ...lines]: readonly string[],
  body: string | Buffer = '',
): Promise<string> => {
  const has = (name: string) => lines.some((line) => line.toLowerCase().startsWith(`${name}:`))
  const head = [
    first,
    ...(has('host') ? [] : ['Host: localhost']),
    ...(has('connection') ? [] : ['Connection: close']),
    ...(body === '' || has('transfer-encoding') || has('content-length')
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...lines,
  ]
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The service may respond and close before it has read everything.
  socket.on('error', () => undefined)
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return text(socket)
}
