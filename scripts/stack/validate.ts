/** Everything that AWS would refuse in a template, found without an account. */
import { CelEngine } from '@aws/cloudformation-validate'
import { rules } from './rules.ts'
import type { Template } from './template.ts'

/** @returns a sentence for each error, none for a valid template */
export const validateTemplate = (template: Template): readonly string[] => [
  ...schemaErrors(template),
  ...rules.flatMap(({ name, faults }) => faults(template).map((fault) => `${fault} (${name})`)),
]

/** Both engines of the package have the same rules. This one starts in half the time. */
const schemaErrors = (template: Template): readonly string[] => {
  const engine = new CelEngine()
  try {
    const path = 'cloudformation-template.json'
    const file = { path, readBytes: () => Buffer.from(JSON.stringify(template)) }
    const { diagnostics } = engine.validateStandard(file, { severityLevel: 'ERROR' })
    return diagnostics.map(
      ({ ruleId, message, entity }) => `${entity?.logicalId ?? 'Template'}: ${message} (${ruleId})`,
    )
  } finally {
    engine.free()
  }
}
