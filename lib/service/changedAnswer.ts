/** What the endpoints of ownership and ACL answer when they changed something (the contract). */
export const changedAnswer = (responseMessage: string) => ({
  responseStatus: 'true',
  responseMessage,
})
