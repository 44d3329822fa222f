/** Decides calls to DynamoDB by the policies of a role, as IAM does. */
import type { Template } from '../../../../scripts/stack/template.ts'

export interface Statement {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Resource: unknown
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** One permission that a call needs. */
export interface Need {
  readonly action: string
  readonly resource: 'table' | 'index'
  /** The partition keys of the call, if it names any. */
  readonly keys: readonly string[] | undefined
}

interface Operation {
  readonly Key?: { readonly PK?: { readonly S?: string } } | undefined
  readonly Item?: { readonly PK?: { readonly S?: string } }
  readonly IndexName?: string
  readonly RequestItems?: Readonly<Record<string, { readonly Keys?: readonly Operation['Key'][] }>>
  readonly TransactItems?: readonly Readonly<Record<string, Operation>>[]
}

export const statementsOf = (template: Template, role: string): readonly Statement[] => {
  const policies = template.Resources[role]?.Properties.Policies as
    | readonly { readonly PolicyDocument: { readonly Statement: readonly Statement[] } }[]
    | undefined
  return (policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
}

const keyOf = ({ Key, Item }: Operation): string => (Key ?? Item)?.PK?.S ?? ''

const actionOfPart: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
}

/**
 * A transaction needs the permission of each of its parts.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 */
export const needsOf = (operation: string, body: Operation): readonly Need[] => {
  const { TransactItems, RequestItems, IndexName } = body
  if (TransactItems !== undefined) {
    return TransactItems.flatMap((item) =>
      Object.entries(item).map(([part, each]) => ({
        action: `dynamodb:${actionOfPart[part] ?? part}`,
        resource: 'table' as const,
        keys: [keyOf(each)],
      })),
    )
  }
  const keys =
    RequestItems === undefined
      ? [keyOf(body)].filter((key) => key !== '')
      : Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys.map((Key) => keyOf({ Key })))
  return [
    {
      action: `dynamodb:${operation}`,
      resource: IndexName === undefined ? 'table' : 'index',
      keys: keys.length === 0 ? undefined : keys,
    },
  ]
}

export const isAllowed = (statements: readonly Statement[], need: Need): boolean =>
  statements.some(
    ({ Effect, Action, Resource, Condition = {} }) =>
      Effect === 'Allow' &&
      [Action].flat().includes(need.action) &&
      resourcesIn(Resource).includes(need.resource) &&
      Object.entries(Condition).every(([operator, test]) => holds(operator, test, need.keys)),
  )

/** The table is written as `Fn::GetAtt`, the index as `Fn::Join` of its ARN. */
const resourcesIn = (resource: unknown): readonly string[] =>
  [resource].flat().map((each) => {
    const text = JSON.stringify(each)
    if (text.includes('Fn::Join') && text.includes('index/ByType')) return 'index'
    return text === '{"Fn::GetAtt":["Table","Arn"]}' ? 'table' : 'other'
  })

const holds = (
  operator: string,
  test: Readonly<Record<string, unknown>>,
  keys: readonly string[] | undefined,
): boolean => {
  const [[name, value] = ['', undefined], ...others] = Object.entries(test)
  if (name !== 'dynamodb:LeadingKeys' || others.length > 0) throw new Error(`unknown key ${name}`)
  switch (operator) {
    case 'Null':
      return String(keys === undefined) === value
    // Holds for a request without keys too, as in IAM.
    case 'ForAllValues:StringLike':
      return (keys ?? []).every((key) =>
        (value as readonly string[]).some((pattern) => isLike(key, pattern)),
      )
    default:
      throw new Error(`unknown operator ${operator}`)
  }
}

const isLike = (text: string, pattern: string): boolean =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern
