/** A receiver of webhooks: `WEBHOOK_SECRET=whsec_... PORT=8080 node examples/receiveWebhooks.js`. */
import { verifyWebhook } from 'committee-boat/client'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const known = new Set()

createServer(async (request, response) => {
  try {
    const secret = process.env.WEBHOOK_SECRET ?? ''
    const event = await verifyWebhook(await buffer(request), request.headers, secret)
    response.writeHead(204).end()
    if (known.has(event.id)) return
    known.add(event.id)
    console.log(event.type, event.subject, JSON.stringify(event.data))
  } catch (error) {
    response.writeHead(400).end(String(error))
  }
}).listen(Number(process.env.PORT ?? 8080))
