/** The environment of functions and of the SDK. */
export const localEnvironment = {
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_REGION: 'eu-central-1',
  // Suppresses warnings of the SDK about versions of Node.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  TOKEN_KEY: 'the token key of the benchmarks, which is not a secret',
  SIGN_IN_FAILURES_PER_NETWORK: '100000',
  RATE_LIMIT_PER_SUBJECT: '0',
  RATE_LIMIT_PER_NETWORK: '0',
  RATE_LIMIT_DEFINITIONS: '0',
} as const
