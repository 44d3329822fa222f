/** Bugs in authentication. */
import type { PlantedBug } from './plantedBug.ts'

export const signInBugs: readonly PlantedBug[] = [
  {
    name: 'The generation of a token is ignored',
    rule: 'A replaced access token is invalid from then on.',
    file: 'lib/service/security/authentication.ts',
    text: 'user?.userId === claim.userId && user.accessTokenGeneration === claim.generation',
    replacement: 'user?.userId === claim.userId',
    tests: ['tests/functions/tokens.test.ts'],
  },
  {
    name: 'The generation of a session is ignored',
    rule: 'A new password ends all sessions of its user.',
    file: 'lib/service/security/authentication.ts',
    text: '    user.sessionGeneration === session.sessionGeneration &&\n',
    replacement: '',
    tests: ['tests/functions/revocation.test.ts'],
  },
  {
    name: 'The code of a token is not checked',
    rule: 'An access token is valid only if it was made with a key of the service.',
    file: 'lib/domain/session/accessToken.ts',
    text: 'key === undefined || !timingSafeEqual(macOf(key, body), signed.subarray(-macBytes))',
    replacement: 'key === undefined || macOf(key, body).length !== macBytes',
    tests: ['tests/functions/tokens.test.ts'],
  },
  {
    name: 'A retired key stays in use',
    rule: 'Tokens and cursors made with a removed key are invalid from then on.',
    file: 'lib/http/tokenKeyFile.ts',
    text: 'if (now - readAt > tokenKeysAgeMillisMax) {',
    replacement: 'if (now < readAt) {',
    tests: ['tests/proofs/rotation.test.ts'],
  },
  {
    name: 'Failures to sign in are not counted',
    rule: 'Who guesses passwords has to wait longer and longer.',
    file: 'lib/store/entities/signInFailures.ts',
    text: "'failures < :free',",
    replacement: "'failures >= :free OR failures < :free',",
    tests: ['tests/functions/signInPace.test.ts'],
  },
  {
    name: 'A page of another site may act',
    rule: 'What a browser adds by itself makes nobody act whom another site leads.',
    file: 'lib/http/middleware/crossSiteCheck.ts',
    text: "if (site !== undefined && !ownSites.has(site)) return 'foreign'",
    replacement: '',
    tests: ['tests/functions/crossSite.test.ts'],
  },
]
