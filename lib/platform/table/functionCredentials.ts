/**
 * Replaces the credential search of the SDK in the bundles of functions. AWS passes credentials to
 * a function in its environment. The other sources of the SDK (profiles, single sign-on, instance
 * metadata) are a third of a bundle, and do not exist in a function.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
