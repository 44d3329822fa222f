/** The state that the requests of a process share, and that use cases read and change. */
import { type PasswordHashing, passwordHashing } from '#authentication/passwordHash.ts'
import { VerifiedPasswords } from '#authentication/verifiedPasswords.ts'

export interface ProcessState {
  readonly passwordHashing: PasswordHashing
  readonly verifiedPasswords: VerifiedPasswords
  readonly shared: SharedValues
}

/** A value of a process that a subject declares. It is created when it is first used. */
export interface SharedValue<Value> {
  readonly create: () => Value
}

class SharedValues {
  readonly #values = new Map<SharedValue<unknown>, unknown>()

  of<Value>(shared: SharedValue<Value>): Value {
    if (!this.#values.has(shared)) this.set(shared, shared.create())
    return this.#values.get(shared) as Value
  }

  /** Tests replace what leaves the process. */
  set<Value>(shared: SharedValue<Value>, value: Value): void {
    this.#values.set(shared, value)
  }
}

/** @param hashing tests pass one that costs less */
export const newProcessState = (hashing = passwordHashing()): ProcessState => ({
  passwordHashing: hashing,
  verifiedPasswords: new VerifiedPasswords(),
  shared: new SharedValues(),
})
