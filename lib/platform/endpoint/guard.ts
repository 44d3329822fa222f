import type { Failure, Sentence } from '#values/failure.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { ObjectType } from '#values/objectTypes.ts'
import type { Context } from './context.ts'

export interface InputObject {
  /** A fixed type, or the name of the input that contains the type. */
  readonly type: ObjectType | { readonly from: string }
  readonly id: InputId
}

/** The input with the id, or those with its parts. Without the input of `callerOr`, the object is the caller. */
export type InputId = string | readonly string[] | { readonly callerOr: string }

/** Allows callers with permission for one of the actions on the object. */
export interface ObjectGuard extends InputObject {
  readonly kind: 'object'
  readonly actions: readonly [string, ...string[]]
  /** Returns the detail of a refusal that existing clients know, from the name or the id. */
  readonly refusal?: (nameOrId: string) => Sentence
}

/** Allows the caller whose name the input contains. The use case decides what they may do. */
interface SelfGuard {
  readonly kind: 'self'
  /** The name of the input with the user name. */
  readonly input: string
}

/** Allows callers by a rule of a subject about the object. */
export interface RuleGuard extends InputObject {
  readonly kind: 'rule'
  /** For OpenAPI. */
  readonly title: string
  /** The rule that allowed the request, for the log. */
  readonly rule: string
  readonly allows: (
    context: Context,
    object: ObjectReference,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<boolean>
}

/** Allows everybody who sends the secret of the object. */
export interface SecretGuard extends Omit<RuleGuard, 'kind'> {
  readonly kind: 'secret'
  /** The name of the input with the secret. */
  readonly input: string
}

/** A guard that can allow what the first one of a list refuses. */
export type OtherGuard = ObjectGuard | SelfGuard | SecretGuard | RuleGuard

/** Checked after the input: existing clients expect the errors of the input first. */
interface AfterInputGuard extends InputObject {
  readonly kind: 'after-input'
  readonly type: ObjectType
  /** One action, or another one if the input with this name is true. */
  readonly action:
    | string
    | { readonly ifTrue: string; readonly then: string; readonly otherwise: string }
  /** Requires authentication, before the input is checked. */
  readonly isForUsers?: true
  /** Returns the failure for an object that does not exist, to callers who are signed in. */
  readonly missing: (input: Readonly<Record<string, unknown>>) => Failure
}

/** Requires authentication, and after the input was found valid, a rule about what the caller made. */
interface AuthorGuard {
  readonly kind: 'author'
  /** For OpenAPI. */
  readonly title: string
  /** @throws Failure for other callers. The use case reports an object that does not exist. */
  requireAuthor(context: Context, input: object): Promise<void>
}

export type OneGuard =
  /** Everybody is allowed, with or without credentials. */
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  /** Everybody is allowed. The response is about the permissions of the caller. */
  | { readonly kind: 'question' }
  /** Requires permission to create an object of the type. */
  | { readonly kind: 'type'; readonly type: ObjectType }
  /** Everybody is allowed. The use case omits objects that the caller has no permission to see. */
  | { readonly kind: 'each'; readonly type: ObjectType; readonly action: string }
  | AfterInputGuard
  | AuthorGuard
  | ObjectGuard

/** One guard of a list must allow; the first one refuses. No default, so that no endpoint is unprotected. */
export type Guard = OneGuard | readonly [ObjectGuard, ...OtherGuard[]]

/** The guard that refuses, and the others that can allow the request too. */
export const guardsIn = (guard: Guard): readonly [OneGuard, ...OtherGuard[]] =>
  'kind' in guard ? [guard] : guard
