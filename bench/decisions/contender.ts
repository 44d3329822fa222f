/** What decides, for the benchmark of decisions. */

/** What is asked, in the form that the contender takes. */
export interface Check {
  readonly type: string
  readonly action: string
  readonly id: string
  /** `TYPE:ACTION:id` */
  readonly text: string
}

/** The permissions of each role, as texts such as `EVENT,REGATTA:READ:kiel`. */
export type Roles = readonly (readonly string[])[]

export type Ask = (check: Check) => boolean

/** What a contender exports. */
export type MakeReady = (roles: Roles) => Ask | Promise<Ask>
