/** Methods by which a request may carry an `Idempotency-Key`. */
export const repeatableMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])
