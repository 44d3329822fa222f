import type { StreamEvent, StreamResult } from '../../store/streamRecords.ts'

export const writeFeed = (
  { count }: { readonly count: (figure: string, number: number) => void },
  { Records }: StreamEvent,
): Promise<StreamResult> => {
  count('records', Records.length)
  return Promise.resolve({ batchItemFailures: [] })
}
