/** Baseline: an empty handler. */
import { toGateway } from './gateway.ts'

export const handler = () => Promise.resolve(toGateway({ status: 200, body: {} }))
