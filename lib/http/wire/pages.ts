/** Lists in pages. */
import { pageSizeMax } from '../../../schemas/page.ts'
import type { Context } from '../../service/context.ts'
import type { ListRange } from '../../service/listReadable.ts'
import { EndpointResult, type EndpointRequest } from '../endpoint.ts'

type Page<Entry> = Promise<{ readonly entries: Entry[]; readonly next?: string | undefined }>

/** Runs a list that may have more pages. */
export const inPages =
  <Input extends Partial<ListRange>, Entry>(
    list: (context: Context, range: ListRange, input: Input) => Page<Entry>,
  ) =>
  async ({ context, input }: EndpointRequest<Input>): Promise<EndpointResult<Entry[]>> => {
    const { limit = pageSizeMax, cursor } = input
    const { entries, next } = await list(context, { limit, cursor }, input)
    return new EndpointResult(entries, { next })
  }
