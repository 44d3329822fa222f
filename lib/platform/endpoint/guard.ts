/** The permission check of an endpoint, as its declaration names it. */
import type { Failure } from '#values/failure.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { ObjectType } from '#values/objectTypes.ts'
import type { Context } from './context.ts'

/** The object that the input identifies. */
export interface InputObject {
  /** A fixed type, or the name of the input that contains the type. */
  readonly type: ObjectType | { readonly from: string }
  /**
   * The name of the input that contains the id, or the names of the inputs that contain its parts.
   */
  readonly id: string | readonly string[]
}

/** A rule of a subject that replaces the permission for an object. */
export interface OtherRule {
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

/** A secret that replaces the permission for an object. */
export interface SecretRule extends OtherRule {
  /** The name of the input with the secret. */
  readonly input: string
}

/**
 * The permission check of an endpoint. There is no default, so that no endpoint is unprotected by
 * mistake.
 */
export type Guard =
  /** Everybody is allowed, with or without credentials. */
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  /** Everybody is allowed. The response is about the permissions of the caller. */
  | { readonly kind: 'question' }
  /** Requires permission to create an object of the type. */
  | { readonly kind: 'type'; readonly type: ObjectType }
  /** Requires permission for one of the actions on the object. */
  | (InputObject & {
      readonly kind: 'object'
      readonly actions: readonly [string, ...string[]]
      /** Without an id in the input, the object is the caller. */
      readonly orCaller?: true
      /**
       * The name of the input with a user name. If that is the caller, who has no permission, the use
       * case decides instead.
       */
      readonly orSelf?: string
      /** The right secret allows everybody. */
      readonly orSecret?: SecretRule
      /** Another rule that allows callers without the permission. */
      readonly orRule?: OtherRule
      /** Another object of the input: permission for the same actions on it is enough. */
      readonly orOn?: InputObject
      /** Returns the detail of a refusal that existing clients know, from the name or the id. */
      readonly refusedWith?: (nameOrId: string) => string
    })
  /**
   * Requires permission for the action on the object, after the input was found valid: existing
   * clients expect the errors of the input first.
   */
  | (InputObject & {
      readonly kind: 'after-input'
      readonly type: ObjectType
      readonly action: string
      /** The action instead, if the input with this name is true. */
      readonly instead?: { readonly ifTrue: string; readonly action: string }
      /** Requires authentication, before the input is checked. */
      readonly isForUsers?: true
      /** Returns the failure for an object that does not exist, to callers who are signed in. */
      readonly missing: (input: Readonly<Record<string, unknown>>) => Failure
    })
  /** Everybody is allowed. The use case omits objects that the caller has no permission to see. */
  | { readonly kind: 'each'; readonly type: ObjectType; readonly action: string }
