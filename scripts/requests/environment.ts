/** The environment of functions and of the SDK, without an AWS account. */

export const withoutRateLimits = {
  SIGN_IN_FAILURES_PER_NETWORK: '100000000',
  RATE_LIMIT_PER_SUBJECT: '0',
  RATE_LIMIT_PER_NETWORK: '0',
  RATE_LIMIT_DEFINITIONS: '0',
  RATE_LIMIT_PER_CONNECTION: '0',
} as const

export const sdkEnvironment = {
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: 'eu-central-1',
  // Suppresses warnings of the SDK about versions of Node.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
} as const

export const localEnvironment = {
  ...sdkEnvironment,
  TOKEN_KEY: 'the token key of the benchmarks, which is not a secret',
  ...withoutRateLimits,
} as const
