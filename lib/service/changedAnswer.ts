/** The response of the ownership and ACL endpoints after a change, as in the contract. */
export const changedAnswer = (responseMessage: string) => ({
  responseStatus: 'true',
  responseMessage,
})
