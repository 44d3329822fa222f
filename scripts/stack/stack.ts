/** The steps of `scripts/packagePlugin.js`. */
export { templateFile } from './nested.ts'
export { shapeTemplate, stateOf } from './shape.ts'
export { validateStacks } from './validate.ts'
