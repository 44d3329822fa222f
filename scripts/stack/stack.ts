/** The steps of `scripts/packagePlugin.js`. */
export { shapeTemplate } from './shape.ts'
export { validateTemplate } from './validate.ts'
