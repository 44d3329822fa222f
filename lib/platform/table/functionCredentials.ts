/** AWS passes credentials in the environment. The other sources of the SDK are a third of a bundle. */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
