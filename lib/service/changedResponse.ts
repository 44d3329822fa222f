/** The response of the ownership and ACL endpoints after a change, as in the contract. */
export const changedResponse = (responseMessage: string) => ({
  responseStatus: 'true',
  responseMessage,
})
