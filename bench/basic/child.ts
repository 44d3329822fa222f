/** Checks a password in a process of its own: the first time, and again. */
import { passwordHashing } from '../../lib/service/authentication/passwordHash.ts'
import { VerifiedPasswords } from '../../lib/service/authentication/verifiedPasswords.ts'
import { processorRate } from '../measuring/processorTime.ts'

const password = 'reaching-on-port-7'
const hashing = passwordHashing()
const verified = new VerifiedPasswords()
const storedHash = await hashing.hash(password)
const attempt = { userName: 'anna', password, network: '192.0.2.1', storedHash }
const verify = () => hashing.check(password, storedHash)
const nowMillis = Date.now()

const begun = performance.now()
if (!(await verified.verifyOnce(attempt, nowMillis, verify)))
  throw new Error('the password is wrong')
const first = (performance.now() - begun) * 1000
const perSecond = await processorRate((size) => async () => {
  for (let done = 0; done < size; done += 1) {
    await verified.verifyOnce(attempt, nowMillis, verify)
  }
  return size
})
console.log(JSON.stringify({ first, again: 1e6 / perSecond }))
