/** Everything that AWS would refuse in a template, found without an account. */
import { CelEngine } from '@aws/cloudformation-validate'
import type { SplitStack } from './nested.ts'
import { type Rule, rules, stackRules } from './rules.ts'
import type { Template } from './template.ts'

/**
 * @param template of the whole service, before it was split
 * @returns a sentence for each error, none for valid templates
 */
export const validateStacks = (
  template: Template,
  { parent, children }: SplitStack,
): readonly string[] => [
  ...[parent, ...Object.values(children)].flatMap((stack) => [
    ...schemaErrors(stack),
    ...faultsOf(stackRules, stack),
  ]),
  ...faultsOf(rules, template),
]

const faultsOf = (checked: readonly Rule[], template: Template): readonly string[] =>
  checked.flatMap(({ name, faults }) => faults(template).map((fault) => `${fault} (${name})`))

/** A value that is not in the list of AWS, such as a runtime. The package only warns of it. */
const unknownValue = 'W3030'

/** Both engines of the package have the same rules. This one starts in half the time. */
const schemaErrors = (template: Template): readonly string[] => {
  const engine = new CelEngine()
  try {
    const path = 'cloudformation-template.json'
    const file = { path, readBytes: () => Buffer.from(JSON.stringify(template)) }
    const { diagnostics } = engine.validateStandard(file, { severityLevel: 'WARN' })
    return diagnostics
      .filter(({ ruleId }) => !ruleId.startsWith('W') || ruleId === unknownValue)
      .map(({ ruleId, message, entity }) => {
        return `${entity?.logicalId ?? 'Template'}: ${message} (${ruleId})`
      })
  } finally {
    engine.free()
  }
}
