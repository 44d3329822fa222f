/** The paths of courses, and of the marks of the inventory. */
export const courses = '/sailingserver/api/v1/courseconfiguration'
export const inventory = '/sharedsailingserver/api/v1/markproperties'
