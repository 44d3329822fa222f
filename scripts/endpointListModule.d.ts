/** The module of `endpointList.js`. */
declare module 'committee-boat:endpoints' {
  /** By folder and name. */
  const endpoints: readonly import('#endpoint/endpoint.ts').Endpoint[]
  export default endpoints
}
