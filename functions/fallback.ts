/**
 * The function that contains all other functions. It handles requests for which the gateway has no
 * route.
 */
import { serveFallback } from '#endpoint/serveFallback.ts'
import { endpoints } from './routes.ts'

export const handler = serveFallback(endpoints)
