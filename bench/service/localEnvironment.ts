/** What functions and the SDK want to know, and what does not matter here. */
export const localEnvironment = {
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_REGION: 'eu-central-1',
  // The SDK has much to say about versions of Node.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  TOKEN_KEY: 'the token key of the benchmarks, which is no secret',
  SIGN_IN_FAILURES_PER_NETWORK: '100000',
  RATE_LIMIT_PER_SUBJECT: '0',
  RATE_LIMIT_PER_NETWORK: '0',
  RATE_LIMIT_DEFINITIONS: '0',
} as const
