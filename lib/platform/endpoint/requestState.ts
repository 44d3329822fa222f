/** `request.internal` of Middy. The comments name the middleware that sets a field marked with `!`. */
import type { InputError } from '#values/failure.ts'
import type { ProcessorMark } from './processorTime.ts'
import type { NetworkPolicy, Rate } from './rateLimits.ts'
import type { Context } from './context.ts'
import { requestCache } from '#values/requestCache.ts'
import type { RequestEnd } from '#authentication/passwordHash.ts'
import type { Credentials, UnverifiedUser } from '#authentication/authentication.ts'
import type { DefinitionCache } from '#access/items/definitionCache.ts'
import type { Item } from '#table/items.ts'
import type { WriteBuffer } from '#table/writeBuffer.ts'
import type { Store } from '#table/store.ts'
import type { GatheredInput, ParsedBody } from './input.ts'

export class RequestState {
  /** Keeps results of expensive work for the retries of the request. */
  readonly requestCache = requestCache()
  /** The stores of all attempts. The log contains the number of their calls. */
  readonly stores: Store[] = []
  /** A signal that the client has closed the connection, from a gateway that tells it. */
  readonly connection: AbortSignal | undefined
  /** The number of calls to the table for rate limits. */
  rateLimitCalls = 0

  /** requestLog: in milliseconds of `performance.now()`. */
  startedAt!: number
  /** networkRateLimit: the use of the processor at most 100 ms before the request. */
  processorMark!: ProcessorMark
  /** networkRateLimit: the share of the network that the request counts for. */
  networkPolicy!: NetworkPolicy
  /** networkRateLimit: the exceeded limit of a request with an access token or a session. */
  networkExcess?: Rate
  /** networkRateLimit: pending until the table has returned the count of the network. */
  networkCount?: Promise<void>
  /** networkRateLimit, subjectRateLimit, definitionRateLimit: the limits that counted the request. */
  rates?: readonly Rate[]
  /** problemDetails */
  failure?: unknown
  /** deadline: aborted when the request has no time left. */
  signal!: AbortSignal
  readonly deadlineTimers: NodeJS.Timeout[] = []
  /** deadline: the end of work that waits for its turn. */
  end!: RequestEnd

  /** pathEnding: the representation that the ending of the path selects. */
  alternative?: { readonly ending: string; readonly mediaType: string }
  /** bodyParser */
  body!: ParsedBody
  /** inputValidation: the input as it was sent. */
  input!: GatheredInput
  /** inputValidation */
  inputErrors!: readonly InputError[]
  /** inputValidation: the errors that the use case reports. */
  formErrors!: readonly InputError[]
  /** inputValidation, suggestions: the ignored names of parameters and inside of documents. */
  misspelled: readonly InputError[] = []
  /** inputValidation: complete and of the right types if there are no errors. */
  value!: Readonly<Record<string, unknown>>
  /** inputValidation */
  isDryRun?: boolean
  /** credentials: not verified, except for the signature of an access token. */
  credentials!: Credentials
  /** idempotencyKey: absent for a request that is not idempotent. */
  idempotent?: IdempotentRequest | undefined

  /** unitOfWork: absent when writes go to the table at once. */
  writeBuffer?: WriteBuffer | undefined
  /** unitOfWork */
  store!: Store
  /** unitOfWork */
  definitions!: DefinitionCache
  /** authentication: the reads of `load`. */
  loading?: Loading | undefined
  /** authentication */
  context!: Context
  /** authentication: the write of the time at which the session or the token was used. */
  recordingUse?: Promise<void> | undefined
  /** authentication: the request has the cookie of an expired session. */
  sessionIsOver?: boolean
  /** authentication: the version of the key that signed the access token. */
  tokenKey?: number
  /** authentication: the user name. */
  subject?: string
  /** authorization */
  decision?: string
  /** authorization: the rule that allowed the request. */
  rule?: string
  /** useCase: what the use case returned. */
  result: unknown

  constructor(connection?: AbortSignal) {
    this.connection = connection
  }
}

/** The input and the user for which the reads began. */
export interface Basis {
  readonly value: RequestState['value']
  readonly user: UnverifiedUser
}

export interface Loading {
  readonly basis: Basis
  readonly result: Promise<unknown>
}

export interface IdempotentRequest {
  readonly key: string
  readonly leaseId: string
  lease?: Item | undefined
}
