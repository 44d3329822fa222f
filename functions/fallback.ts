/** The one function that knows all the others: it answers what the gateway has no route for. */
import { serveFallback } from '../lib/http/serveFallback.ts'
import { endpoints } from './routes.ts'

export const handler = serveFallback(endpoints)
