import { createServer, type AddressInfo } from 'node:net'

/**
 * Asks the system for a port that is free now. Another program may take it before it is used, so
 * whoever can be told to use port 0 instead should be.
 */
export function freePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1')
}

/** @throws {NodeJS.ErrnoException} EADDRINUSE and the like, when nobody can listen there now */
export function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host }, () => {
      const { port: taken } = server.address() as AddressInfo
      server.close(() => {
        resolve(taken)
      })
    })
  })
}
