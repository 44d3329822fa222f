/** A course around one mark of the regatta, in the form of a request. */
export const plainCourse = (name: string, markId: string) => ({
  name,
  markConfigurations: [{ id: 'top', markId }],
  waypoints: [{ passingInstruction: 'Port', markConfigurationIds: ['top'] }],
})
