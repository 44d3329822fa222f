/** Bugs in authentication. */
import type { PlantedBug } from './plantedBug.ts'

export const signInBugs: readonly PlantedBug[] = [
  {
    name: 'The generation of a token is ignored',
    rule: 'A replaced token is refused.',
    file: 'lib/service/authentication/authentication.ts',
    text: 'user?.userId === credentials.userId && user.accessTokenGeneration === credentials.generation',
    replacement: 'user?.userId === credentials.userId',
    tests: ['tests/functions/tokens.test.ts'],
  },
  {
    name: 'The generation of a session is ignored',
    rule: 'A new password ends all sessions of its user.',
    file: 'lib/service/authentication/authentication.ts',
    text: '    user.sessionGeneration === session.sessionGeneration &&\n',
    replacement: '',
    tests: ['tests/whole/revocation.test.ts'],
  },
  {
    name: 'The MAC of a token is not verified',
    rule: 'A token is valid only if a key of the service has signed it.',
    file: 'lib/domain/session/accessToken.ts',
    text: 'key === undefined || !timingSafeEqual(macOf(key, body), signed.subarray(-macBytes))',
    replacement: 'key === undefined || macOf(key, body).length !== macBytes',
    tests: ['tests/functions/tokens.test.ts'],
  },
  {
    name: 'A removed key stays in use',
    rule: 'Tokens and cursors of a removed key are refused.',
    file: 'lib/http/tokenKeyFile.ts',
    text: 'if (now - readAt > tokenKeysAgeMillisMax) {',
    replacement: 'if (now < readAt) {',
    tests: ['tests/proofs/rotation.test.ts'],
  },
  {
    name: 'Failed sign-ins are not counted',
    rule: 'The delay between failed sign-ins grows.',
    file: 'lib/store/entities/signInFailures.ts',
    text: "'failures < :free',",
    replacement: "'failures >= :free OR failures < :free',",
    tests: ['tests/functions/signInPace.test.ts'],
  },
  {
    name: 'A page of another site can write',
    rule: 'A cross-site request with credentials that the browser adds is refused.',
    file: 'lib/http/middleware/crossSiteCheck.ts',
    text: "if (site !== undefined && !ownSites.has(site)) return 'foreign'",
    replacement: '',
    tests: ['tests/functions/crossSite.test.ts'],
  },
]
