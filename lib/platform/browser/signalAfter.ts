/** Ends a request that takes longer. Older browsers do not have this signal. */
export const signalAfter = (millis: number) =>
  (AbortSignal as Partial<typeof AbortSignal>).timeout?.(millis) ?? null
