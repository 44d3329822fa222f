/** The base paths of the groups of endpoints. */
export const S = '/security/api/restsecurity'
export const V = '/sailingserver/api/v1'
export const H = '/sharedsailingserver/api/v1'
export const L = '/landscape/api/landscape'
