/**
 * Takes the place of the SDK's own search for credentials in the bundles of functions. AWS gives
 * a function its credentials in its environment. What else the SDK would search, profiles, single
 * sign-on and the metadata of machines, is a third of a bundle, and a function has none of them.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
